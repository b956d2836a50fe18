import { type Kysely, sql } from 'kysely';
import { momentIn, presentMoment } from './moments.ts';
import type { Tables } from './tables.ts';

/** How far ahead there are partitions, in milliseconds: two months, so that the month begins with one however it was missed. */
const aheadMs = 62 * 24 * 3_600_000;

/**
 * Makes the partitions of orders, events and statuses for the months between two moments, where they are missing; any
 * number of processes may do so at once [OPS-26].
 * @returns how many were made
 */
export async function makeMonths(
  db: Kysely<Tables>,
  since = presentMoment,
  until = momentIn(aheadMs),
): Promise<number> {
  const { rows } = await sql<{ made: number }>`
    select make_order_months(${since}, ${until}) as made`.execute(db);
  return rows[0]?.made ?? 0;
}
