import type { PaymentProvider } from '../../core/payments/payment-provider.ts';

/** A card typed into fields of Stripe's, held by the payment intent that `gateway-stripe` has made [GTW-18]. */
export const stripeCard: PaymentProvider = {
  types: [
    {
      type: 'microform',
      flow: 'embedded-frame',
      frame: 'card-form',
      label: 'payments.types.online-card.label',
      hint: 'payments.types.online-card.hint',
      icon: 'card',
    },
  ],
};
