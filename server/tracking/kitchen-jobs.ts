import { type Kysely, sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { isDueBy, momentIn } from '../storage/moments.ts';
import type { KitchenJobTable } from '../storage/sandbox-tables.ts';
import type { Tables } from '../storage/tables.ts';

/** An order the simulated kitchen works on. */
export type KitchenJob = Selectable<KitchenJobTable>;

/** Milliseconds between two statuses of the simulator [TRK-42]. */
export const paceOf = (
  { kitchen }: Pick<OrderContext, 'kitchen'>,
  { paceSeconds }: Pick<Manifest['pos'], 'paceSeconds'>,
): number => kitchen.paceMs ?? paceSeconds * 1000;

/** Jobs taken at a time. */
const batch = 16;

/**
 * Takes jobs that are due and keeps other processes from them until the lease ends. A process that dies loses its
 * lease, and another goes on.
 * @param longestMs the longest pause before a step, in milliseconds
 */
export async function claimJobs(
  db: Kysely<Tables>,
  { leaseMs, longestMs }: { readonly leaseMs: number; readonly longestMs: number },
): Promise<readonly KitchenJob[]> {
  return db
    .updateTable('kitchen_job')
    .set({ next_at: momentIn(leaseMs) })
    .where('order_id', 'in', (due) =>
      due
        .selectFrom('kitchen_job')
        .select('order_id')
        .where(isDueBy('next_at', longestMs))
        .where('is_paused', '=', false)
        .orderBy('next_at')
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** Milliseconds until the next job that is not paused is due, less than 0 for one overdue; undefined when there is none. */
export async function nextJobIn(db: Kysely<Tables>): Promise<number | undefined> {
  const row = await db
    .selectFrom('kitchen_job')
    .select(
      sql<number | null>`extract(epoch from min(next_at) - present_moment())::float8 * 1000`.as(
        'wait',
      ),
    )
    .where('is_paused', '=', false)
    .executeTakeFirst();
  return row?.wait ?? undefined;
}

export const findJob = (db: Kysely<Tables>, orderId: string): Promise<KitchenJob | undefined> =>
  db.selectFrom('kitchen_job').selectAll().where('order_id', '=', orderId).executeTakeFirst();

export async function changeJob(
  db: Kysely<Tables>,
  orderId: string,
  change: { readonly nextInMs?: number; readonly isPaused?: boolean; readonly hasFailed?: boolean },
): Promise<void> {
  const { nextInMs, isPaused, hasFailed } = change;
  await db
    .updateTable('kitchen_job')
    .set({
      attempts: hasFailed ? sql<number>`attempts + 1` : 0,
      ...(nextInMs !== undefined && { next_at: momentIn(nextInMs) }),
      ...(isPaused !== undefined && { is_paused: isPaused }),
    })
    .where('order_id', '=', orderId)
    .execute();
}

export async function endJob(db: Kysely<Tables>, orderId: string): Promise<void> {
  await db.deleteFrom('kitchen_job').where('order_id', '=', orderId).execute();
}
