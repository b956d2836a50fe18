import type { PaymentProvider, PaymentTypeOffer } from '../../core/payments/payment-provider.ts';

/** Customers need not know whose page it is: to them each is paying by card, online [PAY-06]. */
const online = {
  label: 'payments.types.online-card.label',
  hint: 'payments.types.online-card.hint',
  icon: 'card',
} as const satisfies Partial<PaymentTypeOffer>;

/** Card types whose provider has a page of its own, in a frame or in the whole window [PAY-25, PAY-26, PAY-27]. */
export const cardPages: PaymentProvider = {
  types: [
    {
      type: 'worldpay',
      flow: 'embedded-frame',
      frame: 'provider-page',
      payload: 'worldpay',
      ...online,
    },
    {
      type: 'eigen',
      flow: 'embedded-frame',
      frame: 'provider-page',
      payload: 'eigen',
      ...online,
    },
    { type: 'hipay', flow: 'hosted-redirect', payload: 'hipay', ...online },
  ],
};
