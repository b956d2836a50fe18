import type { ReturnQuery } from './gateway-payment.ts';
import type { GatewayRecord } from './gateway-records.ts';
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

/** What came of a typed card or a pressed button; `closed` where no payment waits for one. */
export type TrialEntry =
  /** A token for the page around the frame. */
  | { readonly kind: 'card'; readonly card: TrialCard }
  /** The bank was answered: the page around the frame goes on. */
  | { readonly kind: 'answered' }
  /** The customer goes back to the site, by an address that is signed. */
  | { readonly kind: 'return'; readonly url: string }
  /** The bank asks on another page. */
  | { readonly kind: 'page'; readonly url: string }
  /** What a pop-up hands to the page that opened it; nothing where nobody paid [PAY-175]. */
  | { readonly kind: 'given'; readonly given: Readonly<Record<string, string>> }
  /** Nothing comes any more. */
  | { readonly kind: 'silent' }
  | { readonly kind: 'wrong'; readonly fields: readonly CardField[] }
  | { readonly kind: 'closed' };

/** What a gateway that takes no money lets everybody do with a payment [PAY-141]. */
export interface GatewayTrial {
  /**
   * Turns a card into a token for one payment, or pays with it where the page leads back to the site by itself [PAY-147,
   * PAY-158]. @param transactionId undefined for a card form at checkout, where no payment was opened yet
   * @param now the present moment
   */
  enterCard(transactionId: string | undefined, card: TypedCard, now: Date): Promise<TrialEntry>;
  /** Ends a payment as a button of its page says, or as if a card of that outcome had been typed [PAY-145, PAY-152]. */
  chooseOutcome(transactionId: string, outcome: TrialOutcome): Promise<TrialEntry>;
  /** Answers the bank's question; `closed` where it asked none. */
  answerChallenge(transactionId: string, answer: 'passed' | 'failed'): Promise<TrialEntry>;
  /** Answers the bank's question of a step-up; whether it asked one [PAY-170]. */
  answerStepUp(transactionId: string, answer: 'passed' | 'failed'): Promise<boolean>;
  /** Whether a page of a step-up says nothing, for its time-outs to be tried [PAY-171]. */
  isStepUpSilent(payment: GatewayRecord, page: 'collect' | 'step-up'): boolean;
  /** A page got no answer: it lets the payment go and leads back to the site [PAY-165]. */
  giveUp(transactionId: string): Promise<TrialEntry>;
  /** Ends what is pending; the shop is told at once [PAY-149]. The status there is now; undefined for no payment. */
  settle(transactionId: string, outcome: TrialOutcome): Promise<GatewayStatus | undefined>;
  /** What its page adds to the return address of a payment, signed. */
  returnOf(transactionId: string): Promise<ReturnQuery>;
  /** The body of the message that tells the shop of a status, signed. */
  messageOf(transactionId: string, status: GatewayStatus): Promise<string>;
}
