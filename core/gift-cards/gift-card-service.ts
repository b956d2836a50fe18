import { type CallRules, isRecord } from '../call-rules.ts';
/** What a customer knows of a card. Neither part may get into a log or to analytics [GFT-34]. */
export interface GiftCardKey {
  readonly number: string;
  readonly pin: string;
}

/** A card as the embedded records hold it; amounts in minor units. */
export interface GiftCardRecord {
  readonly loaded: number;
  /** Last day on which it pays, as year-month-day. */
  readonly expiryDate: string;
  /** Error code that this card is for. */
  readonly answers?: string;
}

/** How many wrong pins a card takes within a time. */
export interface WrongPinLimit {
  readonly most: number;
  /** The time, in milliseconds. */
  readonly windowMs: number;
}

/** The records of cards that this installation keeps, for services that have none of their own. */
export interface GiftCardRecords {
  /**
   * The card of a number and its pin. Undefined, without saying which, for a number that is not on record, a wrong pin,
   * and a card that was asked for with too many wrong pins.
   */
  find(card: GiftCardKey, wrongPins: WrongPinLimit): Promise<GiftCardRecord | undefined>;
}

/** What a service says of a card; what orders have spent is taken off elsewhere. */
export type GiftCardAnswer =
  | {
      readonly kind: 'card';
      /** What it was loaded with, in minor units. */
      readonly loaded: number;
      /** Last day on which it pays, as year-month-day. */
      readonly expiryDate: string;
    }
  /** One of the error codes of GFT-36, GFT-37, GFT-38, GFT-39, GFT-40, GFT-41, GFT-42. */
  | { readonly kind: 'refused'; readonly code: string };

/**
 * Knows gift cards [GFT-35]. What orders hold and take of a card is kept in the order's own database, so that no credit
 * is spent twice; the service says which cards there are and what they were loaded with.
 */
export interface GiftCardService {
  /** Reads a card; changes no credit. Throws when the service cannot be asked. */
  check(card: GiftCardKey, records: GiftCardRecords): Promise<GiftCardAnswer>;
}

/** How long the service of a chain is waited for, in milliseconds. */
const longestCheckMs = 10_000;

export const giftCardServiceCalls: CallRules<GiftCardService> = {
  check: { fits: isRecord, limitMs: longestCheckMs },
};
