import { type Kysely, sql } from 'kysely';
import { isDueBy, momentIn, presentMoment } from '../storage/moments.ts';
import type { Tables } from '../storage/tables.ts';
import type { Sending } from './letter-queue.ts';

/** A letter that a process has taken to send. */
export type TakenLetter = Sending & {
  readonly id: number;
  readonly kind: string;
  readonly market: string;
  readonly transactionId: string | null;
  readonly tries: number;
  /** Whether it has been tried for as long as letters are. */
  readonly isLastTry: boolean;
};

/** How long a letter is tried, in milliseconds [GTW-31]. */
const triedForMs = 24 * 3_600_000;

/** How long what is told of an order at this moment is tried, in milliseconds: what is older is no news [SHP-32]. */
export const newsForMs = 2 * 3_600_000;

/** How long a process has a letter to itself, in milliseconds: longer than whoever sends it is waited for. */
const leaseMs = 60_000;

const longestPauseMs = 3_600_000;

/** Pause before a letter is tried again, in milliseconds: half a minute, then twice as long each time, an hour at most. */
const pauseAfter = (tries: number): number =>
  Math.min(30_000 * 2 ** Math.max(0, tries - 1), longestPauseMs);

/** Takes letters that are due, those that are due longest; no two processes get the same one. */
export async function takeLetters(
  db: Kysely<Tables>,
  most: number,
): Promise<readonly TakenLetter[]> {
  const rows = await db
    .updateTable('letter')
    .set(({ eb }) => ({ due_at: momentIn(leaseMs), tries: eb('tries', '+', 1) }))
    .where('id', 'in', (due) =>
      due
        .selectFrom('letter')
        .select('id')
        .where('ended_at', 'is', null)
        .where(isDueBy('due_at', longestPauseMs))
        .orderBy('due_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'way', 'kind', 'market', 'transaction_id', 'tries', 'mail'])
    .returning(
      sql<boolean>`made_at + case way when 'mail' then ${triedForMs}::bigint else ${newsForMs} end
        * interval '1 millisecond' <= present_moment()`.as('is_last'),
    )
    .execute();
  // Only this server writes these documents, so that their shape is known.
  return rows.map((row) => ({
    ...({ way: row.way, mail: row.mail } as Sending),
    id: row.id,
    kind: row.kind,
    market: row.market,
    transactionId: row.transaction_id,
    tries: row.tries,
    isLastTry: row.is_last,
  }));
}

/** Writes what became of a letter. What was in it, and to whom it went, is kept no longer. */
export async function endLetter(
  db: Kysely<Tables>,
  id: number,
  outcome: 'sent' | 'failed',
): Promise<void> {
  await db
    .updateTable('letter')
    .set({ ended_at: presentMoment, outcome, recipient: null, mail: null })
    .where('id', '=', id)
    .execute();
}

/** Has a letter wait for its next try; longer than usual, an hour at most, where whoever sends it asks for that. */
export async function postponeLetter(
  db: Kysely<Tables>,
  { id, tries }: Pick<TakenLetter, 'id' | 'tries'>,
  askedMs = 0,
): Promise<void> {
  await db
    .updateTable('letter')
    .set({ due_at: momentIn(Math.min(Math.max(pauseAfter(tries), askedMs), longestPauseMs)) })
    .where('id', '=', id)
    .execute();
}
