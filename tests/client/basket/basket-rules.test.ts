import { describe, expect, it } from 'vitest';
import {
  checkoutGate,
  firstStop,
  type GateFacts,
  type GateStop,
} from '../../../client/basket/checkout-gate.ts';
import { expiresAfter, isExpired } from '../../../client/basket/basket-model.ts';
import { gateFacts } from '../../../client/basket/gate-facts.ts';
import { minimumGap, minimumOrder, type MinimumFacts } from '../../../core/basket/check-basket.ts';
import { isDealBuilder, showsBasketPanel } from '../../../client/basket/panel-paths.ts';
import { priceBasket } from '../../../core/basket/price-basket.ts';
import { dropUnsold } from '../../../client/basket/refresh-prices.ts';
import { rewardRules } from '../../../core/loyalty/reward-rules.ts';
import { rewardTermsOf } from '../../../core/loyalty/reward-terms-of.ts';
import { marketManifest } from '../../../core/manifest/layer-manifest.ts';
import { dealOf, fill } from '../../core/deals/sample-deals.ts';
import { filesOf } from '../../core/manifest/real-manifests.ts';
import { catalogueOf, drink, halfAndHalf, pizza, side } from '../../core/menu/pizzeria.ts';
import { basketOf, built, hutOf, item, orderOf } from '../../core/basket/sample-basket.ts';

describe('the minimum order', () => {
  const manifest = marketManifest(filesOf('uk'));
  const facts = (more: Partial<MinimumFacts> = {}): MinimumFacts => ({
    hut: hutOf({ minDeliveryOrder: 12, minCollectionOrder: 5 }),
    manifest,
    disposition: 'delivery',
    basket: basketOf(),
    catalogue: catalogueOf(),
    rewards: rewardTermsOf(rewardRules, manifest),
    ...more,
  });

  it('is met by exactly the minimum of a delivery [BSK-47, CHK-103]', () => {
    expect([1199, 1200, 1201].map((value) => minimumGap(value, facts()))).toEqual([1, 0, 0]);
  });

  it('is that of the hut for collection and none for dine-in [BSK-48, BSK-53, CHK-104]', () => {
    expect(minimumOrder(facts({ disposition: 'collection' }))).toBe(500);
    expect(minimumOrder(facts({ disposition: 'dinein' }))).toBe(0);
    const unset = hutOf({ minCollectionOrder: Number.NaN });
    expect(minimumOrder(facts({ disposition: 'collection', hut: hutOf() }))).toBe(0);
    expect(minimumOrder(facts({ disposition: 'collection', hut: unset }))).toBe(0);
  });

  it('is 3.99 for delivery when the hut has none that is usable; 0 means no minimum [BSK-51, CST-40]', () => {
    const at = (minDeliveryOrder: unknown) =>
      minimumOrder(facts({ hut: { ...hutOf(), minDeliveryOrder } as MinimumFacts['hut'] }));
    expect([undefined, Number.NaN, -1, 'ten', null].map(at)).toEqual([399, 399, 399, 399, 399]);
    expect(at(0)).toBe(0);
    const changed = { ...manifest, minimumOrder: { deliveryDefault: 7 } };
    expect(
      minimumOrder(facts({ hut: { ...hutOf(), minDeliveryOrder: -1 }, manifest: changed })),
    ).toBe(700);
  });

  it('is the loyalty minimum for a delivery with a reward, where one is configured [BSK-52]', () => {
    const loyalty = { ...manifest.loyalty, minimumOrder: 9 };
    const rewards = rewardTermsOf(rewardRules, { ...manifest, loyalty });
    const catalogue = catalogueOf([dealOf('flat', [{ type: 'pizza' }], { loyalty: true })]);
    const withReward = { catalogue, basket: basketOf({ deals: [built('the-deal')] }) };
    expect(minimumOrder(facts(withReward))).toBe(1200);
    expect(minimumOrder(facts({ ...withReward, rewards }))).toBe(900);
    expect(minimumOrder(facts({ catalogue, rewards }))).toBe(1200);
    expect(minimumOrder(facts({ ...withReward, rewards, disposition: 'collection' }))).toBe(500);
  });
});

describe('the checkout gate', () => {
  const open: GateFacts = {
    isEmpty: false,
    isBelowNothing: false,
    minimumGap: 0,
    thresholdGap: 0,
    isAlcoholRefused: false,
    asksAboutCreditsLeft: false,
    credit: 0,
    total: 1000,
    hasUpsell: false,
    needsValidation: false,
  };

  /** What makes each step stop, in the order of the gate. */
  const stoppers: readonly (readonly [GateStop, Partial<GateFacts>])[] = [
    ['disabled', { isEmpty: true }],
    ['minimum-order', { minimumGap: 1 }],
    ['deal-threshold', { thresholdGap: 1 }],
    ['alcohol', { isAlcoholRefused: true }],
    ['credits-left', { asksAboutCreditsLeft: true, credit: 1001 }],
    ['upsell', { hasUpsell: true }],
    ['validation', { needsValidation: true }],
  ];

  it('lets a fine basket through to checkout [BSK-62]', () => {
    expect(firstStop(open)).toBeUndefined();
  });

  it('is passed in the order of the rule, and the first that stops wins [BSK-62, BSK-57, BSK-59, BSK-61]', () => {
    expect(checkoutGate.map(({ stop }) => stop)).toEqual(stoppers.map(([stop]) => stop));
    for (const [index, [stop]] of stoppers.entries()) {
      const fromHere = stoppers.slice(index).map(([, facts]) => facts);
      expect(firstStop(Object.assign({}, open, ...fromHere) as GateFacts)).toBe(stop);
    }
  });

  it('is disabled by a negative amount due unless there is a gift card [BSK-58, CHK-102]', () => {
    const settings = {
      accepted: [],
      needsValidation: false,
      asksAboutCreditsLeft: false,
      hasUpsell: false,
    };
    const stopAt = (amountDue: number, credit?: number) => {
      const basket = basketOf({
        items: [item(drink('cola'))],
        ...(credit === undefined ? {} : { credit }),
      });
      const order = orderOf({ basket, hut: hutOf() });
      return firstStop(gateFacts(order, { ...priceBasket(order), amountDue }, settings));
    };
    expect(stopAt(-1)).toBe('disabled');
    expect(stopAt(-1, 100)).toBeUndefined();
    expect(stopAt(0)).toBeUndefined();
  });

  it('asks about credits above the total when both are above 0 [BSK-60]', () => {
    const asking = { ...open, asksAboutCreditsLeft: true };
    expect(firstStop({ ...asking, credit: 1000 })).toBeUndefined();
    expect(firstStop({ ...asking, credit: 1001, total: 0 })).toBeUndefined();
    expect(firstStop({ ...open, credit: 1001 })).toBeUndefined();
  });
});

describe('a kept basket', () => {
  it('expires 24 hours after its last change [BSK-08]', () => {
    const day = 24 * 60 * 60 * 1000;
    expect(expiresAfter(1000)).toBe(1000 + day);
    expect(isExpired(expiresAfter(1000), 999 + day)).toBe(false);
    expect(isExpired(expiresAfter(1000), 1000 + day)).toBe(true);
  });

  it('loses what is no longer sold and names it [BSK-33]', () => {
    const sold = dealOf('flat', [{ type: 'pizza' }], { id: 'sold' });
    const basket = basketOf({
      deals: [
        built('sold', fill(pizza('supreme'))),
        built('sold', fill(pizza('gone')), 'other'),
        built('ended', fill(pizza('supreme'))),
      ],
      items: [item(drink('cola')), item(side('vanished')), item(halfAndHalf('supreme', 'lost'))],
      discountId: 'saver',
    });
    const { basket: kept, dropped } = dropUnsold(basket, catalogueOf([sold]));
    expect(dropped).toEqual(['sold', 'ended', 'vanished', 'half-and-half']);
    expect(kept).toEqual(
      basketOf({
        deals: [built('sold', fill(pizza('supreme')))],
        items: [item(drink('cola'))],
        discountId: 'saver',
      }),
    );
  });
});

describe('the basket panel', () => {
  const pages = [
    'deal',
    'deals',
    'pizzas',
    'pastas',
    'wings',
    'sides',
    'desserts',
    'drinks',
    'dips',
    'flatzz',
    'dealcategory',
    'others',
    'melts',
  ];

  it('shows on the menu and deal pages, with and without a slash at the end [BSK-11, BSK-12]', () => {
    for (const page of pages) {
      expect([page, showsBasketPanel(`/order/${page}`)]).toEqual([page, true]);
      expect([page, showsBasketPanel(`/order/${page}/`)]).toEqual([page, true]);
    }
  });

  it('is hidden everywhere else [BSK-13]', () => {
    const others = [
      '/',
      '/order/',
      '/order/discount/',
      '/order/checkout/',
      '/order/pizzas/x',
      '/pizzas/',
    ];
    expect(others.filter(showsBasketPanel)).toEqual([]);
  });

  it('does not take a deal category for the deal builder [DEA-06]', () => {
    expect(['/order/deal', '/order/deal/'].every(isDealBuilder)).toBe(true);
    expect(['/order/dealcategory/', '/order/deals/', '/order/'].some(isDealBuilder)).toBe(false);
  });
});
