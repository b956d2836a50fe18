import { describe, expect, it, vi } from 'vitest';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import { isUnlocked } from '../../../client/deals/deal-access.ts';
import {
  dealList,
  dealSorting,
  needsAnotherPurchase,
  listedDiscounts,
} from '../../../client/deals/deal-list.ts';
import type { DealFilter } from '../../../client/deals/deal-list.ts';
import { canBeFilled, dealEntities, dealsOnOffer } from '../../../core/deals/deals-on-offer.ts';
import type { OfferFacts } from '../../../core/deals/deals-on-offer.ts';
import { dealListPrice } from '../../../core/deals/list-price.ts';
import { marketManifest } from '../../../core/manifest/layer-manifest.ts';
import { toMinor } from '../../../core/money/money.ts';
import { tradingWeekdayOf } from '../../../core/timeslots/trading-day.ts';
import { filesOf } from '../../core/manifest/real-manifests.ts';
import { discountOf, hutOf } from '../../core/basket/sample-basket.ts';
import { catalogueOf } from '../../core/menu/pizzeria.ts';
import { dealKinds, dealOf } from '../../core/deals/sample-deals.ts';

const named = (id: string, more: Partial<Deal> = {}): Deal =>
  dealOf('flat', [{ type: 'pizza' }], { id, price: 10, ...more });
const idsOf = (deals: readonly Deal[]) => deals.map(({ id }) => id);
const friday = new Date('2026-07-10T18:00:00Z');

const offered = (deals: readonly Deal[], more: Partial<OfferFacts> = {}) =>
  idsOf(
    dealsOnOffer({
      catalogue: catalogueOf(deals),
      hut: hutOf(),
      manifest: marketManifest(filesOf('uk')),
      disposition: 'delivery',
      orderTime: friday,
      dealKinds,
      ...more,
    }),
  );

describe('the deals on offer', () => {
  it('leave out those the hut does not offer [DEA-15]', () => {
    expect(offered([named('a'), named('b')], { hut: hutOf({ excludedDeals: ['a'] }) })).toEqual([
      'b',
    ]);
  });

  it('leave out and report those whose kind has no rule [DEA-21]', () => {
    const onUnknownKind = vi.fn<(deal: Deal) => void>();
    const odd = named('odd', { kind: 'mystery' });
    expect(offered([odd, named('b')], { onUnknownKind })).toEqual(['b']);
    expect(onUnknownKind).toHaveBeenCalledExactlyOnceWith(odd);
  });

  it('leave out those with a required slot for which nothing is sold [DEA-30]', () => {
    const gone = named('gone', { options: [{ type: 'pizza', entities: ['unsold'] }] });
    const optional = named('optional', {
      options: [{ type: 'pizza', entities: ['unsold'], min: 0, max: 1 }],
    });
    expect(offered([gone, optional])).toEqual(['optional']);
    expect(canBeFilled(gone, catalogueOf())).toBe(false);
  });

  it('suit the disposition and the weekday of the order', () => {
    const collection = named('c', { dispositions: ['collection'] });
    const weekend = named('w', { weekdays: [6, 7] });
    expect(offered([collection, weekend])).toEqual([]);
    expect(offered([collection], { disposition: 'collection' })).toEqual(['c']);
    expect(offered([weekend], { orderTime: new Date('2026-07-11T12:00:00Z') })).toEqual(['w']);
  });

  it('list every product that an option may use as the entities of a deal [DEA-30]', () => {
    const deal = named('d', { options: [{ type: 'side' }, { type: 'drink', entities: ['cola'] }] });
    expect(dealEntities(deal, catalogueOf())).toEqual(['wedges', 'wings', 'cola']);
  });
});

describe('the French day promotions', () => {
  const france = {
    manifest: marketManifest(filesOf('fr')),
    hut: hutOf({ sector: 'fr-1', timeZone: 'Europe/Paris' }),
  };
  const deals = ['big-box', 'drinks-flatbread', 'tuesday-maxi'].map((id) => named(id));
  const at = (time: string, more: Partial<Hut> = {}) =>
    offered(deals, { ...france, hut: { ...france.hut, ...more }, orderTime: new Date(time) });

  it('are each on offer on their own days [DEA-85]', () => {
    const days = ['06', '07', '08', '09', '10', '11', '12'];
    expect(days.map((day) => at(`2026-07-${day}T12:00:00Z`))).toEqual([
      ['drinks-flatbread'],
      ['tuesday-maxi'],
      ['drinks-flatbread'],
      ['drinks-flatbread'],
      [],
      ['big-box'],
      ['big-box'],
    ]);
  });

  it('follow the trading day: before 05:00 hut time is the day before [DEA-86]', () => {
    expect(at('2026-07-08T02:59:00Z')).toEqual(['tuesday-maxi']);
    expect(at('2026-07-08T03:00:00Z')).toEqual(['drinks-flatbread']);
  });

  it('follow a changed manifest [DEA-84, DEA-85]', () => {
    const { manifest } = france;
    const dayPromos = { maxi: { dealIds: ['tuesday-maxi'], weekdays: [5] } };
    const changed = { ...manifest, deals: { ...manifest.deals, dayPromos } };
    expect(offered(deals, { ...france, manifest: changed })).toEqual([
      'big-box',
      'drinks-flatbread',
      'tuesday-maxi',
    ]);
  });
});

describe('the weekday of the trading day', () => {
  it('keeps the boundary through changes of the clock [DEA-86]', () => {
    const { tradingDay } = marketManifest(filesOf('fr'));
    const paris = (time: string) => tradingWeekdayOf('Europe/Paris', Date.parse(time), tradingDay);
    // Sunday 29 March 2026: the clock goes from 02:00 to 03:00.
    expect(paris('2026-03-29T02:59:00Z')).toBe(6);
    expect(paris('2026-03-29T03:00:00Z')).toBe(7);
    expect(paris('2026-10-26T03:59:00Z')).toBe(7);
    expect(paris('2026-10-26T04:00:00Z')).toBe(1);
  });
});

describe('the deals list', () => {
  const listed = (deals: readonly Deal[], filter: Partial<DealFilter> = {}) =>
    idsOf(dealList(deals, { dealKinds, ...filter }));

  it('leaves out hidden deals unless the internal flag is set [DEA-07]', () => {
    const deals = [named('a', { hidden: true }), named('b')];
    expect(listed(deals)).toEqual(['b']);
    expect(listed(deals, { allowsHidden: true })).toEqual(['a', 'b']);
  });

  it("keeps the menu's own order unless the experiment sorts it by popularity, highest first, or by price [DEA-09]", () => {
    const deals = [
      named('a', { popularity: 1, price: 9 }),
      named('b', { price: 5 }),
      named('c', { popularity: 9, price: 7 }),
    ];
    const sorted = (variant?: string) => listed(deals, { sorting: dealSorting(variant) });
    expect(sorted()).toEqual(['a', 'b', 'c']);
    expect(sorted('control')).toEqual(['c', 'a', 'b']);
    expect(sorted('treatment')).toEqual(['b', 'c', 'a']);
  });

  it('sorts by what one really pays: the whole deal, and what has to be bought beside it [SHP-03]', () => {
    const deals = [
      named('part', { kind: 'std-drink-price', price: 1, cheapestPrice: 13.99 }),
      named('beside', { price: 2.99, threshold: 20 }),
      named('whole', { price: 5 }),
    ];
    expect(listed(deals, { sorting: 'price' })).toEqual(['whole', 'part', 'beside']);
  });

  it('names what needs another purchase [SHP-03]', () => {
    expect(needsAnotherPurchase(named('a', { threshold: 20 }))).toBe(true);
    expect(needsAnotherPurchase(named('a', { threshold: 0 }))).toBe(false);
    expect(needsAnotherPurchase(named('a'))).toBe(false);
  });

  it('has the discounts by popularity, the highest first [VOU-03]', () => {
    const discounts = [['a', 1], ['b'], ['c', 9]].map(([id, popularity]) =>
      discountOf({ id: String(id), ...(popularity ? { popularity: Number(popularity) } : {}) }),
    );
    expect(listedDiscounts(discounts).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  it("shows at most 12 top deals in France, by the market's limit [DEA-11]", () => {
    const deals = Array.from({ length: 15 }, (_, index) => named(`d${index}`));
    const limit = marketManifest(filesOf('fr')).deals.topLimit;
    expect(listed(deals, limit === undefined ? {} : { limit })).toHaveLength(12);
    expect(listed(deals)).toHaveLength(15);
  });

  it("keeps to the market's price range, both ends included [DEA-12]", () => {
    const range = marketManifest(filesOf('fr')).deals.priceRange ?? { min: 0, max: 0 };
    const priceRange = { min: toMinor(range.min), max: toMinor(range.max) };
    const prices = [1.99, 2, 30, 30.01];
    const deals = prices.map((price) => named(`at-${price}`, { price }));
    expect(listed(deals, { priceRange })).toEqual(['at-2', 'at-30']);
    expect(listed([named('bogof', { kind: 'bogof' })], { priceRange })).toEqual(['bogof']);
  });

  it("hides the market's list of deals with the vegetarian filter on [DEA-13]", () => {
    const deals = [named('chicken-bundle'), named('multi-mix'), named('garden')];
    const shown = (market: 'uk' | 'fr', vegetarianOnly: boolean) =>
      listed(deals, {
        vegetarianOnly,
        hiddenForVegetarian: marketManifest(filesOf(market)).menu.hiddenForVegetarian,
      });
    expect(shown('uk', true)).toEqual(['multi-mix', 'garden']);
    expect(shown('fr', true)).toEqual(['chicken-bundle', 'garden']);
    expect(shown('uk', false)).toHaveLength(3);
  });

  it('shows one category where one is named [DEA-05]', () => {
    expect(
      listed([named('a', { category: 'sharers' }), named('b')], { category: 'sharers' }),
    ).toEqual(['a']);
  });

  it('shows a price above 0, as from for the standard kinds, none for get-free kinds and bundles [DEA-75]', () => {
    const priceFor = (kind: string, price?: number) =>
      dealListPrice({ ...named('d'), kind, price: price ?? 0, cheapestPrice: 13.99 }, dealKinds);
    expect(priceFor('flat', 19.99)).toEqual({ amount: 1999, isFrom: false });
    expect(priceFor('std-drink-price', 1)).toEqual({ amount: 1399, isFrom: true });
    expect(priceFor('std-pizza-price', 9.99)).toEqual({ amount: 1399, isFrom: true });
    for (const kind of ['bogof', 'bogoh', 'bogtf', 'buyx-gety', 'bundle-discount']) {
      expect(priceFor(kind, 9.99)).toBeUndefined();
    }
    expect(priceFor('flat')).toBeUndefined();
  });
});

describe('a locked deal', () => {
  const locked = named('d', { locked: true });
  const reward = named('r', { locked: true, loyalty: true, loyaltyPoints: 5 });

  it('opens with a voucher that names it, and a reward with its points [DEA-08]', () => {
    expect(isUnlocked(named('open'), {})).toBe(true);
    expect(isUnlocked(locked, {})).toBe(false);
    expect(isUnlocked(locked, { voucherDealIds: ['other'], points: 99 })).toBe(false);
    expect(isUnlocked(locked, { voucherDealIds: ['d'] })).toBe(true);
    expect(isUnlocked(reward, { points: 4 })).toBe(false);
    expect(isUnlocked(reward, { points: 5 })).toBe(true);
    expect(isUnlocked(reward, {})).toBe(false);
  });
});
