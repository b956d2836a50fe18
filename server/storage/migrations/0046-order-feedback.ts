import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const now = sql`present_moment()`;

/** What customers say of their orders [SHP-30]. */
export const orderFeedback: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('order_rating')
      .addColumn('transaction_id', 'text', (column) =>
        column.primaryKey().references('order_intent.transaction_id').onDelete('cascade'),
      )
      .addColumn('stars', 'integer', (column) => column.notNull().check(sql`stars between 1 and 5`))
      .addColumn('words', 'text')
      .addColumn('dishes', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'::jsonb`))
      .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(now))
      .execute();
    await db.schema
      .createTable('order_problem')
      .addColumn('transaction_id', 'text', (column) =>
        column.notNull().references('order_intent.transaction_id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('words', 'text')
      .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(now))
      .addPrimaryKeyConstraint('order_problem_key', ['transaction_id', 'kind'])
      .execute();
  },
};
