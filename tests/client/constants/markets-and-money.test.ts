import type { MarketId } from '../../core/manifest/real-manifests.ts';
import { describe, expect, it } from 'vitest';
import { bookingLink } from '../../../client/localisation/booking-link.ts';
import { tabsOf } from '../../../client/localisation/first-tab.ts';
import { landingTarget } from '../../../client/localisation/redirect-target.ts';
import { moneyFormatter } from '../../../core/money/format-money.ts';
import { timeSlots } from '../../../core/timeslots/time-slots.ts';
import { tradingDateOf } from '../../../core/timeslots/trading-day.ts';
import { shownEta } from '../../../client/tracking/shown-eta.ts';
import type { Manifest } from '../../../schemas/types/manifest.ts';
import { hutOf } from '../../core/basket/sample-basket.ts';
import { openShop } from '../basket/open-shop.ts';
import { marketIds } from '../../core/manifest/real-manifests.ts';
import { at, hutWith } from '../../core/timeslots/sample-hours.ts';
import {
  appIn,
  everywhere,
  inEachMarket,
  inEachRunning,
  manifestWith,
  marketWith,
} from './changed-markets.ts';
import { requestIn } from './order-in.ts';
import { variantsIn } from '../experiments/sample-experiments.ts';

describe('before there is a hut', () => {
  it('the sector is the default of the market, at a table that for dine-in [CST-07]', async () => {
    expect(await inEachRunning((market) => appIn(market).app.localisation.sector)).toEqual({
      uk: 'uk-1',
      fr: 'fr-1',
      in: 'in-1',
      ca: 'ca-1',
    });
    const atTable = await inEachRunning((market) => {
      const { app } = appIn(market);
      app.localisation.setDisposition({ type: 'dinein' });
      return app.localisation.sector;
    });
    expect(atTable).toEqual({ uk: 'uk-2', fr: 'fr-1', in: 'in-1', ca: 'ca-1' });
    const changed = await marketWith('uk', { defaultSector: 'uk-2', dineInSector: 'uk-1' });
    const { app } = appIn(changed);
    expect(app.localisation.sector).toBe('uk-2');
    app.localisation.setDisposition({ type: 'dinein' });
    expect(app.localisation.sector).toBe('uk-1');
  });

  it('the disposition is the default of the market until one is chosen [CST-18]', async () => {
    const found = await inEachRunning((market) => appIn(market).app.localisation.disposition.type);
    expect(found).toEqual(everywhere('delivery'));
    const { app } = appIn(await marketWith('uk', { disposition: { default: 'collection' } }));
    expect(app.localisation.disposition.type).toBe('collection');
    app.localisation.setDisposition({ type: 'delivery' });
    expect(app.localisation.disposition.type).toBe('delivery');
  });

  it('the menu shows the tabs of the market in its order [CST-27]', async () => {
    const found = await inEachRunning((market) => appIn(market).app.menu.categories);
    expect(found.fr).toEqual(
      'deals pizzas flatzz melts sides wings desserts drinks others'.split(' '),
    );
    expect(found.uk).toHaveLength(11);
    expect(found.ca).not.toEqual(found.uk);
    const changed = await marketWith('fr', { menu: { routes: ['pizzas', 'deals'] } });
    expect(appIn(changed).app.menu.categories).toEqual(['pizzas', 'deals']);
  });
});

describe('the ways to get food', () => {
  const booking = ({ links }: Manifest) => bookingLink(links, { id: '7' });

  it('are those the market supports; a table is booked elsewhere [CST-19]', () => {
    const all = ['delivery', 'collection', 'dinein'];
    expect(inEachMarket(({ disposition }) => tabsOf(disposition.supported))).toEqual({
      ...everywhere(all),
      ca: ['delivery', 'collection'],
    });
    expect(booking(manifestWith('uk'))).toBe('https://book.example.com/fornello/uk?hut=7');
    expect(booking(manifestWith('fr'))).toBe('https://restaurants.example.com/fornello/fr');
    const changed = manifestWith('uk', { disposition: { supported: ['collection'] } });
    expect(tabsOf(changed.disposition.supported)).toEqual(['collection']);
  });
});

describe('a sector code in an order', () => {
  it('becomes the prefix it begins with [CST-08]', async () => {
    const hut = hutOf({ sector: 'SRZ-12' });
    const sectorIn = (market: Parameters<typeof requestIn>[0]) =>
      requestIn(market, { hut }).hut.sector;
    expect(await inEachRunning(sectorIn)).toEqual(everywhere('SRZ'));
    expect(sectorIn(await marketWith('uk', { sectorPrefixNormalised: 'SR' }))).toBe('SR');
    expect(sectorIn(await marketWith('uk', { sectorPrefixNormalised: 'XX' }))).toBe('SRZ-12');
  });
});

describe('the currency', () => {
  it('of everything priced is that of the market [CST-10]', async () => {
    const found: string[] = [];
    for (const id of marketIds) {
      const { shop } = await openShop({ market: await marketWith(id) });
      found.push(shop.menu.catalogue?.currency ?? 'none');
    }
    expect(found).toEqual(['GBP', 'EUR', 'INR', 'CAD']);
    const { shop } = await openShop({ market: await marketWith('uk', { currency: 'EUR' }) });
    expect(shop.menu.catalogue?.currency).toBe('EUR');
  });

  it('shows by the sign of the market [CST-12]', () => {
    expect(inEachMarket(({ money }) => moneyFormatter(money)(1250))).toEqual({
      uk: '£12.50',
      fr: '12.50\u00a0€',
      in: '₹12.50',
      ca: '$12.50',
    });
  });
});

describe('events of the menu', () => {
  it('are sent in the tracked sectors only [CST-17]', async () => {
    const sent = async (tracked?: string[], id: MarketId = 'uk') => {
      const market = await marketWith(
        id,
        tracked ? { analytics: { trackedSectors: tracked } } : {},
      );
      const sectors = ['uk-1', 'uk-2', 'fr-1', 'in-1', 'ca-1', 'ca-2'];
      return sectors.filter((sector) => {
        const { app, environment } = appIn(market, {}, hutOf({ sector }));
        app.menu.trackInSector('product-added', {});
        return environment.events.length > 0;
      });
    };
    expect(await sent()).toEqual(['uk-1', 'uk-2']);
    expect(await sent(undefined, 'fr')).toEqual(['fr-1']);
    expect(await sent(undefined, 'ca')).toEqual([]);
    expect(await sent(['in-1'])).toEqual(['in-1']);
  });
});

describe('the estimate of an order', () => {
  const shown = (manifest: Manifest, sector: string) =>
    shownEta({
      sector,
      manifest,
      experiments: variantsIn(manifest, { 'show-eta-ca': 'treatment' }),
      status: 'PREPARING',
      eta: { exact: '2026-03-04T12:30:00Z' },
      etaType: 'exact',
      scheduledFor: undefined,
    }).kind;

  it('is not shown in the hidden sectors [CST-23]', () => {
    expect(shown(manifestWith('uk'), 'uk-1')).toBe('none');
    expect(shown(manifestWith('uk'), 'uk-2')).toBe('exact');
    expect(inEachMarket((manifest) => shown(manifest, 'ca-1'))).toEqual(everywhere('exact'));
    const changed = manifestWith('uk', { eta: { hiddenSectors: ['ca-1'] } });
    expect(['uk-1', 'ca-1'].map((sector) => shown(changed, sector))).toEqual(['exact', 'none']);
  });
});

describe('the trading day', () => {
  it('begins at the boundary: before it is still the day before [CST-24]', () => {
    const days = ({ tradingDay }: Manifest) =>
      ['2026-03-04T04:59', '2026-03-04T05:00'].map((time) =>
        tradingDateOf('UTC', at(time), tradingDay),
      );
    expect(inEachMarket(days)).toEqual(everywhere(['2026-03-03', '2026-03-04']));
    const later = manifestWith('uk', { tradingDay: { boundary: '06:00' } });
    expect(days(later)).toEqual(['2026-03-03', '2026-03-03']);
  });

  it('has its first time to choose from at the start hour [CST-25]', () => {
    const first = ({ tradingDay }: Manifest) => {
      const hut = hutWith([{ from: '05:00', to: '12:00', interval: 60, prep: 0 }]);
      const now = at('2026-03-04T05:00');
      const slots = timeSlots(hut, { disposition: 'delivery', now, tradingDay, locale: 'en-GB' });
      return slots[1]?.text;
    };
    expect(inEachMarket(first)).toEqual({ ...everywhere('05:00'), fr: '07:00' });
    expect(first(manifestWith('fr', { tradingDay: { startHour: 9 } }))).toBe('09:00');
  });
});

describe('the order pages', () => {
  it('open at the initial route of the market [CST-26]', () => {
    const opened = ({ menu }: Manifest) => landingTarget(menu.initialRoute).pathname;
    expect(inEachMarket(opened)).toEqual(everywhere('/order/deals/'));
    expect(opened(manifestWith('fr', { menu: { initialRoute: 'pizzas' } }))).toBe('/order/pizzas/');
  });
});
