import { type CallRules, isRecord, isText, isYesOrNo } from '../call-rules.ts';
import type { SharedTransaction } from '../tables/plugin-database.ts';

/** JSON Schema (draft-07) of a part of an order request; every property has a description. */
export type PartSchema = Readonly<Record<string, unknown>>;

/** What an order names, and where. */
export interface NamedByOrder {
  /** Sector of the hut that makes the order. */
  readonly sector: string;
  readonly hutId: string;
  /** What stands in the order request under `orderField`; it fits `schema`. */
  readonly part: unknown;
}

/** An order on its way that names what is held for it. */
export interface HoldingOrder extends NamedByOrder {
  /** Id of the order, under which it is held: the same in every call about it, of no other order. */
  readonly transactionId: string;
  /** The transaction in which the order changes, for `within` of the plugin's tables. */
  readonly transaction: SharedTransaction;
}

/**
 * Keeps what there is only so much of for the orders that name it, such as a place in a queue: the server's half of what a
 * fulfilment extra sells (any number a market). What it does is done in the transaction in which the order itself is stored
 * or changes, so that of any number of orders at once each is held for exactly once or not at all [ENG-22, PRI-24].
 *
 * Where a call throws, the transaction is undone and the order stays what it was; it is tried again. `hold`, `take` and
 * `free` wait for nobody outside the database, as orders wait for them.
 */
export interface OrderHold {
  /** Where an order request names what is held: the `orderField` of the plugin's fulfilment extra. */
  readonly orderField: string;
  /** What may stand there; anything else is refused with 400 before it is asked. */
  readonly schema: PartSchema;
  /**
   * Whether an order can have what it names, before its price is worked out. Only `hold` decides for good.
   * @param besides id of an order that is given up for this one: what it holds counts as free
   */
  isFree(named: NamedByOrder, besides?: string): Promise<boolean>;
  /**
   * Holds it for an order that is being stored, after the order that it replaces was freed.
   * @returns false where another order was faster: then this one is refused and not stored
   */
  hold(order: HoldingOrder): Promise<boolean>;
  /** The order is placed: what it holds is its own for good. */
  take(order: HoldingOrder): Promise<void>;
  /** The order came to nothing, or failed after it was placed: others can have it. Done again it does nothing. */
  free(order: HoldingOrder): Promise<void>;
}

/** How long an order waits for it, in milliseconds. */
const longestMs = 10_000;

export const orderHoldCalls: CallRules<OrderHold> = {
  orderField: { fits: isText },
  schema: { fits: isRecord },
  isFree: { fits: isYesOrNo, limitMs: longestMs },
  hold: { fits: isYesOrNo, limitMs: longestMs },
  take: { limitMs: longestMs },
  free: { limitMs: longestMs },
};
