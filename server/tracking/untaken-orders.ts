import { type Kysely, sql } from 'kysely';
import { isDueBy, momentIn, presentMoment } from '../storage/moments.ts';
import type { Tables } from '../storage/tables.ts';

/** An order that is looked at because no hut has taken it. */
export interface UntakenOrder {
  readonly orderId: string;
  readonly transactionId: string;
  readonly sector: string;
  readonly hutId: string;
  /** Times that it was handed over without an answer. */
  readonly tries: number;
  /** How long it has waited, in milliseconds; less than 0 while there is time for an order for later. */
  readonly waitedMs: number;
  /** Whether those who look after the shop were told. */
  readonly isTold: boolean;
  /** The moment at which it is looked at, by the clock of the database. */
  readonly claimedAt: Date;
}

/** How long a process has an order to itself, in milliseconds: longer than a hut is waited for. */
const leaseMs = 60_000;

/** Longest pause between two looks at an order, in milliseconds. */
export const longestPauseMs = 120_000;

/** Orders that a process looks at together: a hut that is slow holds up no other. */
const batch = 16;

/** An order waits no longer; answers whether it did. */
export async function endWait(db: Kysely<Tables>, orderId: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('untaken_order')
    .where('order_id', '=', orderId)
    .returning('order_id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Takes orders that are due; no two processes get the same one, and one that dies loses them with its lease. */
export async function claimUntaken(db: Kysely<Tables>): Promise<readonly UntakenOrder[]> {
  const rows = await db
    .updateTable('untaken_order')
    .set({ due_at: momentIn(leaseMs) })
    .where('order_id', 'in', (due) =>
      due
        .selectFrom('untaken_order')
        .select('order_id')
        .where(isDueBy('due_at', longestPauseMs))
        .orderBy('due_at')
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .returning(
      sql<number>`extract(epoch from present_moment() - handed_at)::float8 * 1000`.as('waited_ms'),
    )
    .returning(presentMoment.as('claimed_at'))
    .execute();
  return rows.map((row) => ({
    orderId: row.order_id,
    transactionId: row.transaction_id,
    sector: row.sector,
    hutId: row.hut_id,
    tries: row.tries,
    waitedMs: row.waited_ms,
    isTold: row.told_at !== null,
    claimedAt: row.claimed_at,
  }));
}

/** What is written of an order that still waits. */
export interface WaitChange {
  /** When it is looked at again, in milliseconds from the moment at which it was looked at. */
  readonly nextInMs: number;
  readonly tries: number;
  /** Those who look after the shop were told just now. */
  readonly isToldNow: boolean;
}

export async function goOnWaiting(
  db: Kysely<Tables>,
  { orderId, claimedAt }: Pick<UntakenOrder, 'orderId' | 'claimedAt'>,
  { nextInMs, tries, isToldNow }: WaitChange,
): Promise<void> {
  await db
    .updateTable('untaken_order')
    .set({
      due_at: new Date(claimedAt.getTime() + nextInMs),
      tries,
      ...(isToldNow && { told_at: presentMoment }),
    })
    .where('order_id', '=', orderId)
    .execute();
}

/** Milliseconds until the next order is due, less than 0 for one overdue; undefined when none waits. */
export async function nextUntakenIn(db: Kysely<Tables>): Promise<number | undefined> {
  const row = await db
    .selectFrom('untaken_order')
    .select(
      sql<number | null>`extract(epoch from min(due_at) - present_moment())::float8 * 1000`.as(
        'wait',
      ),
    )
    .executeTakeFirst();
  return row?.wait ?? undefined;
}
