import { describe, expect, it } from 'vitest';
import { digestOf, newReference } from '../../../server/orders/new-intent.ts';
import { isOrderState, signOrderState } from '../../../server/intents/order-state.ts';

const secret = 'x'.repeat(32);
const state = { transactionId: 't-1', orderId: 'o-1' };

describe('the state string of an order', () => {
  const text = signOrderState(secret, state);

  it('is known again with the same secret and order only', () => {
    expect(isOrderState(secret, text, state)).toBe(true);
    expect(isOrderState('y'.repeat(32), text, state)).toBe(false);
    expect(isOrderState(secret, text, { ...state, transactionId: 't-2' })).toBe(false);
  });

  it('cannot be changed in any of its characters', () => {
    for (const [index, sign] of Array.from(text).entries()) {
      const other = sign === 'A' ? 'B' : 'A';
      const changed = text.slice(0, index) + other + text.slice(index + 1);
      expect(isOrderState(secret, changed, state)).toBe(false);
    }
    for (const wrong of ['', '.', '..', '...', 'v1..', `${text}.`, `${text}=`]) {
      expect(isOrderState(secret, wrong, state)).toBe(false);
    }
  });
});

describe('identifiers', () => {
  it('are long and random for payments, short and readable for customers', () => {
    expect(newReference()).toMatch(/^[2-9A-HJ-NP-TV-Z]{8}$/);
  });

  it('give equal values equal digests, whatever the order of their keys', () => {
    expect(digestOf({ a: 1, b: { c: [1, 2], d: undefined } })).toBe(
      digestOf({ b: { c: [1, 2] }, a: 1 }),
    );
    expect(digestOf({ a: [1, 2] })).not.toBe(digestOf({ a: [2, 1] }));
  });
});
