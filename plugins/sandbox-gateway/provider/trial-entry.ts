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
