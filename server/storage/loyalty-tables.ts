import type { Generated } from 'kysely';
import type { Json, MomentOrNow } from './column-types.ts';
import type { UseState } from './credit-tables.ts';

/** A member of a market's loyalty programme: an account that joined. It goes with its account. */
export interface LoyaltyAccountTable {
  account_id: string;
  market: string;
  /** The end of the mobile number by which it is found, however it is written. */
  mobile_key: string | null;
  /** What the member said of themselves, a `LoyaltyMember`. */
  document: Json;
  /** Points, the sum of the entries; never below 0. */
  balance: Generated<number>;
  created_at: MomentOrNow;
}

/** Why points moved. */
export type EntryCause = 'used' | 'given-back' | 'earned' | 'taken-back';

/** A movement of points. Entries are added, never changed. */
export interface LoyaltyEntryTable {
  id: Generated<number>;
  account_id: string;
  transaction_id: string | null;
  cause: EntryCause;
  /** Less than 0 where points went. */
  points: number;
  at: MomentOrNow;
}

/** What an order uses and earns of a member's points: at most one a transaction. */
export interface LoyaltyUseTable {
  transaction_id: string;
  account_id: string;
  used: number;
  earned: number;
  /** Points before the order; known once it is placed. */
  balance_before: number | null;
  state: UseState;
  changed_at: MomentOrNow;
}

/** The code by which a member redeems a reward in a hut. */
export interface LoyaltyCodeTable {
  account_id: string;
  redeemable_id: string;
  code: string;
  at: MomentOrNow;
}
