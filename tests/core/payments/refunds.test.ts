import { describe, expect, it } from 'vitest';
import { moneyStates } from '../../../core/payments/held-money.ts';
import { judgeRefund } from '../../../core/payments/refunds.ts';

const paid = { isPlaced: true, money: 'captured', due: 2000, refunded: 0 } as const;

describe('money that a person gives back', () => {
  it('is all that is left, or a part of it', () => {
    expect(judgeRefund(paid, undefined)).toEqual({ kind: 'refund', amount: 2000 });
    expect(judgeRefund({ ...paid, refunded: 1500 }, undefined)).toEqual({
      kind: 'refund',
      amount: 500,
    });
    expect(judgeRefund({ ...paid, refunded: 1500 }, 500)).toEqual({ kind: 'refund', amount: 500 });
    expect(judgeRefund({ ...paid, refunded: 1999 }, undefined)).toEqual({
      kind: 'refund',
      amount: 1,
    });
  });

  it('is never more than is left', () => {
    expect(judgeRefund(paid, 2001)).toEqual({ kind: 'too-much', left: 2000 });
    expect(judgeRefund({ ...paid, refunded: 1500 }, 501)).toEqual({ kind: 'too-much', left: 500 });
    expect(judgeRefund({ ...paid, refunded: 2000 }, 1)).toEqual({ kind: 'nothing-taken' });
  });

  it('is that of a placed order, taken or to be taken', () => {
    const able = moneyStates.filter((money) => {
      return judgeRefund({ ...paid, money }, 1).kind === 'refund';
    });
    expect(able).toEqual(['open', 'capture-due', 'captured']);
    expect(judgeRefund({ ...paid, isPlaced: false }, 1)).toEqual({ kind: 'nothing-taken' });
  });
});
