import { describe, expect, it } from 'vitest';
import { moneyFormatter } from '../../../core/money/format-money.ts';
import { toMinor } from '../../../core/money/money.ts';
import { isTestOrder } from '../../../core/orders/is-test-order.ts';
import { orderSummary, type SummarisedOrder } from '../../../core/orders/order-summary.ts';
import { priced } from '../../plugins/orders/order-facts.ts';
import { type MarketId, testManifest } from '../test-market.ts';
import { plainOrder } from './sample-summarised.ts';

const order: SummarisedOrder = {
  ...plainOrder,
  paymentType: 'paylater_debit',
  disposition: { type: 'delivery', when: 'asap' },
  goesTo: ['12 Lavender Hill'],
  record: {
    ...plainOrder.record,
    basket: {
      ...priced,
      surcharges: [
        { type: 'delivery', amount: 199, price: 199 },
        { type: 'deliverySupplement', amount: 100, price: 100 },
        { type: 'smallOrderSupplement', amount: 150, price: 150 },
        { type: 'driverTip', amount: 200, price: 200 },
        { type: 'paymentSurchargePaylaterDebit', amount: 50, price: 50 },
      ],
    },
    lines: [{ title: 'Hawaiian', amount: 20 }],
  },
};

describe('the summary of an order', () => {
  it('holds tax, total, payment type, time, pay-later surcharge, delivery fee and tip [ORD-125]', () => {
    expect(orderSummary(order)).toMatchObject({
      tax: 3.33,
      total: 20,
      paymentType: 'paylater_debit',
      timestamp: '2026-07-01T12:00:00.000Z',
      payLaterSurcharge: 0.5,
      deliveryFee: 2.99,
      deliverySupplement: 1,
      smallOrderFee: 1.5,
      tip: 2,
      toBePaid: 20,
      hut: { utcOffset: 60 },
    });
    expect(orderSummary({ ...order, isOffline: false }).toBePaid).toBe(0);
  });

  it('names what a place among the priority orders cost, where there was one [ORD-125]', () => {
    const { basket } = order.record;
    const surcharges = [
      { type: 'priorityDelivery', amount: 299, price: 299 },
      ...basket.surcharges,
    ];
    const withPlace = { ...order, record: { ...order.record, basket: { ...basket, surcharges } } };
    expect(orderSummary(withPlace).extraFees).toEqual({ priorityDelivery: 2.99 });
    expect(orderSummary(withPlace).deliveryFee).toBe(2.99);
    expect(orderSummary(order).extraFees).toBeUndefined();
  });

  it('has amounts of 2 decimals, written as the market writes them, small ones in small units [ORD-131]', () => {
    const basket = { ...priced, subtotal: 1999, total: 50, tax: { ...priced.tax, taxTotal: 7 } };
    const { subtotal, total, tax } = orderSummary({
      ...order,
      record: { ...order.record, basket },
    });
    expect([subtotal, total, tax]).toEqual([19.99, 0.5, 0.07]);
    const written = (market: MarketId, amount = 0) =>
      moneyFormatter(testManifest(market).money)(toMinor(amount), { smallUnits: true });
    expect(written('fr', subtotal)).toBe('19.99\u00a0€');
    expect(written('fr', total)).toBe('0.50\u00a0€');
    expect(written('uk', total)).toBe('50p');
    expect(written('uk', 19.994)).toBe('£19.99');
  });
});

describe('a test order', () => {
  const names = { testCustomerNames: ['commtest', 'testcomm'] };

  it('is one at a test hut, or of a customer with a test name in any case [ORD-135]', () => {
    expect(isTestOrder({ name: 'Ada' }, { test: true }, names)).toBe(true);
    for (const name of ['commtest', 'CommTest', ' TESTCOMM ', 'commtest Lovelace']) {
      expect(isTestOrder({ name }, {}, names)).toBe(true);
    }
    expect(isTestOrder({ name: 'A B', firstName: 'TestComm', lastName: 'B' }, {}, names)).toBe(
      true,
    );
    expect(isTestOrder({ name: 'Commtestina' }, { test: false }, names)).toBe(false);
  });
});
