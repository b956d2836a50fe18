import type { ReturnQuery } from './gateway-payment.ts';
import type { GatewayStatus } from './gateway-status.ts';

/** What a trial payment can come to [PAY-144]. */
export const trialOutcomes = [
  'approve',
  'decline',
  'pending',
  'exception',
  'cancel',
  'challenge',
  'timeout',
] as const;
export type TrialOutcome = (typeof trialOutcomes)[number];

/** A card as it was typed into the form. It is looked at and forgotten. */
export interface TypedCard {
  readonly number: string;
  readonly name: string;
  readonly month: string;
  readonly year: string;
  readonly securityCode: string;
}

export type CardField = keyof TypedCard;

/** All that a page is told of a card that became a token. */
export interface TrialCard {
  readonly cardToken: string;
  readonly last4: string;
  readonly brand: string;
}

/** What came of a typed card; `closed` where no payment waits for one. */
export type TrialEntry =
  | { readonly kind: 'card'; readonly card: TrialCard }
  | { readonly kind: 'wrong'; readonly fields: readonly CardField[] }
  | { readonly kind: 'closed' };

/** What a gateway that takes no money lets everybody do with a payment [PAY-141]. */
export interface GatewayTrial {
  /** Turns a card into a token for one payment [PAY-147]. @param now the present moment */
  enterCard(transactionId: string, card: TypedCard, now: Date): Promise<TrialEntry>;
  /** Turns an outcome that a test wants into a token, as if a card of that outcome had been typed [PAY-145]. */
  chooseOutcome(transactionId: string, outcome: TrialOutcome): Promise<TrialEntry>;
  /** Answers the bank's question; whether there was one. */
  answerChallenge(transactionId: string, answer: 'passed' | 'failed'): Promise<boolean>;
  /** Ends what is pending; the shop is told at once [PAY-149]. The status there is now; undefined for no payment. */
  settle(transactionId: string, outcome: TrialOutcome): Promise<GatewayStatus | undefined>;
  /** What its page adds to the return address of a payment, signed. */
  returnOf(transactionId: string): Promise<ReturnQuery>;
  /** The body of the message that tells the shop of a status, signed. */
  messageOf(transactionId: string, status: GatewayStatus): Promise<string>;
}
