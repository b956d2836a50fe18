import { describe, expect, it } from 'vitest';
import type { OrderItem, OrderRequest } from '../../../schemas/types/http/order-request.ts';
import type { Basket } from '../../../core/basket/basket.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import {
  basketOfRequest,
  fromOrderDeals,
  halfProblems,
  toOrderDeals,
  wrongSize,
} from '../../../core/orders/order-deals.ts';
import { pricedDeal } from './sample-priced-deal.ts';

const choice = (type: Choice['type'], productId: string): Choice => ({ type, productId });

const basket: Basket = {
  deals: [
    {
      basketDealId: 'd1',
      dealId: 'feast',
      choices: {
        0: [choice('dip', 'bbq'), choice('side', 'wings')],
        1: [choice('drink', 'cola')],
      },
    },
    { basketDealId: 'd2', dealId: 'reward', redeemId: 'r1', choices: {} },
  ],
  items: [{ basketItemId: 'i1', choice: choice('dessert', 'churros') }],
};

describe('an order request made of a basket', () => {
  it('has the supplements of a slot at the first of its items in the lists, and a reward where there is one [ORD-26]', () => {
    const deals = toOrderDeals(basket, {
      deals: { d1: pricedDeal(2499, { 0: 150 }), d2: pricedDeal(0) },
      items: {},
    });
    expect(deals.slice(0, 2)).toStrictEqual([
      {
        id: 'feast',
        basketDealID: 'd1',
        price: 24.99,
        sides: [{ id: 'wings', price: 1.5, optionIndex: 0, basketDealID: 'd1' }],
        drinks: [{ id: 'cola', price: 0, optionIndex: 1, basketDealID: 'd1' }],
        dips: [{ id: 'bbq', price: 0, optionIndex: 0, basketDealID: 'd1' }],
      },
      { id: 'reward', basketDealID: 'd2', price: 0, redeemable_id: 'r1' },
    ]);
  });

  it('states 0 for what has no price', () => {
    expect(toOrderDeals(basket, { deals: {}, items: {} })).toStrictEqual([
      {
        id: 'feast',
        basketDealID: 'd1',
        price: 0,
        sides: [{ id: 'wings', price: 0, optionIndex: 0, basketDealID: 'd1' }],
        drinks: [{ id: 'cola', price: 0, optionIndex: 1, basketDealID: 'd1' }],
        dips: [{ id: 'bbq', price: 0, optionIndex: 0, basketDealID: 'd1' }],
      },
      { id: 'reward', basketDealID: 'd2', price: 0, redeemable_id: 'r1' },
      { id: 'ND', price: 0, desserts: [{ id: 'churros', price: 0, basketItemID: 'i1' }] },
    ]);
  });
});

describe('a basket made of an order request', () => {
  it('has items that name no slot in the first one, and a reward where there is one [ORD-26]', () => {
    const { deals } = fromOrderDeals([
      {
        id: 'feast',
        price: 20,
        sides: [
          { id: 'wings', price: 0 },
          { id: 'wedges', price: 0, optionIndex: 1 },
        ],
      },
      { id: 'reward', basketDealID: 'd2', price: 0, redeemable_id: 'r1' },
    ]);
    expect(deals).toStrictEqual([
      {
        basketDealId: '0:feast',
        dealId: 'feast',
        choices: { 0: [choice('side', 'wings')], 1: [choice('side', 'wedges')] },
      },
      { basketDealId: '1:d2', dealId: 'reward', choices: {}, redeemId: 'r1' },
    ]);
  });

  it('pays with the gift card of the request, in minor units [ORD-106]', () => {
    const paidBy = (payment: Partial<OrderRequest['payment']>) =>
      basketOfRequest({
        deals: [],
        payment: { type: 'card', amount: 20, currency: 'GBP', ...payment },
      });
    const plain = { deals: [], items: [], paymentType: 'card' };
    expect(paidBy({ credits: [{ type: 'giftcard', number: '1', amount: 5.25 }] })).toStrictEqual({
      ...plain,
      credit: 525,
    });
    expect(paidBy({ credits: [] })).toStrictEqual(plain);
    expect(paidBy({})).toStrictEqual(plain);
  });
});

describe('the size of an order', () => {
  const some = (count: number) => Array.from({ length: count }, () => ({}));

  it('is 200 items at most, those of all deals and lists together [SEC-01]', () => {
    const ofDips = (count: number) =>
      wrongSize([{ pizzas: some(100) }, { sides: some(60), dips: some(count) }]);
    expect(ofDips(40)).toEqual([]);
    expect(ofDips(41)).toEqual([{ field: 'deals', reason: 'must not hold more than 200 items' }]);
  });
});

describe('a half of a pizza', () => {
  const whole: OrderItem = { id: 'half-and-half', price: 0, size: 'large', crust: 'thin' };
  const problems = (first: Partial<OrderItem>, second: Partial<OrderItem> = {}) =>
    halfProblems([
      {
        id: 'ND',
        price: 0,
        pizzas: [
          {
            ...whole,
            firstHalf: { id: 'supreme', ...first },
            secondHalf: { id: 'margherita', ...second },
          },
        ],
      },
    ]);

  it('has the size and crust of the whole, or names none [MNU-59]', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ size: 'large', crust: 'thin' })).toEqual([]);
    expect(problems({ size: 'medium' })).toEqual([{ code: 'size-unavailable', entity: 'medium' }]);
    expect(problems({ size: 'large' }, { crust: 'classic' })).toEqual([
      { code: 'crust-unavailable', entity: 'classic' },
    ]);
  });

  it('is none where a pizza is whole [MNU-59]', () => {
    expect(halfProblems([{ id: 'ND', price: 0, pizzas: [whole] }])).toEqual([]);
  });
});
