import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { OrderRequest, Preauthorisation } from '../../schemas/types.ts';
import type { OrderRecord } from '../../core/orders/order-summary.ts';
import { toJson } from '../storage/json-text.ts';
import type { OrderIntentTable } from '../storage/order-tables.ts';
import type { Tables } from '../storage/tables.ts';

/** An order intent as it was read, its documents with their types. */
export type Intent = Omit<Selectable<OrderIntentTable>, 'request' | 'priced' | 'answer'> & {
  readonly request: OrderRequest;
  readonly priced: OrderRecord;
  readonly answer: Preauthorisation | null;
};

/** Something that happened to an order, for its story. */
export interface OrderEvent {
  readonly kind: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

type Row = Selectable<OrderIntentTable>;

/** Only this server writes these documents, so that their shape is known. */
const intentOf = (row: Row): Intent => row as Intent;

const maybe = (row: Row | undefined): Intent | undefined => row && intentOf(row);

export const findIntent = async (
  db: Kysely<Tables>,
  transactionId: string,
): Promise<Intent | undefined> =>
  maybe(
    await db
      .selectFrom('order_intent')
      .selectAll()
      .where('transaction_id', '=', transactionId)
      .executeTakeFirst(),
  );

/** The intent, which no other transaction can change until this one ends. */
export const lockIntent = async (
  tx: Transaction<Tables>,
  transactionId: string,
): Promise<Intent | undefined> =>
  maybe(
    await tx
      .selectFrom('order_intent')
      .selectAll()
      .where('transaction_id', '=', transactionId)
      .forUpdate()
      .executeTakeFirst(),
  );

/** The intent of an order that is known to have one, locked likewise. @throws when there is none: intents are never deleted */
export async function lockKnownIntent(
  tx: Transaction<Tables>,
  transactionId: string,
): Promise<Intent> {
  const locked = await lockIntent(tx, transactionId);
  if (!locked) throw new Error('An intent is never deleted.');
  return locked;
}

export const findByCallerKey = async (
  db: Kysely<Tables>,
  key: string,
): Promise<Intent | undefined> =>
  maybe(
    await db
      .selectFrom('order_intent')
      .selectAll()
      .where('caller_key', '=', key)
      .executeTakeFirst(),
  );

/** The intent of an order, locked. */
export const lockByOrderId = async (
  tx: Transaction<Tables>,
  orderId: string,
): Promise<Intent | undefined> =>
  maybe(
    await tx
      .selectFrom('order_intent')
      .selectAll()
      .where('order_id', '=', orderId)
      .forUpdate()
      .executeTakeFirst(),
  );

/** Takes a key from the intent that has it, once its time is over [ORD-101]. */
export const releaseCallerKey = async (
  tx: Transaction<Tables>,
  key: string,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('order_intent')
    .set({ caller_key: null })
    .where('caller_key', '=', key)
    .where('caller_key_until', '<=', now)
    .execute();
};

export const insertIntent = async (
  tx: Transaction<Tables>,
  intent: Insertable<OrderIntentTable>,
): Promise<Intent> =>
  intentOf(
    await tx.insertInto('order_intent').values(intent).returningAll().executeTakeFirstOrThrow(),
  );

export const updateIntent = async (
  tx: Transaction<Tables>,
  transactionId: string,
  change: Updateable<OrderIntentTable>,
): Promise<Intent> =>
  intentOf(
    await tx
      .updateTable('order_intent')
      .set({ ...change, updated_at: new Date() })
      .where('transaction_id', '=', transactionId)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );

/** Adds to the story of an order [PAY-182]. */
export const addEvents = async (
  tx: Kysely<Tables>,
  transactionId: string,
  events: readonly OrderEvent[],
): Promise<void> => {
  if (events.length === 0) return;
  await tx
    .insertInto('order_event')
    .values(
      events.map(({ kind, detail = {} }) => ({
        transaction_id: transactionId,
        kind,
        detail: toJson(detail),
      })),
    )
    .execute();
};
