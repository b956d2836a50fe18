import { createHash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { RetryLaterError } from '../shell/problem-error.ts';
import { hasCome } from '../storage/moments.ts';
import type { Tables } from '../storage/tables.ts';

/** How many calls are taken within a time. */
export interface RateLimit {
  readonly most: number;
  /** The time, in milliseconds; it begins with the first call. */
  readonly windowMs: number;
}

/** What a call counts against. */
export interface Counter extends RateLimit {
  /** What is limited and for whom: the same words name the same counter in every process. */
  readonly of: string;
  /** Whether it is about a network address, or about whom or what the call names. */
  readonly by: 'address' | 'subject';
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

/** 429 that tells when the next call is taken. */
const tooMany = (name: string, waitSeconds: number): RetryLaterError =>
  new RetryLaterError(429, name, 'Too many tries. Please wait.', Math.max(1, waitSeconds));

/** A counter after a call was counted. */
interface Counted {
  readonly key: string;
  /** Null where it took no more. */
  readonly count: number | null;
  readonly wait_seconds: number;
}

/** A call that was counted. */
interface CountedCall {
  readonly takeBack: () => Promise<void>;
  /** It was the last that is taken of somebody for a while. */
  readonly isLast: boolean;
}

/** How a try is counted. */
export interface GuessSettings {
  /** Name of the refusal; `TOO_MANY_REQUESTS` unless it is another. */
  readonly name: string | undefined;
  /** Hears that the last try about somebody failed. */
  readonly onLocked: () => void;
}

async function countAll(
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

async function takeBack(db: Kysely<Tables>, keys: readonly string[]): Promise<void> {
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

/** Limits calls, across every process that works on the same database. */
export class RateLimiter {
  readonly #db: Kysely<Tables>;
  /** False where everybody shares one address. */
  readonly limitsAddresses: boolean;

  constructor(db: Kysely<Tables>, { limitsAddresses }: { readonly limitsAddresses: boolean }) {
    this.#db = db;
    this.limitsAddresses = limitsAddresses;
  }

  /**
   * Counts a call before its work begins, so that calls at the same moment count too. A refused call counts against
   * nothing: whoever is refused as an address uses up no tries of a customer.
   * @param name name of the refusal; `TOO_MANY_REQUESTS` unless it is another
   * @returns takes the call back, where only failed calls count
   * @throws RetryLaterError 429 when there were too many
   */
  async count(counters: readonly Counter[], name?: string): Promise<() => Promise<void>> {
    return (await this.#count(counters, name)).takeBack;
  }

  /**
   * Does work that shows whether somebody guessed right: only failed tries count.
   * @throws RetryLaterError 429 when there were too many; what the work throws
   */
  async guess<Result>(
    counters: readonly Counter[],
    { name, onLocked }: GuessSettings,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const { takeBack: forget, isLast } = await this.#count(counters, name);
    try {
      const result = await work();
      await forget();
      return result;
    } catch (error) {
      if (isLast) onLocked();
      throw error;
    }
  }

  async #count(counters: readonly Counter[], name = 'TOO_MANY_REQUESTS'): Promise<CountedCall> {
    const counting = counters.filter(({ by }) => by !== 'address' || this.limitsAddresses);
    if (counting.length === 0) return { takeBack: async () => undefined, isLast: false };
    const limits = new Map(counting.map(({ of, ...limit }) => [counterKey(of), limit]));
    const counted = await countAll(this.#db, limits);
    const full = counted.filter(({ count }) => count === null);
    const taken = counted.filter(({ count }) => count !== null).map(({ key }) => key);
    if (full.length > 0) {
      await takeBack(this.#db, taken);
      throw tooMany(name, Math.max(...full.map(({ wait_seconds }) => wait_seconds)));
    }
    const isLast = counted.some(({ key, count }) => {
      const limit = limits.get(key);
      return limit?.by === 'subject' && count === limit.most;
    });
    return { takeBack: () => takeBack(this.#db, taken), isLast };
  }
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
