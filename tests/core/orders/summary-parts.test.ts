import { describe, expect, it } from 'vitest';
import type { OrderDeal } from '../../../schemas/types/http/order-request.ts';
import { dishesOf } from '../../../core/orders/order-dishes.ts';
import { orderSummary, summaryLines } from '../../../core/orders/order-summary.ts';
import { priced } from '../../plugins/orders/order-facts.ts';
import { catalogueOf } from '../menu/pizzeria.ts';
import { pricedDeal } from './sample-priced-deal.ts';
import { plainOrder } from './sample-summarised.ts';

describe('the summary of an order', () => {
  it('has nothing of what does not concern the order [ORD-125]', () => {
    expect(orderSummary(plainOrder)).toStrictEqual({
      orderId: 'o',
      customerOrderReference: 'REF',
      transactionId: 't',
      state: 'placed',
      currency: 'GBP',
      subtotal: 20,
      discount: 0,
      tax: 3.33,
      taxOnTop: 0,
      taxes: [{ description: 'VAT 20%', amount: 3.33 }],
      total: 20,
      paymentType: 'cash',
      timestamp: '2026-07-01T12:00:00.000Z',
      payLaterSurcharge: 0,
      deliveryFee: 0,
      deliverySupplement: 0,
      smallOrderFee: 0,
      tip: 0,
      giftVoucher: 20,
      credit: 0,
      toBePaid: 0,
      lines: [],
      deals: [],
      hut: { ...plainOrder.record.hut, utcOffset: 60 },
      disposition: { type: 'collection', when: 'asap' },
    });
  });

  it('has what was given back, the points, the age to check and where it goes, each where there is any [ORD-125, LOY-12]', () => {
    const points = { toBeEarned: 2, currentBalance: 10, usedInThisOrder: 5, newBalance: 7 };
    const told = orderSummary({
      ...plainOrder,
      goesTo: ['12 Lavender Hill'],
      points,
      refunded: 1,
      record: {
        ...plainOrder.record,
        ageCheck: 18,
        basket: { ...priced, discount: { id: 'saver', value: 250 } },
      },
    });
    expect(told).toMatchObject({
      discount: 2.5,
      toBePaid: 20,
      refunded: 0.01,
      loyalty: points,
      ageCheck: 18,
      goesTo: ['12 Lavender Hill'],
    });
  });
});

describe('the lines of an order', () => {
  const halves = {
    id: 'half-and-half',
    price: 15.99,
    firstHalf: { id: 'supreme' },
    secondHalf: { id: 'margherita', toppings: ['ham'] },
  };
  const wings = { id: 'wings', price: 0 };
  const deals: OrderDeal[] = [
    { id: 'ND', price: 15.99, pizzas: [halves], sides: [wings] },
    {
      id: 'feast',
      basketDealID: 'd1',
      price: 24.99,
      sides: [wings],
      dips: [{ ...wings, id: 'x' }],
    },
    { id: 'gone', price: 0 },
  ];
  const prices = {
    ...priced,
    deals: { '1:d1': pricedDeal(2499) },
    items: { '0:0': { base: 1599, supplements: 0, total: 1599, parts: [] } },
  };
  const linesOf = () => summaryLines({ deals }, prices, catalogueOf());

  it('are one for each loose item and each deal, with what it cost; 0 without a price [ORD-126]', () => {
    expect(linesOf()).toStrictEqual([
      {
        title: 'half-and-half',
        details: ['supreme', 'margherita (ham)'],
        amount: 15.99,
        quantity: 1,
        item: halves,
      },
      { title: 'wings', details: [], amount: 0, quantity: 1, item: wings },
      { title: 'feast', details: ['wings', 'x'], amount: 24.99, quantity: 1 },
      { title: 'gone', details: [], amount: 0, quantity: 1 },
    ]);
  });

  it('name the dishes that can be rated: loose items and those of deals, each once [SHP-30]', () => {
    expect(dishesOf(linesOf())).toEqual(['half-and-half', 'wings', 'x']);
  });
});
