import { type Kysely, sql } from 'kysely';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { Tables } from '../../server/storage/tables.ts';

/** Letters of references, as the product has them. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Days over which kept orders are spread, up to yesterday. */
const days = 730;

/** One order in so many came to nothing. */
const lostEvery = 20;

/** One order in so many used a code. */
const codeEvery = 10;

/** Orders of one account. */
const perAccount = 20;

/** Whoever ordered, once nothing is kept of them. */
const nobody: OrderRequest['customer'] = {
  name: '',
  phone: '',
  email: '',
  marketing: { all: false },
};

/** Which orders are made. */
export interface KeptOrders {
  /** A delivered order of the product itself, which the others repeat under names of their own. */
  readonly like: string;
  /** Numbers of the first and the last one; the same number makes the same order. */
  readonly first: number;
  readonly last: number;
  /** How long the market keeps whose an order is, in milliseconds. */
  readonly orderLifeMs: number;
}

/** The letter of a reference at a place, from a number below 29 to the power of 6. */
const letters = sql.join(
  Array.from(
    { length: 6 },
    (_, place) =>
      sql`substr(${sql.lit(alphabet)}, (number / (29 ^ ${sql.lit(place)})::bigint % 29)::integer + 1, 1)`,
  ),
  sql` || `,
);

/** When and under which names orders were made: ids begin with their day, as those of the product do. */
const nameOrders = ({ first, last }: KeptOrders, on: Kysely<Tables>) =>
  sql`
  create temporary table kept on commit drop as
  select number, at,
    'fff' || to_char(at at time zone 'UTC', 'YYYYMMDD') || substr(digits, 1, 29) as transaction_id,
    (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(digits, 33, 3)
      || '8' || substr(digits, 36, 15))::uuid::text as order_id,
    '99' || ${letters} as reference,
    'key ' || digits as caller_key,
    digits as secret_digest,
    'kept-' || number / ${sql.lit(perAccount)} as account_id,
    number % ${sql.lit(lostEvery)} = 0 as is_lost
  from (
    select number, md5('one ' || number) || md5('other ' || number) as digits,
      present_moment() - interval '1 day'
        - (number * 7919 % ${sql.lit(days * 1440)}) * interval '1 minute' as at
    from generate_series(${sql.lit(first)}::bigint, ${sql.lit(last)}::bigint) as number
  ) as numbered`.execute(on);

const storeAccounts = (on: Kysely<Tables>) =>
  sql`
  insert into account (id, market, email)
  select distinct account_id, 'uk', account_id || '@example.com' from kept
  on conflict do nothing`.execute(on);

/** The orders: those whose time is over without whose they were, those that came to nothing without a moment of placing. */
const storeIntents = ({ like, orderLifeMs }: KeptOrders, on: Kysely<Tables>) =>
  sql`
  insert into order_intent (
    transaction_id, order_id, customer_order_reference, caller_key, body_digest, market, sector, hut_id, disposition,
    state, payment_type, currency, total_minor, due_minor, request, priced, answer, is_test, expires_at, order_status,
    accepted_at, eta, placed_at, created_at, updated_at, gateway, money, secret_digest, account_id, erased_at
  )
  select kept.transaction_id, kept.order_id, kept.reference, kept.caller_key, one.body_digest, one.market, one.sector,
    huts.ids[1 + number % array_length(huts.ids, 1)], one.disposition,
    case when is_lost then 'expired' else one.state end, one.payment_type, one.currency, one.total_minor, one.due_minor,
    one.request || jsonb_build_object('customer',
      case when is_lost or at < present_moment() - ${orderLifeMs} * interval '1 millisecond'
        then ${JSON.stringify(nobody)}::jsonb
        else one.request -> 'customer' || jsonb_build_object(
          'email', kept.account_id || '@example.com', 'phone', '07' || (700000000 + number)) end),
    one.priced, one.answer, one.is_test, at + (one.expires_at - one.created_at),
    case when is_lost then null else one.order_status end,
    case when is_lost then null else at + (one.accepted_at - one.created_at) end,
    one.eta,
    case when is_lost then null else at + (one.placed_at - one.created_at) end,
    at, at + interval '1 hour', one.gateway, one.money, kept.secret_digest,
    case when number % 3 = 0 then kept.account_id end,
    case when is_lost or at < present_moment() - ${orderLifeMs} * interval '1 millisecond' then present_moment() end
  from kept,
    (select * from order_intent where transaction_id = ${like}) as one,
    (select array_agg(hut_id order by hut_id) as ids from hut
      where sector = (select sector from order_intent where transaction_id = ${like})) as huts`.execute(
    on,
  );

/** What happened to the order that they repeat happened to each of them, as long after its beginning. */
const storeStories = async ({ like }: KeptOrders, on: Kysely<Tables>): Promise<void> => {
  await sql`
    insert into order_event (transaction_id, at, kind, detail)
    select kept.transaction_id, kept.at + (event.at - one.created_at), event.kind, event.detail
    from kept, order_event event, (select * from order_intent where transaction_id = ${like}) as one
    where event.transaction_id = ${like} and not is_lost
    union all
    select transaction_id, at, kind, '{}' from kept, unnest(array['created', 'life-over']) as kind where is_lost`.execute(
    on,
  );
  await sql`
    insert into order_status_change (transaction_id, order_status, at)
    select kept.transaction_id, change.order_status, kept.at + (change.at - one.created_at)
    from kept, order_status_change change, (select * from order_intent where transaction_id = ${like}) as one
    where change.transaction_id = ${like} and not is_lost`.execute(on);
};

const storeUses = async (on: Kysely<Tables>): Promise<void> => {
  await sql`
    insert into voucher_use (transaction_id, market, code_key, state)
    select transaction_id, 'uk', 'KEPT', 'taken' from kept
    where number % ${sql.lit(codeEvery)} = 1 and not is_lost`.execute(on);
  await sql`
    insert into voucher_count (market, code_key, used)
    select 'uk', 'KEPT', count(*) from voucher_use where code_key = 'KEPT'
    on conflict (market, code_key) do update set used = excluded.used`.execute(on);
};

/**
 * Fills a database with orders of the last two years, by statements for all of them at once: each with its names, its
 * story and its statuses as the product writes them, some of accounts, some with a code, some that came to nothing.
 */
export async function keepOrders(db: Kysely<Tables>, orders: KeptOrders): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await nameOrders(orders, tx);
    await storeAccounts(tx);
    await storeIntents(orders, tx);
    await storeStories(orders, tx);
    await storeUses(tx);
  });
}
