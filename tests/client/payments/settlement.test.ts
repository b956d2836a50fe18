import { describe, expect, it } from 'vitest';
import { settlementOf } from '../../../client/payments/settlement.ts';

const order = { total: 4118, giftVoucher: 0, credit: 0, toPay: 4118 };

describe('how an order is paid', () => {
  it('says nothing of ways to pay before one is chosen', () => {
    expect(settlementOf(order)).toEqual({ total: 4118, paid: [], toPay: 4118, toPayBy: undefined });
  });

  it('leaves nothing to pay, by nothing, when a gift card covers the order', () => {
    const covered = { ...order, credit: 4118, toPay: 0, paymentType: 'cash' };
    expect(settlementOf(covered)).toEqual({
      total: 4118,
      paid: [{ way: 'giftCard', amount: 4118 }],
      toPay: 0,
      toPayBy: undefined,
    });
  });

  it('shares the total out among voucher, card and what is paid at the door', () => {
    const shared = { ...order, giftVoucher: 500, credit: 1000, toPay: 2618, paymentType: 'cash' };
    const { paid, toPay, toPayBy } = settlementOf(shared);
    expect(paid).toEqual([
      { way: 'giftVoucher', amount: 500 },
      { way: 'giftCard', amount: 1000 },
    ]);
    expect([toPay, toPayBy]).toEqual([2618, 'cash']);
  });

  it('has the rest paid by the type of an order that was paid online', () => {
    const online = { ...order, credit: 1000, toPay: 0, paymentType: 'microform' };
    const { paid, toPay, toPayBy } = settlementOf(online);
    expect(paid).toEqual([
      { way: 'giftCard', amount: 1000 },
      { way: 'type', type: 'microform', amount: 3118 },
    ]);
    expect([toPay, toPayBy]).toEqual([0, undefined]);
  });

  it('never asks for less than nothing', () => {
    expect(settlementOf({ ...order, toPay: -751 }).toPay).toBe(0);
  });
});
