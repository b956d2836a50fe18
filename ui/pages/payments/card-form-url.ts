import type { PaymentTypeOffer } from '../../../core/payments/payment-provider.ts';

/** Address of the card form of a type for one payment; undefined for types without one. */
export const cardFormUrl = (
  offer: Pick<PaymentTypeOffer, 'cardForm'> | undefined,
  transactionId: string,
): string | undefined =>
  offer?.cardForm?.replace('{transactionId}', encodeURIComponent(transactionId));
