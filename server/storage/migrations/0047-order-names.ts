import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The names by which orders are found, a row an order. Orders themselves are parted by time, where no key can hold for
 * all of them: here it does [OPS-26]. What is older than any call that is under way is named while orders are taken.
 */
export const orderNames: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // Collated by bytes, so that the beginning of a name is found by its index.
    await sql`
      create table order_name (
        transaction_id text not null,
        order_id text collate "C" not null,
        customer_order_reference text collate "C" not null,
        caller_key text,
        caller_key_until timestamptz,
        secret_digest text,
        created_at timestamptz not null
      )`.execute(db);
    // A key with an end has had it by now.
    await sql`
      insert into order_name
      select transaction_id, order_id, customer_order_reference,
        case when caller_key_until is null then caller_key end, null, secret_digest, created_at
      from order_intent where created_at < present_moment() - interval '1 hour'`.execute(db);
    for (const name of ['transaction_id', 'order_id', 'customer_order_reference', 'caller_key']) {
      await sql`create unique index ${sql.raw(`order_name_${name}`)} on order_name (${sql.ref(name)})`.execute(
        db,
      );
    }
    await sql`
      create index order_name_secret on order_name (secret_digest, created_at)
      where secret_digest is not null`.execute(db);
  },
};
