import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Members, their points and what moved them, what orders use and earn of them, and codes to show in a hut. */
export const loyalty: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('loyalty_account')
      .addColumn('account_id', 'text', (column) =>
        column.primaryKey().references('account.id').onDelete('cascade'),
      )
      .addColumn('market', 'text', (column) => column.notNull())
      .addColumn('mobile_key', 'text')
      .addColumn('document', 'jsonb', (column) => column.notNull())
      .addColumn('balance', 'integer', (column) =>
        column
          .notNull()
          .defaultTo(0)
          .check(sql`balance >= 0`),
      )
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute();
    await db.schema
      .createIndex('loyalty_account_of_mobile')
      .on('loyalty_account')
      .columns(['market', 'mobile_key'])
      .execute();

    await db.schema
      .createTable('loyalty_entry')
      .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('loyalty_account.account_id').onDelete('cascade'),
      )
      .addColumn('transaction_id', 'text', (column) =>
        column.references('order_intent.transaction_id'),
      )
      .addColumn('cause', 'text', (column) =>
        column.notNull().check(sql`cause in ('used', 'given-back', 'earned', 'taken-back')`),
      )
      .addColumn('points', 'integer', (column) => column.notNull().check(sql`points <> 0`))
      .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute();
    await db.schema
      .createIndex('loyalty_entry_of_account')
      .on('loyalty_entry')
      .columns(['account_id', 'id'])
      .execute();

    await db.schema
      .createTable('loyalty_use')
      .addColumn('transaction_id', 'text', (column) =>
        column.primaryKey().references('order_intent.transaction_id'),
      )
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('loyalty_account.account_id').onDelete('cascade'),
      )
      .addColumn('used', 'integer', (column) => column.notNull().check(sql`used >= 0`))
      .addColumn('earned', 'integer', (column) => column.notNull().check(sql`earned >= 0`))
      .addColumn('balance_before', 'integer')
      .addColumn('state', 'text', (column) =>
        column.notNull().check(sql`state in ('held', 'taken', 'released')`),
      )
      .addColumn('changed_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute();

    await db.schema
      .createTable('loyalty_code')
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('loyalty_account.account_id').onDelete('cascade'),
      )
      .addColumn('redeemable_id', 'text', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull().unique())
      .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addPrimaryKeyConstraint('loyalty_code_pkey', ['account_id', 'redeemable_id'])
      .execute();
  },
};
