import { describe, expect, it } from 'vitest';
import {
  giftCardErrorCode,
  giftCardErrorWords,
} from '../../../client/gift-cards/gift-card-errors.ts';
import { placeProblem, preauthoriseProblem } from '../../../client/orders/order-failures.ts';
import { HttpError } from '../../../client/kernel/http-client.ts';
import { voucherErrorKey, voucherErrorOf } from '../../../client/vouchers/voucher-error.ts';

const refused = (name: string) =>
  new HttpError({
    url: '/v1',
    status: 429,
    statusText: 'Too Many Requests',
    type: 'application/json',
    text: '',
    json: { name, message: 'Too many tries. Please wait.', status: 429 },
  });

describe('a call that was made too often', () => {
  it.each(['TOO_MANY_REQUESTS', 'TOO_MANY_UNPAID_ORDERS'])(
    'is told in words of its own when it orders: %s [SEC-06, SEC-26]',
    (name) => {
      const problem = preauthoriseProblem(refused(name), undefined);
      expect(problem).toMatchObject({ kind: 'show', failure: { modal: 'pre-authorise', name } });
    },
  );

  it('leaves an order to another try when it places [SEC-06]', () => {
    const problem = placeProblem(refused('TOO_MANY_REQUESTS'));
    expect(problem).toMatchObject({ failure: { name: 'TOO_MANY_REQUESTS' }, isOver: false });
  });

  it('is told in words of its own for a voucher and a gift card [SEC-06, SEC-21]', () => {
    const error = refused('TOO_MANY_REQUESTS');
    expect(voucherErrorKey(voucherErrorOf(error))).toBe('vouchers.error.TOO_MANY_REQUESTS');
    const words = { title: 'generic', message: 'tooMany' };
    expect(giftCardErrorWords(giftCardErrorCode(error))).toEqual(words);
  });
});
