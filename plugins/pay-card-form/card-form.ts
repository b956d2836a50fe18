import type { PaymentProvider } from '../../core/payments/payment-provider.ts';

/** A card form on the checkout page itself, whose token goes with pre-authorise [PAY-28]. */
export const cardForm: PaymentProvider = {
  types: [
    {
      type: 'vtexCard',
      flow: 'embedded-frame',
      frame: 'checkout-form',
      payload: 'vtexCard',
      label: 'payments.types.online-card.label',
      hint: 'payments.types.online-card.hint',
      icon: 'card',
    },
  ],
};
