import { describe, expect, it } from 'vitest';
import { extensionPoints } from '../../../core/extension-points.ts';
import { MarketsFolder } from './markets-folder.ts';

const uk = 'uk/manifest.json';

/** The points of the server that stand for somebody outside. */
const outside = ['payment-gateway'] as const;

type Entries = readonly { readonly id: string }[];

describe('the points of the server', () => {
  it.each(outside)(
    'have %s, with a contract, and a market of the sample fills it [ENG-20]',
    async (point) => {
      const { loads, purpose, calls } = extensionPoints[point];
      expect(loads).toBe('server');
      expect(purpose).toMatch(/without one/);
      expect(Object.keys(calls).length).toBeGreaterThan(0);
      for (const { market } of await new MarketsFolder().load()) {
        expect(market.extensions.all(point)).toHaveLength(1);
      }
    },
  );

  it('are filled by no sandbox where sandboxes are closed [ENG-20, GTW-03]', async () => {
    for (const { market } of await new MarketsFolder().load({ isSandboxOpen: false })) {
      for (const point of outside) expect(market.extensions.all(point)).toEqual([]);
    }
  });
});

describe('a name of somebody outside that no plugin of the market brings', () => {
  it('stops the start where it is the gateway, with the nearest [ENG-29]', async () => {
    const folder = new MarketsFolder();
    folder.change(uk, (manifest) => ({
      ...manifest,
      payments: {
        ...(manifest['payments'] as object),
        gateway: 'sandbx',
        gateways: { paypal: 'sanbdox', microform: 'sandbox' },
      },
    }));
    const file = 'markets/uk/manifest.json';
    const expected = expect.stringContaining('payment gateway');
    expect(await folder.problems()).toMatchObject([
      { file, pointer: '/payments/gateway', expected, found: '"sandbx"', nearest: 'sandbox' },
      { file, pointer: '/payments/gateways/paypal', found: '"sanbdox"', nearest: 'sandbox' },
    ]);
  });

  it('stops the start where it is the plugin itself, with the nearest [ENG-29]', async () => {
    const folder = new MarketsFolder();
    const index = (manifest: { readonly [key: string]: unknown }) =>
      (manifest['plugins'] as Entries).findIndex(({ id }) => id === 'sandbox-gateway');
    let at = -1;
    folder.change(uk, (manifest) => {
      at = index(manifest);
      const plugins = (manifest['plugins'] as Entries).with(at, { id: 'sandbox-gatway' });
      return { ...manifest, plugins };
    });
    expect(await folder.problems()).toContainEqual(
      expect.objectContaining({ pointer: `/plugins/${at}/id`, nearest: 'sandbox-gateway' }),
    );
  });
});
