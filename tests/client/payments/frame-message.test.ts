import { describe, expect, it } from 'vitest';
import { readFrameMessage } from '../../../client/payments/frame-message.ts';

const origin = 'https://pay.example.com';
const from = (data: unknown) => ({ data, origin, isFromFrame: true });

describe('a message of a gateway frame', () => {
  it('hands over a card as a token and its last digits [PAY-63]', () => {
    const data = { type: 'card-token', token: 't', last4: '1111', brand: 'visa', number: '4111' };
    expect(readFrameMessage(from(data), origin)).toEqual({
      kind: 'card-token',
      token: 't',
      last4: '1111',
      brand: 'visa',
    });
  });

  it.each([
    [{ type: 'card-cancelled' }, 'cancelled'],
    [{ type: 'three-ds-done' }, 'challenge-done'],
  ])('reads %j as %s', (data, kind) => {
    expect(readFrameMessage(from(data), origin)).toEqual({ kind });
  });

  it('counts only from the frame itself and its own origin [PAY-158]', () => {
    const data = { type: 'three-ds-done' };
    const elsewhere = { ...from(data), origin: 'https://evil.test' };
    expect(readFrameMessage(elsewhere, origin)).toBeUndefined();
    expect(readFrameMessage({ ...from(data), isFromFrame: false }, origin)).toBeUndefined();
  });

  it.each([
    undefined,
    null,
    'card-token',
    { type: 'other' },
    { type: 'card-token' },
    { token: 't' },
  ])('ignores %j', (data) => {
    expect(readFrameMessage(from(data), origin)).toBeUndefined();
  });
});
