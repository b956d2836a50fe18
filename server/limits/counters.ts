import { createHash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { hasCome } from '../storage/moments.ts';
import type { Tables } from '../storage/tables.ts';

/** How many calls are taken within a time. */
export interface RateLimit {
  readonly most: number;
  /** The time, in milliseconds; it begins with the first call. */
  readonly windowMs: number;
}

/** A counter as the database keeps it: whom it is about cannot be read from it. */
export const counterKey = (of: string): string =>
  createHash('sha256').update(of).digest('base64url');

/**
 * Counts up what is not full yet, in one statement with whatever it is part of, and answers the keys that were not full
 * with their counts. It takes rows of key, what is added, most and window in milliseconds from `tried`. Rows are locked in the order of
 * their keys, so that no two calls wait for each other.
 */
export const countUp: RawBuilder<unknown> = sql`
  insert into rate_limit (key, count, ends_at)
  select key, added, present_moment() + window_ms * interval '1 millisecond' from tried order by key
  on conflict (key) do update set
    count = excluded.count
      + case when rate_limit.ends_at > present_moment() then rate_limit.count else 0 end,
    ends_at = case when rate_limit.ends_at > present_moment() then rate_limit.ends_at else excluded.ends_at end
  where rate_limit.ends_at <= present_moment()
    or rate_limit.count < (select most from tried where tried.key = rate_limit.key)
  returning key, count`;

/** A counter after a call was counted. */
export interface Counted {
  readonly key: string;
  /** Null where it took no more. */
  readonly count: number | null;
  readonly wait_seconds: number;
}

/** Counts a call against each of some counters, by their keys, in one statement. */
export async function countAll(
  db: Kysely<Tables>,
  counters: ReadonlyMap<string, RateLimit>,
): Promise<readonly Counted[]> {
  const tried = [...counters].map(
    ([key, { most, windowMs }]) => sql`(${key}::text, 1, ${most}::integer, ${windowMs}::bigint)`,
  );
  const { rows } = await sql<Counted>`
    with tried (key, added, most, window_ms) as (values ${sql.join(tried)}),
    counted as (${countUp})
    select
      key,
      counted.count,
      ceil(coalesce(extract(epoch from ends_at - present_moment()), window_ms / 1000.0))::integer as wait_seconds
    from tried left join rate_limit using (key) left join counted using (key)`.execute(db);
  return rows;
}

/** Counts a call less, where it counted. */
export async function takeBack(db: Kysely<Tables>, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .updateTable('rate_limit')
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where('key', 'in', (ordered) =>
      ordered
        .selectFrom('rate_limit')
        .select('key')
        .where('key', 'in', keys)
        .orderBy('key')
        .forUpdate(),
    )
    .execute();
}

/** Most counters that one round forgets. */
const batch = 1_000;

/** Forgets counters whose window has ended; those that somebody counts at this moment are left for later. */
export async function forgetEnded(db: Kysely<Tables>): Promise<void> {
  await db
    .deleteFrom('rate_limit')
    .where('key', 'in', (ended) =>
      ended
        .selectFrom('rate_limit')
        .select('key')
        .where(hasCome('ends_at'))
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
