import { describe, expect, it } from 'vitest';
import type { Basket } from '../../../core/basket/basket.ts';
import type { PricedBasket } from '../../../core/basket/priced-basket.ts';
import type { PricedDeal } from '../../../core/deals/priced-deal.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import { fromOrderDeals, toOrderDeals, wrongSize } from '../../../core/orders/order-deals.ts';
import { priced } from '../../plugins/orders/order-facts.ts';

const item = (total: number) => ({ base: total, supplements: 0, total, parts: [] });

const pizza: Choice = {
  type: 'pizza',
  productId: 'hawaiian',
  size: 'large',
  crust: 'thin',
  sauce: 'tomato',
  cheese: 'mozzarella',
  toppings: ['ham', 'pineapple'],
};
const halves: Choice = {
  type: 'pizza',
  productId: 'half-and-half',
  size: 'large',
  crust: 'thin',
  halves: { first: 'hawaiian', second: 'inferno' },
};
const plain = (type: Choice['type'], productId: string): Choice => ({ type, productId });

const basket: Basket = {
  deals: [
    {
      basketDealId: 'd1',
      dealId: 'feast',
      redeemId: 'r1',
      choices: {
        0: [pizza],
        1: [plain('side', 'bbq-wings')],
        2: [plain('dip', 'bbq'), plain('dip', 'bbq')],
      },
    },
  ],
  items: [
    { basketItemId: 'i1', choice: halves },
    { basketItemId: 'i2', choice: plain('drink', 'cola') },
    { basketItemId: 'i3', choice: plain('dessert', 'churros') },
    { basketItemId: 'i4', choice: plain('side', 'lasagne') },
  ],
};

const prices: PricedBasket = {
  ...priced,
  deals: { d1: { price: 2499, supplements: { 0: 150 } } as unknown as PricedDeal },
  items: { i1: item(1599), i2: item(249), i3: item(499), i4: item(899) },
};

describe('the deals of an order request', () => {
  const [deal, loose] = toOrderDeals(basket, prices);

  it('hold their items by type, price and the reward they were bought with [ORD-26, ORD-30]', () => {
    expect(deal).toEqual({
      id: 'feast',
      basketDealID: 'd1',
      price: 24.99,
      redeemable_id: 'r1',
      pizzas: [
        {
          id: 'hawaiian',
          price: 1.5,
          size: 'large',
          crust: 'thin',
          sauce: 'tomato',
          cheese: 'mozzarella',
          toppings: ['ham', 'pineapple'],
          optionIndex: 0,
          basketDealID: 'd1',
        },
      ],
      sides: [{ id: 'bbq-wings', price: 0, optionIndex: 1, basketDealID: 'd1' }],
      dips: [
        { id: 'bbq', price: 0, optionIndex: 2, basketDealID: 'd1' },
        { id: 'bbq', price: 0, optionIndex: 2, basketDealID: 'd1' },
      ],
    });
  });

  it('end with one entry for all loose items [ORD-27, ORD-29]', () => {
    expect(loose).toMatchObject({
      id: 'ND',
      price: 32.46,
      drinks: [{ id: 'cola', price: 2.49, basketItemID: 'i2' }],
      desserts: [{ id: 'churros', price: 4.99, basketItemID: 'i3' }],
      sides: [{ id: 'lasagne', price: 8.99, basketItemID: 'i4' }],
    });
    expect(toOrderDeals({ deals: [], items: [] }, prices)).toEqual([]);
  });

  it('name both halves of a half-and-half [ORD-28]', () => {
    expect(loose?.pizzas).toEqual([
      {
        id: 'half-and-half',
        kind: 'half-and-half',
        price: 15.99,
        size: 'large',
        crust: 'thin',
        firstHalf: { id: 'hawaiian', size: 'large', crust: 'thin' },
        secondHalf: { id: 'inferno', size: 'large', crust: 'thin' },
        otherHalf: 'secondHalf',
        basketItemID: 'i1',
      },
    ]);
    const alone = { id: 'half-and-half', price: 0, firstHalf: { id: 'hawaiian' } };
    expect(fromOrderDeals([{ id: 'ND', price: 0, pizzas: [alone] }]).items).toEqual([
      { basketItemId: '0:0', choice: { type: 'pizza', productId: 'half-and-half' } },
    ]);
  });

  it('hold at most 200 items, loose ones and those of deals together [SEC-01]', () => {
    const items = (count: number) => Array.from({ length: count }, () => ({}));
    const deals = (sides: number) => [
      { pizzas: items(100) },
      { drinks: items(60), sides: items(sides) },
    ];
    expect(wrongSize(deals(40))).toEqual([]);
    expect(wrongSize(deals(41))).toEqual([
      { field: 'deals', reason: 'must not hold more than 200 items' },
    ]);
  });

  it('stand for the same deals and items when they are read again [ORD-26, ORD-29]', () => {
    const read = fromOrderDeals(toOrderDeals(basket, prices));
    expect(
      read.deals.map(({ dealId, redeemId, choices }) => ({ dealId, redeemId, choices })),
    ).toEqual(basket.deals.map(({ dealId, redeemId, choices }) => ({ dealId, redeemId, choices })));
    const choices = (items: Basket['items']) =>
      items.map(({ choice }) => choice).toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
    expect(choices(read.items)).toEqual(choices(basket.items));
  });
});
