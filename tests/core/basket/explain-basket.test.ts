import { describe, expect, it } from 'vitest';
import type { BasketCheck } from '../../../core/basket/check-basket.ts';
import { explainBasket } from '../../../core/basket/explain-basket.ts';
import { priceBasket } from '../../../core/basket/price-basket.ts';
import { voucherOf } from '../../client/vouchers/sample-vouchers.ts';
import { dealOf, fill, twoPizzas } from '../deals/sample-deals.ts';
import { catalogueOf, pizza, side } from '../menu/pizzeria.ts';
import { basketOf, built, discountOf, discountsOf, hutOf, item, orderOf } from './sample-basket.ts';

function explained(more: Partial<BasketCheck>) {
  const order = orderOf(more);
  return explainBasket(order, priceBasket(order));
}

describe('the explanation of a price', () => {
  it('tells what was chosen for the slot that a step of a deal is about, and none where it is about the whole deal [DEA-63]', () => {
    const half = dealOf('bogoh', twoPizzas, { id: 'half' });
    const flat = dealOf('flat', [{ type: 'pizza' }], { id: 'flat', price: 9.99 });
    const { deals } = explained({
      catalogue: catalogueOf([half, flat]),
      basket: basketOf({
        deals: [
          built('half', fill(pizza('supreme'), pizza('margherita'))),
          built('flat', fill(pizza('supreme'))),
        ],
      }),
    });
    const base = { rule: 'base', inputs: {} };
    expect(deals.map(({ steps }) => steps)).toStrictEqual([
      [
        { ...base, slot: 0, products: ['supreme'], amount: 15.99 },
        { ...base, slot: 1, products: ['margherita'], amount: 12.99 },
        {
          rule: 'half-price',
          slot: 1,
          products: ['margherita'],
          inputs: { covered: 12.99 },
          amount: -6.49,
          rounding: { exact: 6.495, rounded: 6.5 },
        },
      ],
      [{ rule: 'flat-price', products: [], inputs: { price: 9.99 }, amount: 9.99 }],
    ]);
  });

  it('tells between which values of the order a fee is due, where it has bounds [SUR-02]', () => {
    const hut = hutOf({
      fees: [
        { type: 'delivery', price: 2.49, lowerThreshold: 0, upperThreshold: 25 },
        { type: 'smallOrderSupplement', price: 1 },
      ],
    });
    const basket = basketOf({ items: [item(side('wedges'))] });
    expect(explained({ basket, hut }).surcharges).toStrictEqual([
      { type: 'delivery', price: 2.49, amount: 2.49, from: 0, to: 25 },
      { type: 'smallOrderSupplement', price: 1, amount: 1 },
    ]);
  });

  it('tells of a discount what it takes off, the most it may, and its voucher [VOU-07]', () => {
    const items = [item(pizza('supreme'))];
    const result = { title: 'Half off', amount: 50, rule: 'percent', maxAmount: 5 } as const;
    const reached = { effect: 'food', eligible: 15.99, isReached: true, value: 5 };
    const capped = basketOf({
      items,
      voucher: voucherOf({ id: 'HALF', result }),
      discountId: 'HALF',
    });
    expect(explained({ basket: capped }).discount).toStrictEqual({
      ...reached,
      id: 'HALF',
      voucher: 'HALF',
      rule: 'percent',
      rate: 50,
      most: 5,
      rounding: { exact: 7.995, rounded: 8 },
    });
    const catalogue = catalogueOf([], [], discountsOf(discountOf()));
    const plain = basketOf({ items, discountId: 'saver' });
    expect(explained({ catalogue, basket: plain }).discount).toStrictEqual({
      ...reached,
      id: 'saver',
      rule: 'amount',
      rate: 5,
    });
    expect(explained({ catalogue, basket: basketOf({ items }) })).not.toHaveProperty('discount');
  });
});
