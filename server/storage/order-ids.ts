import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';

/**
 * Ids of orders begin with the day on which they are made, so that whoever has one knows the partition in which its order
 * is: orders, events and statuses are parted by months of transaction ids [OPS-26].
 */

/** Random ids of releases before were hexadecimal too: next to none of them sort behind this. */
const dated = 'fff';

/** Digits of a transaction id. */
const idLength = 40;

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** With what the transaction ids of a day begin, by universal time. */
const dayPrefix = (at: number): string =>
  `${dated}${new Date(at).toISOString().slice(0, 10).replaceAll('-', '')}`;

/** An order id: a UUID of version 7, which carries its moment to the millisecond. */
function newOrderId(at: number): string {
  const moment = at.toString(16).padStart(12, '0');
  const random = randomBytes(10);
  random[0] = ((random[0] ?? 0) & 0x0f) | 0x70;
  random[2] = ((random[2] ?? 0) & 0x3f) | 0x80;
  const digits = moment + hex(random);
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The ids of an order that is made at a moment. */
export interface OrderIds {
  /** Names a payment; random and long enough that it cannot be guessed: 116 bits are anybody's [ORD-129]. */
  readonly transactionId: string;
  readonly orderId: string;
}

export const newOrderIds = (at: number): OrderIds => ({
  transactionId: `${dayPrefix(at)}${hex(randomBytes(idLength / 2))}`.slice(0, idLength),
  orderId: newOrderId(at),
});

/** When an order id was made, in milliseconds; undefined for one of an earlier release. */
function momentOf(orderId: string): number | undefined {
  const digits = /^([\da-f]{8})-([\da-f]{4})-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.exec(
    orderId,
  );
  return digits ? Number.parseInt(`${digits[1]}${digits[2]}`, 16) : undefined;
}

/** Whether an intent is that of an order: its names tell which, its id in which partition. */
export function isOrder(orderId: string): RawBuilder<boolean> {
  const named = sql<boolean>`transaction_id = (
    select order_name.transaction_id from order_name where order_name.order_id = ${orderId}
  )`;
  const at = momentOf(orderId);
  if (at === undefined) return named;
  const day = dayPrefix(at);
  // Behind every digit of the ids of the day, and before those of the next one.
  return sql<boolean>`(${named} and transaction_id between ${day} and ${`${day}g`})`;
}
