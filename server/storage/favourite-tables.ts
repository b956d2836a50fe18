import type { Json, MomentOrNow } from './column-types.ts';

/** Something that the owner of an account keeps to have it again; it goes with the account [SHP-26, SEC-42]. */
export interface AccountFavouriteTable {
  account_id: string;
  /** A product, a deal, or a pizza of one's own. */
  kind: string;
  /** Id of what it is; at most one row an account has it in a kind. */
  id: string;
  /** The favourite as it was sent, with the version of its shape. */
  document: Json;
  /** When it was first kept: the order in which they are told. */
  at: MomentOrNow;
}
