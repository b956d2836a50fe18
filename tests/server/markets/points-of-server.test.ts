import { describe, expect, it } from 'vitest';
import { extensionPoints } from '../../../core/extension-points.ts';
import { MarketsFolder } from './markets-folder.ts';

const uk = 'uk/manifest.json';

/** The points of the server that stand for somebody outside. */
const outside = [
  'payment-gateway',
  'mailer',
  'sms-sender',
  'point-of-sale',
  'identity-provider',
] as const;

/** Markets of the sample that fill a point, where not all of them do. */
const markets: Readonly<Record<string, readonly string[]>> = {
  'sms-sender': ['in'],
  'identity-provider': ['ca', 'uk'],
};

type Entries = readonly { readonly id: string }[];

describe('the points of the server', () => {
  it.each(outside)(
    'have %s, with a contract, and a market of the sample fills it',
    async (point) => {
      const { loads, purpose, calls } = extensionPoints[point];
      expect(loads).toBe('server');
      expect(purpose).toMatch(/without one/);
      expect(Object.keys(calls).length).toBeGreaterThan(0);
      const filled = (await new MarketsFolder().load()).map(({ id, market }) => [
        id,
        market.extensions.all(point).length,
      ]);
      const named = markets[point] ?? ['ca', 'fr', 'in', 'uk'];
      expect(filled).toEqual(
        ['ca', 'fr', 'in', 'uk'].map((id) => [id, named.includes(id) ? 1 : 0]),
      );
    },
  );

  it('are filled by no sandbox where sandboxes are closed [GTW-03]', async () => {
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

  it('stops the start where it is the point of sale, of one hut too, with the nearest [ENG-29]', async () => {
    const folder = new MarketsFolder();
    folder.change(uk, (manifest) => ({
      ...manifest,
      pos: { adapter: 'kitchen-simulater' },
      hutOverrides: { 'uk-1:1101': { pos: { adapter: 'kitchen-simulatr' } } },
    }));
    const nearest = 'kitchen-simulator';
    expect(await folder.problems()).toMatchObject([
      { pointer: '/pos/adapter', found: '"kitchen-simulater"', nearest },
      { pointer: '/hutOverrides/uk-1:1101/pos/adapter', found: '"kitchen-simulatr"', nearest },
    ]);
  });

  it('stops the start where it is the identity provider, of one social provider too, with the nearest [ENG-29]', async () => {
    const folder = new MarketsFolder();
    folder.change(uk, (manifest) => ({
      ...manifest,
      identity: { provider: 'sandbox-identty', providers: { apple: 'sandbox-idntity' } },
    }));
    const [file, nearest] = ['markets/uk/manifest.json', 'sandbox-identity'];
    expect(await folder.problems()).toMatchObject([
      { file, pointer: '/identity/provider', found: '"sandbox-identty"', nearest },
      { file, pointer: '/identity/providers/apple', found: '"sandbox-idntity"', nearest },
    ]);
  });

  it.each([
    ['sandbox-gateway', 'sandbox-gatway'],
    ['sandbox-mail', 'sandbx-mail'],
    ['sandbox-sms', 'sandbox-smss'],
    ['sandbox-kitchen', 'sandbox-kitchn'],
  ])('stops the start where %s is called %s, with the nearest [ENG-29]', async (id, wrong) => {
    const folder = new MarketsFolder();
    let at = -1;
    folder.change('in/manifest.json', (manifest) => {
      const plugins = manifest['plugins'] as Entries;
      at = plugins.findIndex((entry) => entry.id === id);
      return { ...manifest, plugins: plugins.with(at, { id: wrong }) };
    });
    const file = 'markets/in/manifest.json';
    expect(await folder.problems()).toContainEqual(
      expect.objectContaining({ file, pointer: `/plugins/${at}/id`, nearest: id }),
    );
  });
});
