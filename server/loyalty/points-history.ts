import type { Kysely } from 'kysely';
import type { PointsHistory, PointsMovement } from '../../schemas/types/http/loyalty.ts';
import { notFound } from '../shell/problem-error.ts';
import type { Tables } from '../storage/tables.ts';
import { balanceOf } from './loyalty-accounts.ts';
import { type LoyaltySources, type Programme, rewardsIn } from './programme.ts';

/** Most movements of one answer. */
const mostMovements = 50;

async function movementsOf(
  db: Kysely<Tables>,
  accountId: string,
  before: string | undefined,
): Promise<readonly PointsMovement[]> {
  const rows = await db
    .selectFrom('loyalty_entry')
    .leftJoin('order_intent', 'order_intent.transaction_id', 'loyalty_entry.transaction_id')
    .select(['loyalty_entry.id', 'at', 'cause', 'points'])
    .select(['order_intent.transaction_id', 'customer_order_reference', 'state'])
    .where('loyalty_entry.account_id', '=', accountId)
    .$if(before !== undefined, (query) => query.where('loyalty_entry.id', '<', Number(before)))
    .orderBy('loyalty_entry.id', 'desc')
    .limit(mostMovements + 1)
    .execute();
  return rows.map(({ id, at, cause, points, customer_order_reference: reference, ...order }) => ({
    id: String(id),
    at: at.toISOString(),
    cause,
    points,
    ...(reference !== null && {
      order: {
        reference,
        ...(order.state === 'placed' &&
          order.transaction_id !== null && { transactionId: order.transaction_id }),
      },
    }),
  }));
}

/**
 * A member's points, what moved them, the latest first, and what the next reward needs [SHP-34].
 * @param before a movement by its id: older ones are answered
 * @throws ProblemError 404 for a customer who has not joined
 */
export async function pointsHistory(
  sources: LoyaltySources,
  { accountId, programme }: { readonly accountId: string; readonly programme: Programme },
  before?: string,
): Promise<PointsHistory> {
  const { db } = sources.database;
  const balance = await balanceOf(db, accountId);
  if (balance === undefined) throw notFound('The loyalty account');
  const movements = await movementsOf(db, accountId, before);
  const rewards = await rewardsIn(sources, programme);
  const next = rewards.findLast(({ points }) => points > balance);
  return {
    balance,
    movements: movements.slice(0, mostMovements),
    hasMore: movements.length > mostMovements,
    reached: rewards.filter(({ points }) => points <= balance).length,
    ...(next && { next: { points: next.points, missing: next.points - balance } }),
  };
}
