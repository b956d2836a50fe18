import { describe, expect, it } from 'vitest';
import type { Basket } from '../../../core/basket/basket.ts';
import { basketReasons } from '../../../core/basket/basket-problem.ts';
import { checkBasket } from '../../../core/basket/check-basket.ts';
import type { BasketCheck } from '../../../core/basket/check-basket.ts';
import { allowsOneMore, overriddenDeals } from '../../../core/basket/deal-rules.ts';
import { priceBasket } from '../../../core/basket/price-basket.ts';
import { marketManifest } from '../../../core/manifest/layer-manifest.ts';
import { dealOf, fill } from '../deals/sample-deals.ts';
import { filesOf } from '../manifest/real-manifests.ts';
import { catalogueOf, dessert, dip, drink, pizza, productOf, side } from '../menu/pizzeria.ts';
import { basketOf, built, discountOf, discountsOf, hutOf, item, orderOf } from './sample-basket.ts';

const codes = (more: Partial<BasketCheck>) => checkBasket(orderOf(more)).map(({ code }) => code);
const onePizza = fill(pizza('supreme'));
const dealNamed = (id: string, more: Parameters<typeof dealOf>[2] = {}) =>
  dealOf('flat', [{ type: 'pizza' }], { id, price: 15, ...more });
const basketWith = (...ids: string[]): Basket =>
  basketOf({ deals: ids.map((id, index) => built(id, onePizza, `line-${index}`)) });

describe('a basket that can be ordered', () => {
  it('has no problems [BSK-45]', () => {
    const catalogue = catalogueOf([dealNamed('a')]);
    expect(codes({ catalogue, basket: basketWith('a') })).toEqual([]);
  });
});

describe('the lines of a basket', () => {
  it('are refused when empty, unknown, for deals only or badly made [BSK-45, MNU-40, MNU-52]', () => {
    expect(codes({})).toEqual(['basket-empty']);
    const secret = productOf('secret', 'side', 5, { dealOnly: true });
    const basket = basketOf({
      items: [
        item(drink('gone')),
        item(side('secret')),
        item(pizza('supreme', { toppings: Array.from({ length: 7 }, () => 'ham') })),
      ],
    });
    expect(codes({ catalogue: catalogueOf([], [secret]), basket })).toEqual([
      'product-unavailable',
      'product-deal-only',
      'too-many-toppings',
      'too-many-additions',
    ]);
  });

  it('are refused when a deal is not on offer for hut, disposition and day [BSK-45, DEA-15, DEA-87]', () => {
    const deal = dealNamed('a', { dispositions: ['collection'], weekdays: [2] });
    const order = { catalogue: catalogueOf([deal]), basket: basketWith('a') };
    const tuesday = new Date('2026-07-07T18:00:00Z');
    const collected = { ...order, disposition: 'collection' } as const;
    expect(codes(order)).toEqual(['deal-unavailable']);
    expect(codes({ ...order, orderTime: tuesday })).toEqual(['deal-unavailable']);
    expect(codes(collected)).toEqual(['deal-unavailable']);
    expect(codes({ ...collected, orderTime: tuesday })).toEqual([]);
    const without = hutOf({ excludedDeals: ['a'] });
    expect(codes({ ...collected, orderTime: tuesday, hut: without })).toEqual(['deal-unavailable']);
  });

  it('are refused when a deal is incomplete or holds a wrong item [DEA-36, BSK-45]', () => {
    const catalogue = catalogueOf([dealNamed('a')]);
    const deals = [built('a', {}, 'one'), built('a', fill(drink('cola')), 'two')];
    expect(checkBasket(orderOf({ catalogue, basket: basketOf({ deals }) }))).toEqual([
      { code: 'deal-incomplete', line: 'one', entity: 'a', slot: 0 },
      { code: 'deal-slot-refuses-item', line: 'two', entity: 'cola', slot: 0 },
    ]);
  });

  it('are refused when a deal is locked, until it is unlocked [DEA-08]', () => {
    const order = {
      catalogue: catalogueOf([dealNamed('a', { locked: true })]),
      basket: basketWith('a'),
    };
    expect(codes(order)).toEqual(['deal-locked']);
    expect(codes({ ...order, unlockedDeals: new Set(['a']) })).toEqual([]);
  });
});

describe('deals together', () => {
  it('are limited per customer, counting copies [DEA-76]', () => {
    const deal = dealNamed('a', { maxPerCustomer: 2 });
    const catalogue = catalogueOf([deal]);
    expect(codes({ catalogue, basket: basketWith('a', 'a') })).toEqual([]);
    expect(codes({ catalogue, basket: basketWith('a', 'a', 'a') })).toContain('deal-limit');
    expect(allowsOneMore(deal, basketWith('a'))).toBe(true);
    expect(allowsOneMore(deal, basketWith('a', 'a'))).toBe(false);
    expect(allowsOneMore(dealNamed('b'), basketWith('b', 'b', 'b'))).toBe(true);
  });

  it('conflict when either side lists the other, and the problem names it [DEA-31]', () => {
    const catalogue = catalogueOf(
      [dealNamed('a', { conflicts: ['b', 'saver'] }), dealNamed('b'), dealNamed('c')],
      [],
      discountsOf(
        discountOf({ amount: 1 }),
        discountOf({ id: 'other', amount: 1, conflicts: ['c'] }),
      ),
    );
    const conflicts = (basket: Basket) =>
      checkBasket(orderOf({ catalogue, basket }))
        .filter(({ code }) => code === 'deal-conflict')
        .map(({ line, entity }) => [line, entity]);
    expect(conflicts(basketWith('a', 'b'))).toEqual([
      ['line-0', 'b'],
      ['line-1', 'a'],
    ]);
    expect(conflicts(basketWith('a', 'c'))).toEqual([]);
    expect(conflicts({ ...basketWith('a'), discountId: 'saver' })).toEqual([['line-0', 'saver']]);
    expect(conflicts({ ...basketWith('c'), discountId: 'other' })).toEqual([['line-0', 'other']]);
  });

  it('are replaced by one that overrides them [DEA-32]', () => {
    const overriding = dealNamed('a', { overrides: ['b'] });
    const replaced = overriddenDeals(overriding, basketWith('b', 'c', 'b'), catalogueOf());
    expect(replaced.map(({ basketDealId }) => basketDealId)).toEqual(['line-0', 'line-2']);
    expect(overriddenDeals(dealNamed('c'), basketWith('b'), catalogueOf())).toEqual([]);
  });

  it('are in conflict with one that overrides them, whichever came first [DEA-32]', () => {
    const catalogue = catalogueOf([dealNamed('a', { overrides: ['b'] }), dealNamed('b')]);
    const conflicts = (basket: Basket) =>
      checkBasket(orderOf({ catalogue, basket })).map(({ code, line, entity }) => [
        code,
        line,
        entity,
      ]);
    expect(conflicts(basketWith('a', 'b'))).toEqual([
      ['deal-conflict', 'line-0', 'b'],
      ['deal-conflict', 'line-1', 'a'],
    ]);
    expect(conflicts(basketWith('b', 'a'))).toEqual([
      ['deal-conflict', 'line-0', 'a'],
      ['deal-conflict', 'line-1', 'b'],
    ]);
    expect(conflicts(basketWith('a', 'a'))).toEqual([]);
  });

  it('hold at most one reward [BSK-82]', () => {
    const catalogue = catalogueOf([
      dealNamed('a', { loyalty: true }),
      dealNamed('b', { loyalty: true }),
    ]);
    expect(codes({ catalogue, basket: basketWith('a') })).toEqual([]);
    expect(codes({ catalogue, basket: basketWith('a', 'b') })).toEqual(['too-many-rewards']);
  });

  it('need the rest of the basket to reach their threshold, after discount [DEA-33]', () => {
    const catalogue = catalogueOf(
      [dealNamed('a', { threshold: 15.99 })],
      [],
      discountsOf(discountOf({ amount: 1 })),
    );
    const deals = basketWith('a').deals;
    const full = basketOf({ deals, items: [item(pizza('supreme'))] });
    expect(codes({ catalogue, basket: full })).toEqual([]);
    const problems = checkBasket(orderOf({ catalogue, basket: { ...full, discountId: 'saver' } }));
    expect(problems).toEqual([
      { code: 'deal-threshold', line: 'line-0', entity: 'a', amount: 100 },
    ]);
    const least = catalogueOf([dealNamed('a', { threshold: 0.01 })]);
    expect(codes({ catalogue: least, basket: basketOf({ deals }) })).toEqual(['deal-threshold']);
  });
});

describe('the basket as a whole', () => {
  const check = (...choices: Parameters<typeof item>[0][]) =>
    codes({ basket: basketOf({ items: choices.map((choice) => item(choice)) }) });

  it('needs a pizza, any side or a dessert with alcohol [BSK-61, CHK-108]', () => {
    expect(check(drink('lager'))).toEqual(['alcohol-needs-food']);
    expect(check(drink('lager'), drink('cola'), dip('garlic-dip'))).toEqual(['alcohol-needs-food']);
    for (const food of [pizza('supreme'), side('wings'), dessert('brownie')]) {
      expect(check(drink('lager'), food)).toEqual([]);
    }
    expect(check(drink('cola'))).toEqual([]);
  });

  it('counts food and alcohol inside deals [BSK-61]', () => {
    const deal = dealOf('flat', [{ type: 'drink' }], { id: 'd', price: 3 });
    const deals = [built('d', fill(drink('lager')))];
    const catalogue = catalogueOf([deal]);
    expect(codes({ catalogue, basket: basketOf({ deals }) })).toEqual(['alcohol-needs-food']);
    const basket = basketOf({ deals, items: [item(side('wedges'))] });
    expect(codes({ catalogue, basket })).toEqual([]);
  });

  it('must reach the minimum order, and the problem has the gap [BSK-47, BSK-49]', () => {
    const sixteen = productOf('sixteen', 'side', 16);
    const order = {
      catalogue: catalogueOf([], [sixteen], discountsOf(discountOf({ amount: 2 }))),
      basket: basketOf({
        items: [item(side('sixteen'))],
        discountId: 'saver',
        tip: { amount: 200, tippingOption: '2' },
      }),
      hut: hutOf({ minDeliveryOrder: 15 }),
    };
    expect(checkBasket(orderOf(order))).toEqual([{ code: 'minimum-order', amount: 100 }]);
    expect(codes({ ...order, hut: hutOf({ minDeliveryOrder: 14 }) })).toEqual([]);
  });

  it('must reach that of the market where the hut has no amount that can be reached [BSK-51]', () => {
    const hut = hutOf({ minDeliveryOrder: Number.POSITIVE_INFINITY });
    const basket = basketOf({ items: [item(drink('cola'))] });
    expect(checkBasket(orderOf({ basket, hut }))).toEqual([{ code: 'minimum-order', amount: 150 }]);
  });

  it('leaves rewards and their supplements out of the value for the minimum [BSK-50]', () => {
    const reward = dealOf('flat', [{ type: 'pizza' }], { id: 'r', price: 0, loyalty: true });
    const basket = basketOf({
      deals: [built('r', fill(pizza('supreme', { crust: 'stuffed' })))],
      items: [item(side('wedges'))],
    });
    const order = { catalogue: catalogueOf([reward]), basket, hut: hutOf({ minDeliveryOrder: 5 }) };
    expect(checkBasket(orderOf(order))).toEqual([{ code: 'minimum-order', amount: 1 }]);
  });

  it('has a discount that is on offer for its disposition', () => {
    const catalogue = catalogueOf(
      [],
      [],
      discountsOf(discountOf({ options: { rule: 'amount', dispositions: ['collection'] } })),
    );
    const basket = basketOf({ items: [item(pizza('supreme'))], discountId: 'saver' });
    expect(codes({ catalogue, basket })).toEqual(['discount-unavailable']);
    expect(codes({ catalogue, basket, disposition: 'collection' })).toEqual([]);
  });

  it('has no negative amount due without a gift card, and none above what its payment type takes [BSK-58, BSK-63]', () => {
    const penny = dealOf('giftcard', [], { id: 'penny', price: 0.01 });
    const catalogue = catalogueOf(
      [dealNamed('a'), penny],
      [productOf('most', 'side', 50), productOf('feast', 'side', 50.01)],
    );
    const below = (basket: ReturnType<typeof basketOf>, giftVoucher = 0) => {
      const order = orderOf({ catalogue, basket });
      return checkBasket(order, { ...priceBasket(order), amountDue: -1, giftVoucher });
    };
    const small = basketOf({ items: [item(drink('cola'))] });
    expect(below(small)).toEqual([{ code: 'amount-due-negative', amount: -1 }]);
    expect(below(basketWith('a'))).toEqual([{ code: 'amount-due-negative', amount: -1 }]);
    expect(below({ ...small, credit: 100 })).toEqual([]);
    expect(below(small, 1)).toEqual([]);
    expect(below({ ...small, deals: [built('penny')] })).toEqual([]);
    const cash = (food: string) =>
      checkBasket(
        orderOf({
          catalogue,
          basket: basketOf({ items: [item(side(food))], paymentType: 'cash' }),
        }),
      );
    expect(cash('most')).toEqual([]);
    expect(cash('feast')).toEqual([{ code: 'payment-too-high', entity: 'cash', amount: 5000 }]);
  });

  it('has no tip above the limit of its market, nor for anything but a delivery [CHK-94]', () => {
    const tipping = { enabled: true, presets: [1], max: 20 };
    const tipped = (amount: number) => ({
      manifest: { ...marketManifest(filesOf('uk')), tipping },
      basket: basketOf({ items: [item(pizza('supreme'))], tip: { amount, tippingOption: '1' } }),
    });
    expect(codes(tipped(2000))).toEqual([]);
    expect(checkBasket(orderOf(tipped(2001)))).toEqual([{ code: 'tip-too-high', amount: 2000 }]);
    for (const disposition of ['collection', 'dinein'] as const) {
      expect(codes({ ...tipped(2001), disposition })).toEqual(['tip-refused']);
    }
  });

  it('has no tip where the market has none [SUR-24]', () => {
    const basket = basketOf({
      items: [item(pizza('supreme'))],
      tip: { amount: 100, tippingOption: '1' },
    });
    expect(codes({ basket, manifest: marketManifest(filesOf('fr')) })).toContain('tip-refused');
    expect(codes({ basket })).toEqual([]);
  });

  it('answers its problems as reasons with decimals [BSK-44, BSK-45]', () => {
    expect(
      basketReasons([
        { code: 'minimum-order', amount: 101 },
        { code: 'deal-limit', line: 'l', entity: 'd', limit: 2 },
        { code: 'deal-incomplete', line: 'l' },
      ]),
    ).toEqual([
      { code: 'minimum-order', amount: 1.01 },
      { code: 'deal-limit', entity: 'd', amount: 2 },
      { code: 'deal-incomplete', entity: 'l' },
    ]);
  });
});
