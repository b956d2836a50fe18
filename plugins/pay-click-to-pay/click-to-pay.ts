import type { PaymentProvider } from '../../core/payments/payment-provider.ts';

/** Visa Checkout, which customers know as click to pay: a pop-up, then payer authentication [PAY-06, PAY-22]. */
export const clickToPay: PaymentProvider = {
  types: [
    {
      type: 'visaCheckout',
      flow: 'pop-up',
      stepUp: true,
      payload: 'visaCheckout',
      label: 'payments.types.click-to-pay.label',
      hint: 'payments.types.click-to-pay.hint',
      icon: 'card',
    },
  ],
};
