import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Orders are found by the email address and the phone number of their customer, and listed by hut, the newest first. */
export const orderSearch: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index order_intent_email on order_intent
      (lower(request -> 'customer' ->> 'email'))`.execute(db);
    await sql`create index order_intent_phone on order_intent
      (right(regexp_replace(request -> 'customer' ->> 'phone', '\\D', '', 'g'), 9))`.execute(db);
    await sql`create index order_intent_placed on order_intent (market, placed_at desc)
      where placed_at is not null`.execute(db);
  },
};
