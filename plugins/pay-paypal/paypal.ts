import type { PaymentProvider } from '../../core/payments/payment-provider.ts';

/** PayPal: a pop-up in which the customer approves an order that the server made [PAY-23]. */
export const paypal: PaymentProvider = {
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
};
