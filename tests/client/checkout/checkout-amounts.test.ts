import { describe, expect, it } from 'vitest';
import { checkoutAmounts } from '../../../client/checkout/checkout-amounts.ts';
import { openCheckout } from '../orders/open-checkout.ts';

describe('the bill at checkout', () => {
  it('leads from the subtotal to the total, without lines of nothing [PAY-124]', async () => {
    const { app } = await openCheckout({}, 'ca');
    app.checkout.choosePaymentType('paylater_credit');
    const { priced } = app.basket;
    const lines = priced ? checkoutAmounts(priced) : [];
    expect(lines.map(({ name }) => name)).toEqual(['subtotal', 'payLater', 'taxOnTop']);
    expect(lines.find(({ name }) => name === 'payLater')?.amount).toBe(100);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(priced?.total);
  });
});
