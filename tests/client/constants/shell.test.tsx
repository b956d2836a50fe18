import { describe, expect, it } from 'vitest';
import type { Market } from '../../../core/engine/start-market.ts';
import type { JsonObject } from '../../../core/manifest/json.ts';
import { formatDistance } from '../../../client/localisation/distance.ts';
import { trackedMarket } from '../../../client/shell/tracked-market.ts';
import type { ServiceSettings } from '../../../schemas/types/manifest/services.ts';
import { Footer } from '../../../ui/pages/shell/footer.tsx';
import {
  appIn,
  disguisedAs,
  everywhere,
  inEachMarket,
  manifestWith,
  marketWith,
} from './changed-markets.ts';
import { hutOf } from '../../core/basket/sample-basket.ts';
import { marketIds, type MarketId } from '../../core/manifest/real-manifests.ts';
import { renderIn } from './render-in.tsx';

const footerOf = (market: Market, now = Date.parse('2026-03-04T12:00:00Z')): string =>
  renderIn(market, <Footer />, {
    words: { shell: { footer: { copyright: '© {{year}} {{name}}' } } },
    environment: { now: () => now },
  });

describe('the copyright line', () => {
  it('shows the current year [SHL-38]', async () => {
    const market = await marketWith('uk');
    expect(footerOf(market)).toContain('© 2026 Fornello');
    expect(footerOf(market, Date.parse('2031-07-01T12:00:00Z'))).toContain('© 2031 Fornello');
  });
});

describe('what differs between markets', () => {
  /** Everything that a customer meets differently from market to market. */
  const behaviourOf = async (market: Market) => {
    const { manifest, extensions } = market;
    const { app } = appIn(market);
    const phone = extensions.one('phone-validator');
    return {
      fields: extensions.one('address-strategy').fields,
      phones: ['07700 900123', '9876543210', '+33 6 12 34 56 78', '416 555 0123'].map((typed) =>
        phone.validate(typed),
      ),
      signIn: manifest.account.method,
      loyalty: extensions
        .all('loyalty-rules')
        .map((rules) => [1099, 1100, 5000].map((amount) => rules.earning(amount, manifest))),
      distance: formatDistance(1609.344, manifest.distance, 'en-GB'),
      sector: app.localisation.sector,
      footer: [...footerOf(market).matchAll(/href="([^"]+)"/g)].map(([, href]) => href),
    };
  };

  it.each(marketIds)(
    'follows from the manifest of %s alone: another market with its values behaves the same [SHL-02]',
    async (id: MarketId) => {
      const other = id === 'uk' ? 'fr' : 'uk';
      const asItIs = await behaviourOf(await marketWith(id));
      expect(await behaviourOf(await marketWith(other))).not.toEqual(asItIs);
      expect(await behaviourOf(await disguisedAs(other, id))).toEqual(asItIs);
    },
  );
});

describe('events', () => {
  const tracked = (sector: string) => (manifest: Market['manifest']) =>
    trackedMarket(manifest, sector);

  it('of a hut in the French sector count for France, whatever market runs [SHL-78, CST-16]', () => {
    expect(inEachMarket(tracked('fr-1'))).toEqual(everywhere('fr'));
    expect(inEachMarket(({ id }) => id)).toEqual(inEachMarket(tracked('uk-1')));
    expect(trackedMarket(manifestWith('uk'), undefined)).toBe('uk');
    const changed = manifestWith('uk', { analytics: { franceSector: 'ca-1' } });
    expect([tracked('ca-1')(changed), tracked('fr-1')(changed)]).toEqual(['ca', 'uk']);
  });

  it('about the menu are sent in the sectors that the manifest names [SHL-78]', async () => {
    const sentIn = (market: Market, sector: string) => {
      const { app, environment } = appIn(market, {}, hutOf({ sector }));
      app.menu.trackInSector('any', {});
      return environment.events.length === 1;
    };
    const market = await marketWith('uk');
    const sectors = ['uk-1', 'uk-2', 'fr-1', 'in-1', 'ca-1', 'ca-2'];
    expect(sectors.filter((sector) => sentIn(market, sector))).toEqual(['uk-1', 'uk-2']);
    const changed = await marketWith('uk', { analytics: { trackedSectors: ['uk-2'] } });
    expect(['uk-1', 'uk-2'].map((sector) => sentIn(changed, sector))).toEqual([false, true]);
  });
});

describe('the services of the payment area', () => {
  const all = {
    paypal: { clientId: 'client' },
    applePay: { merchantIdentifier: 'merchant', displayName: 'Fornello' },
    visaCheckout: { apikey: 'key' },
  } satisfies ServiceSettings;

  it('have their places in the manifest, and the shell starts with and without each [SHL-80]', async () => {
    const none = Object.fromEntries(Object.keys(all).map((name) => [name, null]));
    const changes = [{}, ...Object.entries(all).map(([name, value]) => ({ [name]: value })), all];
    for (const wanted of changes) {
      const market = await marketWith('uk', { services: { ...none, ...wanted } });
      expect(market.manifest.services).toMatchObject(wanted);
      expect(footerOf(market)).toContain('© 2026');
      expect(appIn(market).app.notifications.list).toEqual([]);
    }
  });

  it('have theirs in the options of a plugin where one takes cards and looks at the device [SHL-80]', async () => {
    const id = 'gateway-cybersource';
    const options = {
      merchantId: 'fornello',
      keyId: 'key',
      sharedSecretVariable: 'CYBERSOURCE_SECRET',
      webhookKeyVariable: 'CYBERSOURCE_WEBHOOKS',
      payerAuthHosts: ['device.example'],
    };
    const { plugins } = manifestWith('uk');
    const named = [...plugins, { id, options }] as unknown as JsonObject[];
    const market = await marketWith('uk', { plugins: named });
    expect(market.manifest.plugins).toContainEqual({
      id,
      options: expect.objectContaining(options),
    });
    expect(footerOf(market)).toContain('© 2026');
    expect(plugins.map((plugin) => plugin.id)).not.toContain(id);
  });
});
