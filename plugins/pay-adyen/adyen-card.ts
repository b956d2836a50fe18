import type { PaymentProvider } from '../../core/payments/payment-provider.ts';

/** A card typed into fields of Adyen's, for the session that `gateway-adyen` has made [GTW-18]. */
export const adyenCard: PaymentProvider = {
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
