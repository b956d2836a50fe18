import type { PaymentTypeOffer } from '../../../core/payments/payment-provider.ts';

/** What the address of a card form may say. */
interface FormFacts {
  /** The payment, where it is open already. */
  readonly transactionId?: string | undefined;
  /** What is to be paid, in minor units. */
  readonly amount?: number | undefined;
  /** ISO code. */
  readonly currency?: string;
}

/** Address of the card form of a type; undefined for types without one. */
export const cardFormUrl = (
  offer: Pick<PaymentTypeOffer, 'cardForm'> | undefined,
  facts: FormFacts,
): string | undefined =>
  offer?.cardForm?.replace(/\{(transactionId|amount|currency)\}/g, (_all, name: keyof FormFacts) =>
    encodeURIComponent(facts[name] ?? ''),
  );
