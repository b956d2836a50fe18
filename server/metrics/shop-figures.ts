import { type Kysely, sql } from 'kysely';
import { momentIn } from '../storage/moments.ts';
import type { Tables } from '../storage/tables.ts';

/** How far back the figures look, in milliseconds. */
const windowMs = 5 * 60_000;

/** An attempt lives for a quarter of an hour: what happens to a payment within the window is of one no older. */
const attemptMs = 30 * 60_000;

/** Attempts of the window in a state. */
export interface AttemptCount {
  readonly market: string;
  readonly state: string;
  readonly orders: number;
}

/** Orders placed in the window. */
export interface PlacedCount {
  readonly market: string;
  readonly currency: string;
  readonly orders: number;
  /** In minor units. */
  readonly total: number;
}

/** What became of payments in the window. */
export interface PaymentCount {
  readonly market: string;
  readonly type: string;
  readonly outcome: string;
  readonly payments: number;
}

/** What waits in a queue. */
export interface QueueLength {
  readonly queue: string;
  readonly market: string;
  readonly length: number;
  /** Seconds that the oldest has waited; 0 for an empty one. */
  readonly oldest: number;
}

/** Attempts that changed lately: those placed, and those that are not, each found by its own index. */
const recent = (markets: readonly string[], milliseconds: number) => {
  const of = sql.join(markets);
  const columns = sql`transaction_id, market, state, payment_type, created_at, placed_at, currency, total_minor`;
  return sql`(
    select ${columns} from order_intent
    where market in (${of}) and placed_at >= ${momentIn(-milliseconds)} and not is_test
    union all
    select ${columns} from order_intent
    where market in (${of}) and placed_at is null and erased_at is null
      and created_at >= ${momentIn(-milliseconds)} and not is_test
  )`;
};

export const attemptCounts = async (
  db: Kysely<Tables>,
  markets: readonly string[],
): Promise<readonly AttemptCount[]> =>
  (
    await sql<AttemptCount>`
      select market, state, count(*)::integer as orders
      from ${recent(markets, windowMs)} as attempt
      where created_at >= ${momentIn(-windowMs)}
      group by market, state`.execute(db)
  ).rows;

export const placedCounts = async (
  db: Kysely<Tables>,
  markets: readonly string[],
): Promise<readonly PlacedCount[]> =>
  (
    await sql<PlacedCount>`
      select market, currency, count(*)::integer as orders, sum(total_minor)::float8 as total
      from order_intent
      where market in (${sql.join(markets)}) and placed_at >= ${momentIn(-windowMs)} and not is_test
      group by market, currency`.execute(db)
  ).rows;

/** The story of each order says what became of its payment: `payment-refused`, `money-captured`. */
export const paymentCounts = async (
  db: Kysely<Tables>,
  markets: readonly string[],
): Promise<readonly PaymentCount[]> =>
  (
    await sql<PaymentCount>`
      select market, payment_type as type, split_part(kind, '-', 2) as outcome, count(*)::integer as payments
      from ${recent(markets, attemptMs)} as attempt
      join order_event on order_event.transaction_id = attempt.transaction_id
      where order_event.at >= ${momentIn(-windowMs)}
        and (kind like 'payment-%' or kind like 'money-%')
      group by 1, 2, 3`.execute(db)
  ).rows;

/** How long the oldest attempt has been neither placed nor ended, or its money not been settled, in seconds. */
export async function oldestUnsettled(
  db: Kysely<Tables>,
): Promise<readonly { readonly market: string; readonly seconds: number }[]> {
  const { rows } = await sql<{ market: string; seconds: number }>`
    select market, extract(epoch from present_moment() - min(since))::float8 as seconds
    from (
      select market, created_at as since from order_intent
      where state in ('created', 'authorising', 'authorised', 'placing')
      union all
      select market, updated_at from order_intent
      where money in ('capture-due', 'void-due', 'refund-due')
    ) as unsettled
    group by market`.execute(db);
  return rows;
}

/** Letters on their way, orders that no till has taken, and money that is to be settled or given back. */
export async function queueLengths(db: Kysely<Tables>): Promise<readonly QueueLength[]> {
  const { rows } = await sql<QueueLength>`
    select queue, market, count(*)::integer as length,
      greatest(extract(epoch from present_moment() - min(since)), 0)::float8 as oldest
    from (
      select 'letters' as queue, market, made_at as since from letter where ended_at is null
      union all
      select 'tills', order_intent.market, handed_at
      from untaken_order join order_intent using (transaction_id)
      union all
      select 'money', market, updated_at from order_intent
      where money in ('capture-due', 'void-due', 'refund-due')
      union all
      select 'refunds', order_intent.market, asked_at
      from order_refund join order_intent using (transaction_id) where done_at is null
    ) as waiting
    group by queue, market`.execute(db);
  return rows;
}
