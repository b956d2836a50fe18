import type { Generated } from 'kysely';
import type { Json, MomentOrNow } from './column-types.ts';

/** A code that a sector takes. */
export interface VoucherTable {
  sector: string;
  /** The code in upper case, by which it is found. */
  code_key: string;
  /** The code as the catalogue writes it. */
  code: string;
  /** The voucher, as its catalogue has it. */
  document: Json;
}

/** A card of the embedded gift card service. */
export interface GiftCardTable {
  market: string;
  /** Digest of the number. */
  card_key: string;
  /** What the card was loaded with and until when it pays; its pin is kept as a digest. */
  document: Json;
}

/** How often a code is used; outlives every import of the catalogue. */
export interface VoucherCountTable {
  market: string;
  code_key: string;
  /** Orders that hold or have used it. */
  used: number;
}

/** What of a gift card is spent; outlives every import of the catalogue. */
export interface GiftCardAccountTable {
  market: string;
  card_key: string;
  /** Minor units that orders hold or have taken. */
  spent_minor: Generated<number>;
}

/** `held` by an order on its way, `taken` by a placed one, `released` when it ended without. */
export type UseState = 'held' | 'taken' | 'released';

/** The use of a voucher by an order: at most one. */
export interface VoucherUseTable {
  transaction_id: string;
  market: string;
  code_key: string;
  state: UseState;
  changed_at: MomentOrNow;
}

/** The use of a gift card by an order: at most one. */
export interface GiftCardUseTable {
  transaction_id: string;
  market: string;
  card_key: string;
  amount_minor: number;
  state: UseState;
  changed_at: MomentOrNow;
}
