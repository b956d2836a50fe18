import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Choice } from '../../../core/menu/choice.ts';
import { type BasketCheck, checkBasket } from '../../../core/basket/check-basket.ts';
import { priceBasket } from '../../../core/basket/price-basket.ts';
import { priceChanges } from '../../../client/basket/refresh-prices.ts';
import { taxOnTop } from '../../../plugins/ca-tax-on-top/tax-on-top.ts';
import { marketManifest } from '../../../core/manifest/layer-manifest.ts';
import { dealOf, fill, twoPizzas } from '../deals/sample-deals.ts';
import { filesOf } from '../manifest/real-manifests.ts';
import { catalogueOf, drink, pizza, productOf, side } from '../menu/pizzeria.ts';
import { basketOf, built, discountOf, discountsOf, hutOf, item, orderOf } from './sample-basket.ts';

const thirty = productOf('thirty', 'side', 30);
const priced = (more: Partial<BasketCheck>) => priceBasket(orderOf(more));

describe('the totals of a basket', () => {
  it('sum deals and loose items to the subtotal [BSK-37, BSK-03]', () => {
    const deal = dealOf('bogof', twoPizzas);
    const basket = basketOf({
      deals: [built(deal.id, fill(pizza('supreme'), pizza('margherita')))],
      items: [item(side('wedges')), item(drink('cola'))],
    });
    const result = priced({ catalogue: catalogueOf([deal]), basket });
    expect(result.subtotal).toBe(1599 + 499 + 249);
    expect(result.deals['basket-the-deal']?.price).toBe(1599);
    expect(result.items['item-cola']?.total).toBe(249);
    expect(result.problems).toEqual([]);
  });

  it('come to 17.49 due for 30.00 − 5.00 + 2.49 − 10.00 credit [BSK-38]', () => {
    const result = priced({
      catalogue: catalogueOf([], [thirty], discountsOf(discountOf())),
      basket: basketOf({ items: [item(side('thirty'))], discountId: 'saver', credit: 1000 }),
      hut: hutOf({ fees: [{ type: 'delivery', price: 2.49 }] }),
    });
    expect(result).toMatchObject({
      subtotal: 3000,
      discount: { id: 'saver', value: 500 },
      total: 2749,
      credit: 1000,
      amountDue: 1749,
    });
  });

  it('add the tax that comes on top in Canada [BSK-38, SUR-33]', () => {
    const ontario = hutOf({ sector: 'ca-1', address: { ...hutOf().address, region: 'ON' } });
    const result = priced({
      catalogue: catalogueOf([], [thirty]),
      basket: basketOf({ items: [item(side('thirty'))] }),
      hut: ontario,
      manifest: marketManifest(filesOf('ca')),
      taxPolicy: taxOnTop,
    });
    expect(result).toMatchObject({ taxOnTop: 390, total: 3390, amountDue: 3390 });
    expect(priced({ basket: basketOf({ items: [item(drink('cola'))] }) }).taxOnTop).toBe(0);
  });

  it('are all 0 for an empty basket, without surcharges', () => {
    const hut = hutOf({ fees: [{ type: 'delivery', price: 2.49 }] });
    expect(priced({ hut })).toMatchObject({ subtotal: 0, surcharges: [], total: 0, amountDue: 0 });
  });

  it('leave out and report what has no price', () => {
    const basket = basketOf({
      deals: [built('gone')],
      items: [item(drink('absinthe')), item(drink('cola'))],
      discountId: 'unknown',
    });
    const result = priced({ basket });
    expect(result.subtotal).toBe(249);
    expect(result.problems).toEqual([
      { code: 'deal-unavailable', line: 'basket-gone', entity: 'gone' },
      { code: 'product-unavailable', line: 'item-absinthe', entity: 'absinthe' },
      { code: 'discount-unavailable', line: 'unknown', entity: 'unknown' },
    ]);
  });

  it('leave out a deal with something that is no longer sold, also beside its threshold [DEA-33]', () => {
    const deal = dealOf('flat', [{ type: 'pizza' }], { price: 15, threshold: 15.99 });
    const order = orderOf({
      catalogue: catalogueOf([deal]),
      basket: basketOf({
        deals: [built(deal.id, fill(pizza('gone')))],
        items: [item(pizza('supreme'))],
      }),
    });
    const result = priceBasket(order);
    expect(result).toMatchObject({ deals: {}, subtotal: 1599, total: 1599 });
    expect(result.problems.map(({ code }) => code)).toEqual(['deal-unavailable']);
    expect(checkBasket(order).map(({ code }) => code)).toEqual(['product-unavailable']);
  });

  it('do not depend on the order of lines, and the loose sum grows with every item', () => {
    const anyItem = fc.constantFrom<Choice>(
      pizza('supreme'),
      pizza('margherita', { crust: 'stuffed' }),
      side('wedges'),
      drink('cola'),
    );
    fc.assert(
      fc.property(fc.array(anyItem, { minLength: 1, maxLength: 8 }), anyItem, (choices, more) => {
        const items = [...choices, more].map((choice, index) =>
          item(choice, { basketItemId: String(index) }),
        );
        const all = priced({ basket: basketOf({ items }) });
        const turned = priced({ basket: basketOf({ items: items.toReversed() }) });
        const fewer = priced({ basket: basketOf({ items: items.slice(0, -1) }) });
        expect(turned.total).toBe(all.total);
        expect(turned.tax).toEqual(all.tax);
        expect(fewer.subtotal).toBeLessThanOrEqual(all.subtotal);
      }),
    );
  });
});

describe('a discount', () => {
  const withDiscount = (
    discount: Parameters<typeof discountOf>[0],
    ...choices: Parameters<typeof item>[0][]
  ) =>
    priced({
      catalogue: catalogueOf([], [thirty], discountsOf(discountOf(discount))),
      basket: basketOf({ items: choices.map((choice) => item(choice)), discountId: 'saver' }),
    });

  it('of a percentage is rounded half up and never above what it is worked out on [BSK-39, VOU-07]', () => {
    const percent = { amount: 20, options: { rule: 'percent' } } as const;
    expect(withDiscount(percent, pizza('supreme'), drink('cola')).discount?.value).toBe(370);
    expect(withDiscount({ ...percent, amount: 150 }, drink('cola')).discount?.value).toBe(249);
  });

  it('of an amount is at most what it is worked out on, and 0 where that is nothing [VOU-07]', () => {
    expect(withDiscount({}, drink('cola'))).toMatchObject({
      discount: { value: 249 },
      total: 0,
      amountDue: 0,
    });
    const offDrinks = { options: { rule: 'amount' as const, productTypes: ['drink' as const] } };
    const mixed = withDiscount(offDrinks, side('thirty'), drink('cola'));
    expect(mixed).toMatchObject({ discount: { value: 249 }, total: 3000, problems: [] });
    expect(withDiscount(offDrinks, side('thirty')).discount?.value).toBe(0);
  });

  it('counts only while its threshold is reached, and stays in the basket [VOU-09]', () => {
    expect(withDiscount({ threshold: 30 }, side('thirty')).discount?.value).toBe(500);
    expect(withDiscount({ threshold: 30.01 }, side('thirty')).discount).toEqual({
      id: 'saver',
      value: 0,
    });
  });

  it('is not worked out on deals that are not discountable, nor on rewards [DEA-34, BSK-84, VOU-08]', () => {
    const valueWith = (more: Parameters<typeof dealOf>[2]) => {
      const deal = dealOf('flat', [{ type: 'pizza' }], { price: 20, ...more });
      const discounts = discountsOf(discountOf({ amount: 10, options: { rule: 'percent' } }));
      return priced({
        catalogue: catalogueOf([deal], [], discounts),
        basket: basketOf({
          deals: [built(deal.id, fill(pizza('supreme', { crust: 'stuffed' })))],
          items: [item(side('wedges'))],
          discountId: 'saver',
        }),
      }).discount?.value;
    };
    expect(valueWith({})).toBe(270);
    expect(valueWith({ discountable: false })).toBe(50);
    expect(valueWith({ loyalty: true })).toBe(50);
  });

  it('on delivery is taken off the delivery fees, at most down to 0, in place of the food [VOU-11]', () => {
    const id = 'x.discount.DELIVERY.y';
    const totalFor = (value: number) =>
      priced({
        catalogue: catalogueOf([], [thirty], discountsOf(discountOf({ id, amount: value }))),
        basket: basketOf({ items: [item(side('thirty'))], discountId: id }),
        hut: hutOf({ fees: [{ type: 'delivery', price: 2.49 }] }),
      });
    expect(totalFor(1)).toMatchObject({ total: 3149, orderValue: 3000 });
    expect(totalFor(9)).toMatchObject({ total: 3000, discount: { value: 249 } });
  });

  it('of the gift-card kind pays and does not make cheaper [VOU-25]', () => {
    const result = priced({
      catalogue: catalogueOf(
        [],
        [thirty],
        discountsOf(discountOf({ id: 'gbp-10-off', amount: 10 })),
      ),
      basket: basketOf({ items: [item(side('thirty'))], discountId: 'gbp-10-off' }),
    });
    expect(result).toMatchObject({
      total: 3000,
      giftVoucher: 1000,
      amountDue: 2000,
      orderValue: 3000,
    });
  });
});

describe('a gift-card deal', () => {
  const card = dealOf('giftcard', [], { id: 'card', price: 20 });
  const due = (price: number) =>
    priced({
      catalogue: catalogueOf([card], [productOf('food', 'side', price)]),
      basket: basketOf({ deals: [built('card')], items: [item(side('food'))] }),
    });

  it('takes its face value off the amount due, at most down to 0 [DEA-73]', () => {
    expect(due(24.5)).toMatchObject({
      subtotal: 2450,
      total: 2450,
      giftVoucher: 2000,
      amountDue: 450,
    });
    expect(due(15)).toMatchObject({ giftVoucher: 1500, amountDue: 0 });
  });

  it('does not lower the value for the minimum order [DEA-73]', () => {
    expect(due(24.5).orderValue).toBe(2450);
  });

  it('pays before the credit, which pays no more than what is left', () => {
    const result = priced({
      catalogue: catalogueOf([card], [productOf('food', 'side', 24.5)]),
      basket: basketOf({ deals: [built('card')], items: [item(side('food'))], credit: 1000 }),
    });
    expect(result).toMatchObject({ giftVoucher: 2000, credit: 450, amountDue: 0 });
  });
});

describe('a price refresh', () => {
  const at = (price: number, free = false) =>
    priced({
      catalogue: catalogueOf([], [productOf('soup', 'side', price)]),
      basket: basketOf({ items: [item(side('soup'), { free })] }),
    });
  const stored = (result: ReturnType<typeof priceBasket>) =>
    Object.fromEntries(Object.entries(result.items).map(([line, { total }]) => [line, total]));

  it('changes a price that differs and leaves an item stored at 0 free [BSK-30]', () => {
    const line = 'item-soup';
    expect(priceChanges(stored(at(4)), stored(at(5)))).toEqual([{ line, from: 400, to: 500 }]);
    expect(priceChanges(stored(at(4)), stored(at(4)))).toEqual([]);
    expect(priceChanges({ [line]: 0 }, stored(at(5)))).toEqual([]);
    expect([at(4, true).subtotal, at(5, true).subtotal]).toEqual([0, 0]);
  });
});
