import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { Preauthorisation } from '../../schemas/types/http/orders.ts';
import type { OrderRecord } from '../../core/orders/order-summary.ts';
import { digestOfSecret } from '../accounts/secret-digests.ts';
import type { OrderIntentTable } from '../storage/order-tables.ts';
import { isOrder } from '../storage/order-ids.ts';
import { hasCome, presentMoment } from '../storage/moments.ts';
import type { Tables } from '../storage/tables.ts';

/** Named one by one, so that a statement can stay prepared when a later release adds a column. */
const columns = [
  'transaction_id',
  'order_id',
  'customer_order_reference',
  'secret_digest',
  'body_digest',
  'market',
  'sector',
  'hut_id',
  'disposition',
  'state',
  'payment_type',
  'currency',
  'total_minor',
  'due_minor',
  'gateway',
  'gateway_memory',
  'money',
  'refunded_minor',
  'request',
  'priced',
  'answer',
  'is_test',
  'order_status',
  'accepted_at',
  'eta',
  'placed_at',
  'account_id',
  'erased_at',
  'created_at',
] as const satisfies readonly (keyof OrderIntentTable)[];

type Row = Pick<Selectable<OrderIntentTable>, (typeof columns)[number]> & {
  /** Whether its life was over when it was read [ORD-97]. */
  readonly is_over: boolean;
};

/** An order intent as it was read, its documents with their types. */
export type Intent = Omit<Row, 'request' | 'priced' | 'answer'> & {
  readonly request: OrderRequest;
  readonly priced: OrderRecord;
  readonly answer: Preauthorisation | null;
};

/** An order as it was read whose life was over, or of no interest. */
export type StoredOrder = Omit<Intent, 'is_over'>;

const isOver = hasCome('expires_at').as('is_over');

/** What a statement reads of an intent. */
export const columnsOfIntent = [...columns, isOver] as const;

/** Only this server writes these documents, so that their shape is known. */
export const intentOf = (row: Row): Intent => row as Intent;

const maybe = (row: Row | undefined): Intent | undefined => row && intentOf(row);

const intentsIn = (db: Kysely<Tables>) => db.selectFrom('order_intent').select(columnsOfIntent);

/**
 * That it is one row at most is in the text, where the database's planner can read it: a plan for any id is then as cheap
 * as one for this id, so that it is made once and kept.
 */
const intentNamed = (db: Kysely<Tables>, transactionId: string) =>
  intentsIn(db).where('transaction_id', '=', transactionId).limit(sql.lit(1));

export const findIntent = async (
  db: Kysely<Tables>,
  transactionId: string,
): Promise<Intent | undefined> => maybe(await intentNamed(db, transactionId).executeTakeFirst());

const neverDeleted = () => new Error('An intent is never deleted.');

/** The intent of an attempt that is stored. @throws when there is none: intents are never deleted */
export async function findKnownIntent(db: Kysely<Tables>, transactionId: string): Promise<Intent> {
  const known = await findIntent(db, transactionId);
  if (!known) throw neverDeleted();
  return known;
}

/** The intent of an attempt, which no other transaction can change until this one ends. */
export const lockIntent = async (
  tx: Transaction<Tables>,
  transactionId: string,
): Promise<Intent | undefined> =>
  maybe(await intentNamed(tx, transactionId).forUpdate().executeTakeFirst());

/** The intent of an order. */
export const findByOrderId = async (
  db: Kysely<Tables>,
  orderId: string,
): Promise<Intent | undefined> =>
  maybe(await intentsIn(db).where(isOrder(orderId)).executeTakeFirst());

/** The intent of an order, locked likewise. */
export const lockByOrderId = async (
  tx: Transaction<Tables>,
  orderId: string,
): Promise<Intent | undefined> =>
  maybe(await intentsIn(tx).where(isOrder(orderId)).forUpdate().executeTakeFirst());

/** The intent of an order that is known to have one, locked likewise. @throws when there is none: intents are never deleted */
export async function lockKnownIntent(
  tx: Transaction<Tables>,
  transactionId: string,
): Promise<Intent> {
  const { locked } = await lockNow(tx, transactionId);
  return locked;
}

/** The same, with the moment at which it was asked for, by the clock of the database. */
export async function lockNow(
  tx: Transaction<Tables>,
  transactionId: string,
): Promise<{ readonly locked: Intent; readonly at: Date }> {
  const row = await intentNamed(tx, transactionId)
    .select(presentMoment.as('at'))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw neverDeleted();
  const { at, ...locked } = row;
  return { locked: intentOf(locked), at };
}

/** The intent that a caller's key answers for at present. */
export async function findByCallerKey(
  db: Kysely<Tables>,
  key: string,
): Promise<Intent | undefined> {
  const named = await db
    .selectFrom('order_name')
    .select('transaction_id')
    .where('caller_key', '=', key)
    .where(({ eb, or }) =>
      or([eb('caller_key_until', 'is', null), eb('caller_key_until', '>', presentMoment)]),
    )
    .executeTakeFirst();
  return named && findIntent(db, named.transaction_id);
}

/** The intent of the attempt that a caller's secret was made for [SEC-27]. */
export async function findBySecret(
  db: Kysely<Tables>,
  secret: string,
): Promise<Intent | undefined> {
  const named = await db
    .selectFrom('order_name')
    .select('transaction_id')
    .where('secret_digest', '=', digestOfSecret(secret))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return named && findIntent(db, named.transaction_id);
}
