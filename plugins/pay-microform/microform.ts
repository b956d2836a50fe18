import type { PaymentProvider } from '../../core/payments/payment-provider.ts';

/** A card typed into the gateway's own frame, which hands us a token in its place [PAY-24]. */
export const microform: PaymentProvider = {
  types: [
    {
      type: 'microform',
      flow: 'embedded-frame',
      label: 'payments.types.online-card.label',
      hint: 'payments.types.online-card.hint',
      icon: 'card',
    },
  ],
};
