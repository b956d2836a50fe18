import { describe, expect, it } from 'vitest';
import type {
  OrderDeal,
  OrderHalf,
  OrderPayment,
} from '../../../schemas/types/http/order-request.ts';
import type { PricedBasket } from '../../../core/basket/priced-basket.ts';
import {
  ownAmounts,
  priceDifferences,
  type RequestedAmounts,
} from '../../../core/orders/price-integrity.ts';
import { priced } from '../../plugins/orders/order-facts.ts';
import { catalogueOf } from '../menu/pizzeria.ts';
import { pricedDeal } from './sample-priced-deal.ts';

const payment: OrderPayment = { type: 'card', amount: 1, currency: 'GBP' };

const own = (request: Partial<RequestedAmounts>, prices: Partial<PricedBasket>) =>
  ownAmounts({ deals: [], payment, ...request }, { ...priced, ...prices }, catalogueOf());

describe('what we ask for the deals of a request', () => {
  const claimed = (id: string, optionIndex?: number) => ({
    id,
    price: 1,
    ...(optionIndex !== undefined && { optionIndex }),
  });
  const asked = (deals: OrderDeal[], prices: Partial<PricedBasket>) => own({ deals }, prices).deals;

  it('is the price of a deal, and the supplements of a slot at the first of its items [SEC-43]', () => {
    const deal: OrderDeal = {
      id: 'feast',
      basketDealID: 'd1',
      price: 1,
      sides: [claimed('wings'), claimed('wedges', 1)],
      drinks: [claimed('cola', 2)],
      dips: [claimed('garlic-dip', 1)],
    };
    const deals = { '0:d1': pricedDeal(2499, { 0: 150, 1: 30 }) };
    expect(asked([deal], { deals })).toStrictEqual([
      {
        id: 'feast',
        basketDealID: 'd1',
        price: 24.99,
        sides: [
          { id: 'wings', price: 1.5 },
          { id: 'wedges', price: 0.3, optionIndex: 1 },
        ],
        drinks: [{ id: 'cola', price: 0, optionIndex: 2 }],
        dips: [{ id: 'garlic-dip', price: 0, optionIndex: 1 }],
      },
    ]);
  });

  it('is the price of every loose item and their sum; 0 for what is not sold [SEC-43]', () => {
    const deals: OrderDeal[] = [
      { id: 'gone', price: 1, sides: [claimed('wings')] },
      { id: 'ND', price: 1, sides: [claimed('wings')], dips: [claimed('gone')] },
    ];
    const items = { '1:0': { base: 1049, supplements: 0, total: 1049, parts: [] } };
    expect(asked(deals, { items })).toStrictEqual([
      { id: 'gone', price: 0, sides: [{ id: 'wings', price: 0 }] },
      {
        id: 'ND',
        price: 10.49,
        sides: [{ id: 'wings', price: 10.49 }],
        dips: [{ id: 'gone', price: 0 }],
      },
    ]);
  });

  it.each<[string, OrderHalf, number]>([
    ['at the size of the whole', { id: 'supreme', price: 1 }, 12.99],
    ['at its own size', { id: 'supreme', size: 'large', price: 1 }, 15.99],
    ['0 at a size that is not sold', { id: 'supreme', size: 'vast', price: 1 }, 0],
    ['0 for a pizza that is not sold', { id: 'gone', price: 1 }, 0],
  ])('is the base price of a half that tells one: %s [SEC-43]', (_case, half, price) => {
    const plain: OrderHalf = { id: 'margherita' };
    const pizza = { id: 'half-and-half', size: 'medium', price: 0 };
    const halvesOf = (firstHalf: OrderHalf, secondHalf: OrderHalf) =>
      asked([{ id: 'ND', price: 1, pizzas: [{ ...pizza, firstHalf, secondHalf }] }], {})[0]?.pizzas;
    const right = { ...half, price };
    expect(halvesOf(half, plain)).toStrictEqual([
      { ...pizza, firstHalf: right, secondHalf: plain },
    ]);
    expect(halvesOf(plain, half)).toStrictEqual([
      { ...pizza, firstHalf: plain, secondHalf: right },
    ]);
  });
});

describe('the payment we ask for', () => {
  it.each([
    ['what gift-card deals leave of the total', { total: 2000, giftVoucher: 500 }, 15],
    ['nothing where they pay it all', { total: 500, giftVoucher: 500 }, 0],
    ['nothing where the discount is above it', { total: -300 }, 0],
  ])('is %s [SEC-43]', (_case, prices, amount) => {
    expect(own({}, prices).payment.amount).toBe(amount);
  });
});

describe('the amounts that differ from ours', () => {
  const taxes = (gst: number, pst: number) => ({
    taxes: [
      { description: 'GST', amount: gst },
      { description: 'PST', amount: pst },
    ],
    taxTotal: 1.8,
    grossTotal: 20,
    netTotal: 18.2,
  });
  const card = (amount: number) => [{ type: 'giftcard', number: '1', amount }];
  const right: RequestedAmounts = {
    deals: [],
    surcharges: [
      { type: 'delivery', amount: 2.99 },
      { type: 'driverTip', amount: 1 },
    ],
    payment: { ...payment, breakdown: taxes(1, 0.8), credits: card(3) },
  };

  it('are none where all are the same [SEC-43]', () => {
    expect(priceDifferences(right, right)).toEqual([]);
  });

  it('are told one by one: a surcharge left out, a tax by its name, a gift card [SEC-43, SUR-19]', () => {
    const claimed: RequestedAmounts = {
      deals: [],
      surcharges: [{ type: 'driverTip', amount: 1 }],
      payment: { ...payment, breakdown: taxes(1, 0.7), credits: card(5) },
    };
    expect(priceDifferences(claimed, right)).toEqual([
      { field: 'surcharges/delivery', claimed: 0, right: 299 },
      { field: 'payment/breakdown/taxes/PST', claimed: 70, right: 80 },
      { field: 'payment/credits', claimed: 500, right: 300 },
    ]);
  });
});
