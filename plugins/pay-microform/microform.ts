import type { PaymentProvider } from '../../core/payments/payment-provider.ts';

/** What a market sets about the card form. */
export interface MicroformOptions {
  /** `frame` unless it is said otherwise. */
  readonly form?: 'frame' | 'flex';
  readonly cardForm?: string;
}

/** The card form of the built-in sandbox. */
export const sandboxForm = '/sandbox/gateway/frame/{transactionId}';

/** A card typed into the gateway's own frame or fields, which hand us a token in its place [PAY-24]. */
export const microform = ({
  form = 'frame',
  cardForm = sandboxForm,
}: MicroformOptions): PaymentProvider => ({
  types: [
    {
      type: 'microform',
      flow: 'embedded-frame',
      frame: 'card-form',
      label: 'payments.types.online-card.label',
      hint: 'payments.types.online-card.hint',
      icon: 'card',
      ...(form === 'frame' && { cardForm }),
    },
  ],
});
