import type { PaymentProvider } from '../../core/payments/payment-provider.ts';

/** What a market sets about the pop-up. */
export interface ClickToPayOptions {
  readonly script?: string;
}

/** Where Visa serves the script. */
export const visaScript =
  'https://assets.secure.checkout.visa.com/checkout-widget/resources/js/integration/v1/sdk.js';

/** Visa Checkout, which customers know as click to pay: a pop-up, then payer authentication [PAY-06, PAY-22]. */
export const clickToPay = ({ script = visaScript }: ClickToPayOptions): PaymentProvider => ({
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
  wallets: { visaCheckout: async () => (await import('./visa-pop-up.ts')).visaPopUp(script) },
});
