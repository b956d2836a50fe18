import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Money that persons give back of orders. */
export const refunds: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('order_intent')
      .addColumn('refunded_minor', 'integer', (column) =>
        column
          .notNull()
          .defaultTo(0)
          .check(sql`refunded_minor >= 0 and refunded_minor <= due_minor`),
      )
      .execute();
    await db.schema
      .createTable('order_refund')
      .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('transaction_id', 'text', (column) =>
        column.notNull().references('order_intent.transaction_id'),
      )
      .addColumn('refund_key', 'text', (column) => column.notNull())
      .addColumn('amount_minor', 'integer', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'timestamptz', (column) =>
        column.notNull().defaultTo(sql`present_moment()`),
      )
      .addColumn('done_at', 'timestamptz')
      .addUniqueConstraint('order_refund_once', ['transaction_id', 'refund_key'])
      .addCheckConstraint('order_refund_amount', sql`amount_minor > 0`)
      .execute();
    await db.schema
      .createIndex('order_refund_due')
      .on('order_refund')
      .column('transaction_id')
      .where(sql.ref('done_at'), 'is', null)
      .execute();
  },
};
