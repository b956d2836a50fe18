import type { MomentOrNow, NullableJson } from './column-types.ts';

/** Who asked to be told how an order goes; gone when the order is at its end [SHP-32, SEC-42]. */
export interface OrderFollowerTable {
  transaction_id: string;
  /** Digest of the address of a push service, or `text` for the phone of the order. */
  id: string;
  /** Where push messages go and what they are encrypted with; empty for text messages. */
  subscription: NullableJson;
  /** Locale of the page that asked. */
  language: string;
  at: MomentOrNow;
}
