import type { Generated } from 'kysely';
import type { DefaultJson, Json, MomentOrNow, NullableJson } from './column-types.ts';

/** A payment as the sandbox gateway keeps it: the other side of the counter, so it refers to no order row. */
export interface GatewayPaymentTable {
  transaction_id: string;
  /** Provider family the sandbox plays. */
  gateway: string;
  /** Payment type, such as a card or a wallet. */
  type: string;
  amount_minor: number;
  /** ISO 4217 code. */
  currency: string;
  /** The shop's reference. */
  reference: string;
  /** One of `gatewayStatuses`. */
  status: string;
  /** Token handed out for the payment, where the provider has one. */
  token: string | null;
  /** Where the customer is sent back to, by outcome. */
  return_addresses: Json;
  /** Brand and last four digits; never a whole card number. */
  card: NullableJson;
  /** What was taken, in minor units; empty as long as nothing was. */
  captured_minor: number | null;
  /** What was given back, in minor units, by the key of each refund. */
  refunds: DefaultJson;
  /** When a pending payment settles by itself. */
  settle_at: Date | null;
  /** How a pending payment will settle. */
  outcome: string | null;
  created_at: MomentOrNow;
  /** Set by every statement that changes the row. */
  updated_at: MomentOrNow;
}

/** What happened to a sandbox payment, in the order it happened. */
export interface GatewayPaymentEventTable {
  id: Generated<number>;
  transaction_id: string;
  at: MomentOrNow;
  kind: string;
  detail: Json;
}

/** An order the sandbox kitchen is working on. */
export interface KitchenJobTable {
  order_id: string;
  transaction_id: string;
  sector: string;
  hut_id: string;
  /** When the kitchen takes the next step. */
  next_at: Date;
  is_paused: Generated<boolean>;
  /** Failed reports to the order API in a row. */
  attempts: Generated<number>;
}
