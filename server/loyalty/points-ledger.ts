import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { orderPoints } from '../../core/loyalty/points.ts';
import type { OrderPoints } from '../../schemas/types/http/loyalty.ts';
import type { EntryCause, LoyaltyUseTable } from '../storage/loyalty-tables.ts';
import type { Tables } from '../storage/tables.ts';
import { heldUse, moveUse } from '../storage/use-of-order.ts';
import { balanceOf } from './loyalty-accounts.ts';

/** What an order does to the points of a member. */
export interface PointsUse {
  readonly transactionId: string;
  readonly accountId: string;
  readonly used: number;
  readonly earned: number;
}

/**
 * Moves points: balance and entry in one transaction, comparing and adding in one statement on the member's row, so
 * that however many orders come at once no balance goes below 0.
 * @returns the balance after it; undefined when there are too few points, or no such member, and nothing was moved
 */
async function move(
  tx: Transaction<Tables>,
  accountId: string,
  points: number,
  { cause, transactionId }: { readonly cause: EntryCause; readonly transactionId: string },
): Promise<number | undefined> {
  const moved = await tx
    .updateTable('loyalty_account')
    .set({ balance: sql<number>`balance + ${points}::integer` })
    .where('account_id', '=', accountId)
    .where(sql<boolean>`balance + ${points}::integer >= 0`)
    .returning('balance')
    .executeTakeFirst();
  if (!moved || points === 0) return moved?.balance;
  await tx
    .insertInto('loyalty_entry')
    .values({ account_id: accountId, transaction_id: transactionId, cause, points })
    .execute();
  return moved.balance;
}

/**
 * Holds the points that an order uses, and notes what it will earn [ORD-19].
 * @returns whether there were points enough; nothing is held otherwise
 */
export async function holdPoints(
  tx: Transaction<Tables>,
  { transactionId, accountId, used, earned }: PointsUse,
): Promise<boolean> {
  const left = await move(tx, accountId, -used, { cause: 'used', transactionId });
  if (left === undefined) return false;
  await tx
    .insertInto('loyalty_use')
    .values({ transaction_id: transactionId, account_id: accountId, used, earned, state: 'held' })
    .execute();
  return true;
}

/** The order was placed and has taken the points that it used: what its member had before is noted [ORD-19]. */
export async function notePoints(
  tx: Transaction<Tables>,
  { transaction_id: transactionId, account_id, used }: Selectable<LoyaltyUseTable>,
): Promise<void> {
  const balance = await balanceOf(tx, account_id);
  if (balance === undefined) return;
  await tx
    .updateTable('loyalty_use')
    .set({ balance_before: balance + used })
    .where('transaction_id', '=', transactionId)
    .execute();
}

/** Points that an order has earned so far; undefined before it did. */
async function earnedBy(
  tx: Transaction<Tables>,
  transactionId: string,
): Promise<number | undefined> {
  const entry = await tx
    .selectFrom('loyalty_entry')
    .select('points')
    .where('transaction_id', '=', transactionId)
    .where('cause', '=', 'earned')
    .executeTakeFirst();
  return entry?.points;
}

/**
 * The order is paid: what it earns is added [ORD-19]. Repeated it does nothing, and for an order that came to nothing
 * neither; whoever calls it has the order locked.
 */
export async function earnPoints(tx: Transaction<Tables>, transactionId: string): Promise<void> {
  const use = await tx
    .selectFrom('loyalty_use')
    .select(['account_id', 'earned'])
    .where('transaction_id', '=', transactionId)
    .where('state', '=', 'taken')
    .executeTakeFirst();
  if (!use || (await earnedBy(tx, transactionId)) !== undefined) return;
  await move(tx, use.account_id, use.earned, { cause: 'earned', transactionId });
}

/**
 * The order came to nothing: what it used is given back, and what it had earned is taken back as far as it is still
 * there. Repeated it does nothing.
 */
export async function releasePoints(tx: Transaction<Tables>, transactionId: string): Promise<void> {
  const use = await moveUse(tx, 'loyalty_use', transactionId, {
    from: ['held', 'taken'],
    to: 'released',
  });
  if (!use) return;
  const { account_id, used } = use;
  const balance = await move(tx, account_id, used, { cause: 'given-back', transactionId });
  const earned = await earnedBy(tx, transactionId);
  if (earned === undefined || balance === undefined) return;
  await move(tx, account_id, -Math.min(earned, balance), { cause: 'taken-back', transactionId });
}

/** What a placed order did to its member's points; undefined for an order without points [LOY-12]. */
export async function pointsOfOrder(
  db: Kysely<Tables>,
  transactionId: string,
): Promise<OrderPoints | undefined> {
  const use = await db
    .selectFrom('loyalty_use')
    .select(['used', 'earned', 'balance_before'])
    .where('transaction_id', '=', transactionId)
    .where('state', '=', 'taken')
    .executeTakeFirst();
  if (!use || use.balance_before === null) return undefined;
  const { used, earned, balance_before: currentBalance } = use;
  return orderPoints({ currentBalance, used, earned });
}

/** Points that an order holds, which the order in its place may use; 0 when there is none. */
export async function heldPointsOf(
  db: Kysely<Tables>,
  accountId: string,
  transactionId: string,
): Promise<number> {
  const held = await heldUse(db, 'loyalty_use', transactionId);
  return held?.account_id === accountId ? held.used : 0;
}
