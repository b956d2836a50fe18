import { type Kysely, sql, type Transaction } from 'kysely';
import { orderPoints } from '../../core/loyalty/points.ts';
import type { OrderPoints } from '../../schemas/types.ts';
import type { UseState } from '../storage/credit-tables.ts';
import type { EntryCause } from '../storage/loyalty-tables.ts';
import type { Tables } from '../storage/tables.ts';
import { heldUse, moveUse } from '../storage/use-of-order.ts';

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

/** The order was placed: what it holds is used, and what it earns is added [ORD-19]. Repeated it does nothing. */
export async function takePoints(tx: Transaction<Tables>, transactionId: string): Promise<void> {
  const use = await moveUse(tx, 'loyalty_use', transactionId, { from: ['held'], to: 'taken' });
  if (!use) return;
  const { account_id, used, earned } = use;
  const after = await move(tx, account_id, earned, { cause: 'earned', transactionId });
  if (after === undefined) return;
  await tx
    .updateTable('loyalty_use')
    .set({ balance_before: after - earned + used })
    .where('transaction_id', '=', transactionId)
    .execute();
}

/**
 * The order came to nothing: what it used is given back, and what it had earned is taken back as far as it is still
 * there. Repeated it does nothing.
 */
export async function releasePoints(tx: Transaction<Tables>, transactionId: string): Promise<void> {
  const released = (from: UseState) =>
    moveUse(tx, 'loyalty_use', transactionId, { from: [from], to: 'released' });
  const wasHeld = await released('held');
  const wasTaken = wasHeld ? undefined : await released('taken');
  const use = wasHeld ?? wasTaken;
  if (!use) return;
  const { account_id, used, earned } = use;
  const balance = await move(tx, account_id, used, { cause: 'given-back', transactionId });
  if (!wasTaken || balance === undefined) return;
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
