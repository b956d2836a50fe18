import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who asked to be told how an order goes, and ways besides mail to tell them [SHP-32]. */
export const orderFollowers: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('order_follower')
      .addColumn('transaction_id', 'text', (column) =>
        column.notNull().references('order_name.transaction_id').onDelete('cascade'),
      )
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('subscription', 'jsonb')
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`present_moment()`))
      .addPrimaryKeyConstraint('order_follower_key', ['transaction_id', 'id'])
      .execute();
    await db.schema
      .createIndex('order_follower_pushed')
      .on('order_follower')
      .column('id')
      .where(sql.ref('subscription'), 'is not', null)
      .execute();
    await db.schema
      .alterTable('letter')
      .addColumn('way', 'text', (column) =>
        column
          .notNull()
          .defaultTo('mail')
          .check(sql`way in ('mail', 'push', 'text')`),
      )
      .execute();
  },
};
