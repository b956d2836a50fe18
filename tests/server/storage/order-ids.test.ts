import { describe, expect, it } from 'vitest';
import { newOrderIds } from '../../../server/storage/order-ids.ts';

const at = Date.parse('2026-03-31T23:59:59.999Z');

describe('the ids of an order', () => {
  it('are long and random, 40 hexadecimal digits and a UUID [ORD-129]', () => {
    const made = Array.from({ length: 500 }, () => newOrderIds(at));
    for (const { transactionId, orderId } of made) {
      expect(transactionId).toMatch(/^[0-9a-f]{40}$/);
      expect(orderId).toMatch(
        /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      );
    }
    expect(new Set(made.map(({ transactionId }) => transactionId.slice(11))).size).toBe(500);
    expect(new Set(made.map(({ orderId }) => orderId)).size).toBe(500);
  });

  it('begin with the day and the moment at which it is made, by universal time', () => {
    expect(newOrderIds(at).transactionId).toMatch(/^fff20260331/);
    expect(newOrderIds(at + 1).transactionId).toMatch(/^fff20260401/);
    const [first = '', second = ''] = newOrderIds(at).orderId.split('-');
    expect(Number.parseInt(first + second, 16)).toBe(at);
  });
});
