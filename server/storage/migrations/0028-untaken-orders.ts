import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Placed orders that the point of sale of their hut has yet to take. */
export const untakenOrders: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('untaken_order')
      .addColumn('order_id', 'text', (column) => column.primaryKey())
      .addColumn('transaction_id', 'text', (column) => column.notNull())
      .addColumn('sector', 'text', (column) => column.notNull())
      .addColumn('hut_id', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('handed_at', 'timestamptz', (column) =>
        column.notNull().defaultTo(sql`present_moment()`),
      )
      .addColumn('due_at', 'timestamptz', (column) =>
        column.notNull().defaultTo(sql`present_moment()`),
      )
      .addColumn('told_at', 'timestamptz')
      .execute();
    await db.schema.createIndex('untaken_order_due').on('untaken_order').column('due_at').execute();
  },
};
