import type { PaymentProvider } from '../../core/payments/payment-provider.ts';

/** What a market sets about the card form. */
export interface CardFormOptions {
  readonly cardForm?: string;
}

/** The card form of the built-in sandbox. */
export const sandboxForm = '/sandbox/gateway/card-form?amount={amount}&currency={currency}';

/** A card form on the checkout page itself, whose token goes with pre-authorise [PAY-28]. */
export const cardForm = ({
  cardForm: address = sandboxForm,
}: CardFormOptions): PaymentProvider => ({
  types: [
    {
      type: 'vtexCard',
      flow: 'embedded-frame',
      frame: 'checkout-form',
      payload: 'vtexCard',
      label: 'payments.types.online-card.label',
      hint: 'payments.types.online-card.hint',
      icon: 'card',
      cardForm: address,
    },
  ],
});
