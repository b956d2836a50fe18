import { describe, expect, it } from 'vitest';
import { placeProblem, preauthoriseProblem } from '../../../client/orders/order-failures.ts';
import { paymentErrors } from '../../../core/payments/payment-errors.ts';
import { errorKind } from '../../../client/kernel/error-kind.ts';
import { HttpError } from '../../../client/kernel/http-client.ts';
import { fillIn, openCheckout, orderCalls } from './open-checkout.ts';

const failed = (url: string, status: number, name: string): HttpError =>
  new HttpError({
    url,
    status,
    statusText: '',
    type: 'application/json',
    text: '',
    json: { name, message: '' },
  });

describe('errors of payment and checkout', () => {
  it('have one of three ids, and the customer is told by it [PAY-138]', () => {
    expect(Object.values(paymentErrors)).toEqual([
      'authorise-error',
      'pre-authorise-error',
      'token-expire-error',
    ]);
    const over = placeProblem(failed('/v1/orders/place', 409, paymentErrors.tokenExpired));
    expect(over).toMatchObject({ kind: 'show', failure: { name: 'token-expire-error' } });
    const refused = failed('/v1/orders/preauthorise', 402, paymentErrors.preauthorise);
    expect(preauthoriseProblem(refused, undefined)).toMatchObject({
      failure: { modal: 'pre-authorise', name: 'Generic' },
    });
    expect(placeProblem(failed('/v1/orders/place', 504, paymentErrors.authorise))).toMatchObject({
      failure: { modal: 'authorise', name: 'Generic' },
    });
  });

  it('are about payment, about who is calling, or unknown [PAY-138, CHK-113]', () => {
    expect(errorKind(failed('/v1/orders/preauthorise', 402, 'pre-authorise-error'))).toBe(
      'payment',
    );
    expect(errorKind(failed('/v1/payments/t/status', 500, 'X'))).toBe('payment');
    expect(errorKind(failed('/v1/orders/place', 403, 'FORBIDDEN'))).toBe('authentication');
    expect(errorKind(failed('/v1/hut', 500, 'X'))).toBe('unknown');
    expect(errorKind(new Error('something'))).toBe('unknown');
  });
});

describe('work of the checkout that nobody waits for', () => {
  it('is logged when it fails, and the order can be placed all the same [CHK-111]', async () => {
    const { api } = orderCalls();
    const { app, environment } = await openCheckout({ orders: api });
    await expect(app.checkout.open()).resolves.toBeUndefined();
    expect(environment.reports).toContainEqual({
      level: 'warning',
      message: 'The payment settings of the hut did not come',
    });
    fillIn(app);
    await app.order.submit();
    expect(app.order.flow).toBe('placed');
    expect(app.order.failure).toBeUndefined();
  });
});
