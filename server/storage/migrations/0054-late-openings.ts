import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Until when a gateway that never answered is asked whether it has acted since [TRK-38]. */
export const lateOpenings: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table order_intent add column watched_until timestamptz`.execute(db);
    await sql`create index order_intent_watched on order_intent (watched_until)
      where watched_until is not null`.execute(db);
  },
};
