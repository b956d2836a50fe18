import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { toJson } from '../storage/json-text.ts';
import type { Tables } from '../storage/tables.ts';

/** Whoever ordered, once nothing is kept of them. */
const nobody: OrderRequest['customer'] = {
  name: '',
  phone: '',
  email: '',
  marketing: { all: false },
};

/** Parts of a payment that lead to no person; a card is money, and all else is what providers were told. */
const plainParts = [
  'type',
  'amount',
  'currency',
  'breakdown',
] as const satisfies readonly (keyof OrderRequest['payment'])[];

/** Orders that lose their data in one statement. */
const portion = 200;

/** The order has come to its end, and nobody needs to know any more where it goes. */
const isDone = sql<boolean>`(
  state in ('failed', 'expired', 'cancelled') or order_status in ('DELIVERED', 'FAILED')
)`;

/**
 * Takes the personal data out of a portion of the orders that a condition finds, with what their customers wrote of
 * them; those that others work on are left.
 */
async function erasePortion(db: Kysely<Tables>, condition: RawBuilder<boolean>): Promise<number> {
  const parts = sql.join(plainParts.map((part) => sql`${part}`));
  const { rows } = await sql<{ readonly erased: string }>`
    with erased as (
    update order_intent set
      request = jsonb_set(
        request || jsonb_build_object('customer', ${toJson(nobody)}::jsonb),
        '{payment}',
        (
          select coalesce(jsonb_object_agg(part.key, part.value), '{}'::jsonb)
          from jsonb_each(request->'payment') part
          where part.key = any(array[${parts}]::text[])
        )
      ) #- '{loyalty,loyaltyProviderAuthToken}',
      erased_at = present_moment(),
      updated_at = present_moment()
    where transaction_id in (
      select transaction_id from order_intent
      where erased_at is null and ${condition}
      limit ${portion} for update skip locked
    )
    returning transaction_id
    ), rating as (
      update order_rating set words = null
      where transaction_id in (select transaction_id from erased)
    ), follower as (
      delete from order_follower where transaction_id in (select transaction_id from erased)
    ), problem as (
      update order_problem set words = null
      where transaction_id in (select transaction_id from erased)
    )
    select count(*)::text as erased from erased`.execute(db);
  return Number(rows[0]?.erased ?? 0);
}

async function eraseAll(db: Kysely<Tables>, condition: RawBuilder<boolean>): Promise<void> {
  while ((await erasePortion(db, condition)) === portion);
}

/** Takes the personal data out of the orders of an account: now where they are done, else as soon as they are [SEC-42]. */
export async function eraseOrdersOf(db: Kysely<Tables>, accountId: string): Promise<void> {
  await db
    .updateTable('order_intent')
    .set({ is_erasure_asked: true })
    .where('account_id', '=', accountId)
    .where('erased_at', 'is', null)
    .execute();
  await eraseAll(db, sql<boolean>`account_id = ${accountId} and ${isDone}`);
}

const ago = (milliseconds: number): RawBuilder<Date> =>
  sql`present_moment() - ${milliseconds}::bigint * interval '1 millisecond'`;

/**
 * Takes name, phone, email, address and notes out of a market's orders whose time is over, out of attempts that became
 * none, and out of what somebody asked for that is done meanwhile. Items and sums stay [SEC-42].
 */
export async function eraseOrders(
  db: Kysely<Tables>,
  market: string,
  { orderLifeMs, attemptLifeMs }: Manifest['personalData'],
): Promise<void> {
  for (const condition of [
    sql<boolean>`placed_at is not null and placed_at <= ${ago(orderLifeMs)}`,
    sql<boolean>`placed_at is null and created_at <= ${ago(attemptLifeMs)}`,
    sql<boolean>`is_erasure_asked and ${isDone}`,
  ]) {
    await eraseAll(db, sql<boolean>`market = ${market} and ${condition}`);
  }
}
