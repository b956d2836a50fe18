import type { PaymentProvider } from '../../core/payments/payment-provider.ts';

/** What a market sets about the pop-up. */
export interface PaypalOptions {
  readonly script?: string;
}

/** Where PayPal serves its script. */
export const paypalScript = 'https://www.paypal.com/web-sdk/v6/core';

/** PayPal: a pop-up in which the customer approves an order that the server made [PAY-23]. */
export const paypal = ({ script = paypalScript }: PaypalOptions): PaymentProvider => ({
  types: [
    {
      type: 'paypal',
      flow: 'pop-up',
      payload: 'paypal',
      label: 'payments.types.paypal.label',
      hint: 'payments.types.paypal.hint',
      icon: 'wallet',
    },
  ],
  wallets: { paypal: async () => (await import('./paypal-pop-up.ts')).paypalPopUp(script) },
});
