import { describe, expect, it } from 'vitest';
import { discountEffect } from '../../../core/vouchers/discount-value.ts';
import { showsSwitchBanner } from '../../../client/basket/shows-switch-banner.ts';
import { dealList } from '../../../client/deals/deal-list.ts';
import { dealsOnOffer } from '../../../core/deals/deals-on-offer.ts';
import { localDeals } from '../../../client/deals/local-deals.ts';
import { withTerms } from '../../../core/deals/with-terms.ts';
import type { Market } from '../../../core/engine/start-market.ts';
import { checkChoice } from '../../../core/menu/check-choice.ts';
import { pizzaRules } from '../../../core/menu/pizza-rules.ts';
import type { Visit } from '../../../client/kernel/environment.ts';
import type { Manifest } from '../../../schemas/types/manifest.ts';
import { SwitchBanner } from '../../../ui/pages/deals/switch-banner.tsx';
import { type DealFilters, useDealFilter } from '../../../ui/pages/deals/use-deal-filter.ts';
import { MenuNotes } from '../../../ui/pages/menu/menu-notes.tsx';
import { clapham } from '../basket/open-shop.ts';
import { hutOf } from '../../core/basket/sample-basket.ts';
import { dealKinds, dealOf } from '../../core/deals/sample-deals.ts';
import { catalogueOf, withExtras } from '../../core/menu/pizzeria.ts';
import {
  everywhere,
  inEachMarket,
  inEachRunning,
  manifestWith,
  marketWith,
} from './changed-markets.ts';
import { renderIn, type Scene } from './render-in.tsx';

/** A visit that has the treatment of an experiment. */
const visitTrying = (experiment: string): Visit => ({
  traceId: 'trace',
  language: undefined,
  flagLevel: 'none',
  channel: undefined,
  utm: {},
  forcedVariants: { [experiment]: 'treatment' },
});

/** The ids of the deals that the deals page lists. */
function listedIn(market: Market, ids: readonly string[], scene: Scene = {}): string[] {
  const deals = ids.map((id) => dealOf('flat', [], { id, title: id, price: Number(id) || 5 }));
  const found: DealFilters[] = [];
  const Filters = () => {
    found.push(useDealFilter());
    return null;
  };
  renderIn(market, <Filters />, { ...scene, deals });
  return found.flatMap(({ filter }) => dealList(deals, filter)).map(({ id }) => id);
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

describe('the list of deals', () => {
  it('ends at the limit of the market [CST-101]', async () => {
    const length = (market: Market) => listedIn(market, numbered(20)).length;
    expect(await inEachRunning(length)).toEqual({ ...everywhere(20), fr: 12 });
    expect(length(await marketWith('fr', { deals: { topLimit: 3 } }))).toBe(3);
  });

  it('keeps to the price range of the market where the filter is tried out [CST-102]', async () => {
    const prices = ['1', '2', '30', '31'];
    const kept = (market: Market) =>
      listedIn(market, prices, { environment: { visit: visitTrying('deals-filter') } });
    expect(await inEachRunning(kept)).toEqual({ ...everywhere(prices), fr: ['2', '30'] });
    const deals = { priceRange: { min: 1, max: 2 } };
    expect(kept(await marketWith('fr', { deals }))).toEqual(['1', '2']);
  });

  it('hides the deals of the market that are not vegetarian [CST-111]', async () => {
    const ids = ['chicken-bundle', 'multi-mix', 'other'];
    const kept = (market: Market) => listedIn(market, ids, { isVegetarianOnly: true });
    expect(await inEachRunning(kept)).toEqual({
      ...everywhere(ids),
      uk: ['multi-mix', 'other'],
      fr: ['chicken-bundle', 'other'],
    });
    const menu = { hiddenForVegetarian: ['other'] };
    expect(kept(await marketWith('uk', { menu }))).toEqual(['chicken-bundle', 'multi-mix']);
  });
});

describe('the banner on collecting', () => {
  const shown = (sector: string) => (manifest: Manifest) =>
    showsSwitchBanner(
      {
        hut: hutOf({ sector }),
        disposition: { type: 'delivery', when: 'asap' },
        deliveryAddress: { postcode: 'SW11 1JB' },
      },
      manifest,
    );

  it('shows in the sectors of the manifest [CST-105]', () => {
    expect(inEachMarket(shown('uk-1'))).toEqual({ ...everywhere(false), uk: true });
    expect(inEachMarket(shown('uk-2'))).toEqual(everywhere(false));
    const changed = manifestWith('uk', { switchToCollection: { sectors: ['uk-2'] } });
    expect([shown('uk-1')(changed), shown('uk-2')(changed)]).toEqual([false, true]);
  });
});

describe('the deal that invites to collect', () => {
  const link = (market: Market) =>
    /\/order\/deal\/\?id=([^"]*)/.exec(
      renderIn(market, <SwitchBanner />, {
        hut: clapham,
        postcode: 'SW11 1JB',
        environment: { visit: visitTrying('switch-to-collection') },
      }),
    )?.[1];

  it('goes by the id of the manifest [CST-106]', async () => {
    expect(inEachMarket(({ deals }) => deals.collectionIncentiveId)).toEqual(
      everywhere('collection-incentive'),
    );
    expect(link(await marketWith('uk'))).toBe('collection-incentive');
    const changed = await marketWith('uk', { deals: { collectionIncentiveId: 'pick-up' } });
    expect(link(changed)).toBe('pick-up');
  });
});

describe('the local deals', () => {
  const ids = [
    'three-dips',
    'cookie-dough-combo',
    'cookie-dough-combo-no-ice-cream',
    'ice-creams-combo',
  ];
  const prices = (manifest: Manifest) =>
    localDeals(
      ids.map((id) => dealOf('flat', [], { id })),
      manifest,
    ).map(({ price }) => price);

  it('have the fixed prices of the manifest [CST-107]', () => {
    expect(inEachMarket(prices)).toEqual(everywhere([99, 999, 999, 999]));
    const changed = manifestWith('uk', { deals: { localFixed: { 'three-dips': 1.5 } } });
    expect(prices(changed)).toEqual([150, 999, 999, 999]);
  });
});

describe('the promotions of a day', () => {
  const deals = ['big-box', 'drinks-flatbread', 'tuesday-maxi'].map((id) =>
    dealOf('flat', [], { id }),
  );
  const onTuesday = (manifest: Manifest) =>
    dealsOnOffer({
      catalogue: catalogueOf(deals),
      hut: hutOf(),
      manifest,
      disposition: 'delivery',
      orderTime: new Date('2026-07-07T12:00:00Z'),
      dealKinds,
    }).map(({ id }) => id);

  it('are on offer by the lists of the manifest [CST-108]', () => {
    const all = deals.map(({ id }) => id);
    expect(inEachMarket(onTuesday)).toEqual({ ...everywhere(all), fr: ['tuesday-maxi'] });
    const dayPromos = { 'big-box': { weekdays: [2] }, 'tuesday-maxi': { weekdays: [5] } };
    expect(onTuesday(manifestWith('fr', { deals: { dayPromos } }))).toEqual(['big-box']);
  });
});

describe('the terms of an offer', () => {
  const terms = (text?: string) => (manifest: Manifest) =>
    withTerms({ id: 'offer', ...(text === undefined ? {} : { terms: text }) }, manifest).terms;

  it('state the last day of the manifest, day first, where they leave room for it [CST-103]', () => {
    const text = 'Valid until {{validUntil}}, and on {{validUntil}} as well.';
    expect(inEachMarket(terms(text))).toEqual(
      everywhere('Valid until 12.01.2026, and on 12.01.2026 as well.'),
    );
    expect(inEachMarket(terms('For ever.'))).toEqual(everywhere('For ever.'));
    expect(terms()(manifestWith('uk'))).toBeUndefined();
    const changed = manifestWith('uk', { deals: { termsValidUntil: '2027-11-30' } });
    expect(terms('Until {{validUntil}}')(changed)).toBe('Until 30.11.2027');
  });
});

describe('the toppings of a pizza', () => {
  const problems =
    (...extras: readonly string[]) =>
    (manifest: Manifest) =>
      checkChoice(withExtras('supreme', ...extras), catalogueOf(), pizzaRules(manifest)).length;
  const four = problems('olive', 'olive', 'pepperoni', 'pepperoni');
  const five = problems('olive', 'olive', 'pepperoni', 'pepperoni', 'ham');

  it('are at most as many as the manifest says [CST-113]', () => {
    expect(inEachMarket(four)).toEqual(everywhere(0));
    expect(inEachMarket((manifest) => five(manifest) > 0)).toEqual(everywhere(true));
    expect(five(manifestWith('uk', { menu: { toppings: { max: 7 } } }))).toBe(0);
    const [additions, removals] = [{ maxAdditions: 3 }, { maxRemovals: 0 }];
    expect(four(manifestWith('uk', { menu: { toppings: additions } }))).toBeGreaterThan(0);
    const without = (manifest: Manifest) =>
      checkChoice(
        { type: 'pizza', productId: 'supreme', toppings: ['mushroom'] },
        catalogueOf(),
        pizzaRules(manifest),
      ).length;
    expect(without(manifestWith('uk'))).toBe(0);
    expect(without(manifestWith('uk', { menu: { toppings: removals } }))).toBeGreaterThan(0);
  });
});

describe('the note on calories', () => {
  const daily = (market: Market) => {
    const words = { menu: { calories: { daily: 'Adults need {{calories}} kcal.' } } };
    return /need (\d+) kcal/.exec(renderIn(market, <MenuNotes />, { hut: clapham, words }))?.[1];
  };
  const showing = {
    flags: { features: { 'nutritional-information.calories': { default: true } } },
  };

  it('names the daily need of the manifest [CST-115]', async () => {
    expect(daily(await marketWith('uk'))).toBe('2000');
    for (const id of ['fr', 'in', 'ca'] as const) {
      expect(daily(await marketWith(id, showing))).toBe('2000');
    }
    expect(daily(await marketWith('uk', { nutrition: { dailyCaloriesKcal: 1800 } }))).toBe('1800');
  });
});

describe('a discount', () => {
  const effect = (id: string) => (manifest: Manifest) =>
    discountEffect({ id, amount: 1, options: { rule: 'amount' } }, manifest);

  it('is taken off the delivery when its id says so [CST-121]', () => {
    expect(inEachMarket(effect('x.discount.DELIVERY.1'))).toEqual(everywhere('delivery'));
    expect(inEachMarket(effect('x.discount.1'))).toEqual(everywhere('food'));
    const changed = manifestWith('uk', { voucher: { deliveryDiscountIdContains: 'ship' } });
    expect(effect('ship-1')(changed)).toBe('delivery');
    expect(effect('x.discount.DELIVERY.1')(changed)).toBe('food');
  });
});
