import type { Kysely } from 'kysely';
import type { OperatorAction } from '../../schemas/types/http/operators.ts';
import { toJson } from '../storage/json-text.ts';
import type { Tables } from '../storage/tables.ts';
import type { Operator } from './operator-accounts.ts';

/** What an operator did, or tried to. */
export interface DoneAction {
  readonly action: string;
  readonly orderId?: string;
  readonly detail?: Readonly<Record<string, unknown>>;
  /** Key of a call that may come again. */
  readonly key?: string;
}

/** Who did it: an operator, or nobody with an account. */
type Doer = Pick<Operator, 'id' | 'email'> | 'command line';

/** Writes what an operator did into the list that nobody can edit [OPR-20]; answers whether the key is new to it. */
export async function noteAction(
  db: Kysely<Tables>,
  doer: Doer,
  { action, orderId, detail, key }: DoneAction,
): Promise<boolean> {
  const noted = await db
    .insertInto('operator_action')
    .values({
      operator_id: doer === 'command line' ? null : doer.id,
      operator: doer === 'command line' ? doer : doer.email,
      action,
      order_id: orderId ?? null,
      detail: toJson(detail ?? {}),
      action_key: key ?? null,
    })
    .onConflict((conflict) => conflict.columns(['operator_id', 'action_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** What was written down of an operator's call by its key; undefined for a call that is new. */
export async function detailOfKey(
  db: Kysely<Tables>,
  { id }: Pick<Operator, 'id'>,
  key: string,
): Promise<OperatorAction['detail'] | undefined> {
  const row = await db
    .selectFrom('operator_action')
    .select('detail')
    .where('operator_id', '=', id)
    .where('action_key', '=', key)
    .executeTakeFirst();
  return row && (row.detail as OperatorAction['detail']);
}

/** The newest actions before a row, newest first. */
export async function readActions(
  db: Kysely<Tables>,
  { before, most, orderId }: { before?: number; most: number; orderId?: string },
): Promise<OperatorAction[]> {
  let rows = db.selectFrom('operator_action').selectAll();
  if (before !== undefined) rows = rows.where('id', '<', before);
  if (orderId !== undefined) rows = rows.where('order_id', '=', orderId);
  const found = await rows.orderBy('id', 'desc').limit(most).execute();
  return found.map(({ id, at, operator, action, order_id, detail }) => ({
    id,
    at: at.toISOString(),
    operator,
    action,
    ...(order_id !== null && { orderId: order_id }),
    detail: detail as OperatorAction['detail'],
  }));
}
