import { describe, expect, it } from 'vitest';
import { checkoutSteps } from '../../../client/checkout/checkout-steps.ts';
import { fillIn, openCheckout, orderCalls } from '../orders/open-checkout.ts';

describe('the steps of checkout', () => {
  it('are checkout, card details and order summary for analytics [CHK-13]', () => {
    expect(Object.entries(checkoutSteps)).toEqual([
      ['checkout', 1],
      ['cardDetails', 2],
      ['summary', 3],
    ]);
  });

  it('end with the summary once an order is placed [CHK-13]', async () => {
    const { api } = orderCalls();
    const { app, environment } = await openCheckout({ orders: api });
    fillIn(app);
    await app.order.submit();
    const steps = environment.events.filter(({ type }) => type === 'checkout-step');
    expect(steps.map(({ data }) => data['step'])).toEqual([3]);
  });
});
