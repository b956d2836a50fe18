import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What is owed at the gateway, kept with the order that owes it. */
export const money: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('order_intent')
      .addColumn('gateway', 'text')
      .addColumn('money', 'text', (column) => column.notNull().defaultTo('none'))
      .addColumn('claimed_until', 'timestamptz')
      .addColumn('caller_key_until', 'timestamptz')
      .execute();
    await db.schema
      .alterTable('order_intent')
      .addCheckConstraint(
        'order_intent_money',
        sql`money in ('none', 'open', 'capture-due', 'captured', 'void-due', 'voided', 'refund-due', 'refunded')`,
      )
      .execute();
    await sql`create index order_intent_money_due on order_intent (money) where money in ('capture-due', 'void-due', 'refund-due')`.execute(
      db,
    );
    await sql`create index order_intent_unsettled on order_intent (expires_at) where state in ('created', 'authorising', 'authorised', 'placing')`.execute(
      db,
    );
  },
};
