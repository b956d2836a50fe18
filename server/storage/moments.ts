import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * The present moment by the clock of the database, which all processes share. Every stored moment is written by it and
 * compared with it, in the statement that does so. See docs/decisions/which-clock.md [SEC-45].
 */
export const presentMoment: RawBuilder<Date> = sql<Date>`present_moment()`;

/** A moment so many milliseconds ahead; one that has passed when they are less than 0. */
export const momentIn = (milliseconds: number | RawBuilder<number>): RawBuilder<Date> =>
  sql<Date>`present_moment() + ${milliseconds} * interval '1 millisecond'`;

/** Whether the moment in a column has come. */
export const hasCome = (column: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} <= present_moment()`;

/**
 * Whether work that is due at the moment in a column is due now. A moment further ahead than anybody sets it was set
 * before the clock of the database was set back: the work does not wait for it again.
 * @param longestMs the longest time ahead to which the moment is ever set, in milliseconds
 */
export const isDueBy = (
  column: string,
  longestMs: number | RawBuilder<number>,
): RawBuilder<boolean> =>
  sql<boolean>`(${hasCome(column)} or ${sql.ref(column)} > ${momentIn(longestMs)})`;

/** Asks the database for the present moment, for what is told or reckoned with outside of a statement. */
export async function askMoment(db: Kysely<Tables>): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select present_moment() as at`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database does not tell the time.');
  return row.at;
}
