import type { Generated } from 'kysely';
import type { IntentState } from '../../core/orders/order-intent.ts';
import type { MoneyState } from '../../core/payments/held-money.ts';
import type { DefaultJson, Json, MomentOrNow, NullableJson } from './column-types.ts';

/** An order from the moment before money moves. Its unique keys make a second order or charge impossible. */
export interface OrderIntentTable {
  /** Names the payment; random, long enough that it cannot be guessed. */
  transaction_id: string;
  order_id: string;
  /** The reference a payment provider and the customer see. */
  customer_order_reference: string;
  /** Key the caller gave its pre-authorise call. */
  caller_key: string | null;
  /** Digest of the secret that came with the call: whoever has the secret may name the attempt later. */
  secret_digest: string | null;
  /** Digest of the pre-authorise body: the same key with another body is refused. */
  body_digest: string;
  /** Until when the caller's key answers for it; empty for as long as the intent exists. */
  caller_key_until: Date | null;
  market: string;
  sector: string;
  hut_id: string;
  /** delivery, collection or dinein. */
  disposition: string;
  /** The database refuses any other word. */
  state: IntentState;
  payment_type: string;
  /** ISO 4217 code of both amounts. */
  currency: string;
  /** Price of the whole order, in minor units. */
  total_minor: number;
  /** What is left to charge after credits, in minor units. */
  due_minor: number;
  /** Gateway that has the payment; empty when nothing is held. */
  gateway: string | null;
  /** What the gateway wants to be told again about the payment, by names of its own. */
  gateway_memory: DefaultJson;
  /** Where the money stands; what ends in `-due` is still to be done at the gateway. */
  money: Generated<MoneyState>;
  /** What was given back of `due_minor` by persons, or is asked to be, in minor units. */
  refunded_minor: Generated<number>;
  /** Until this moment one process settles the row and the others leave it alone. */
  claimed_until: Date | null;
  /** Until this moment a gateway that never answered is asked whether it has acted since its money counted as let go. */
  watched_until: Date | null;
  /** The pre-authorise body. */
  request: Json;
  /** The basket as the server priced it. */
  priced: Json;
  /** The answer given to the caller, repeated to a repeated call. */
  answer: NullableJson;
  /** Placed at a test hut or by a test. */
  is_test: Generated<boolean>;
  /** From this moment the reconciler settles the intent if nothing else has. */
  expires_at: Date;
  /** Latest status from the hut's point of sale; empty until the order is placed. */
  order_status: string | null;
  /** When the hut accepted the order. */
  accepted_at: Date | null;
  /** Estimated time of arrival, as the tracking API answers it. */
  eta: NullableJson;
  placed_at: Date | null;
  /** Who ordered; empty for a guest, and after the account was deleted. */
  account_id: string | null;
  /** When its personal data was taken out; empty as long as it is there. */
  erased_at: Date | null;
  /** Whoever ordered wants their data erased: it goes as soon as the order is done. */
  is_erasure_asked: Generated<boolean>;
  created_at: MomentOrNow;
  /** Set by every statement that changes the row. */
  updated_at: MomentOrNow;
}

/** The names by which an order is found. Their keys hold for orders of all times, which are parted by months. */
export interface OrderNameTable {
  transaction_id: string;
  order_id: string;
  customer_order_reference: string;
  /** The key that answers for the order; empty once another one has it. */
  caller_key: string | null;
  caller_key_until: Date | null;
  secret_digest: string | null;
  created_at: Date;
}

/** What happened to an order intent, in the order it happened: the story an operator reads. */
export interface OrderEventTable {
  id: Generated<number>;
  transaction_id: string;
  at: MomentOrNow;
  kind: string;
  detail: Json;
}

/** Money that a person gives back of an order. The key of its call makes it one, however often it is asked for. */
export interface OrderRefundTable {
  id: Generated<number>;
  transaction_id: string;
  refund_key: string;
  amount_minor: number;
  reason: string;
  asked_at: MomentOrNow;
  /** When the gateway gave it back; empty while it is to be asked. */
  done_at: Date | null;
}

/** When an order reached a status. Each status is kept once, with its first moment. */
export interface OrderStatusChangeTable {
  transaction_id: string;
  order_status: string;
  at: MomentOrNow;
}

/** A payment notification already taken in: a provider that repeats itself changes nothing. */
export interface ProviderNotificationTable {
  /** The provider's own id of the notification. */
  notification_id: string;
  transaction_id: string;
  received_at: MomentOrNow;
}
