import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Vouchers and gift cards, and the books of what orders use of them. */
export const credit: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('voucher')
      .addColumn('sector', 'text', (column) => column.notNull())
      .addColumn('code_key', 'text', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('document', 'jsonb', (column) => column.notNull())
      .addPrimaryKeyConstraint('voucher_pkey', ['sector', 'code_key'])
      .execute();
    await db.schema
      .createTable('gift_card')
      .addColumn('market', 'text', (column) => column.notNull())
      .addColumn('card_key', 'text', (column) => column.notNull())
      .addColumn('document', 'jsonb', (column) => column.notNull())
      .addPrimaryKeyConstraint('gift_card_pkey', ['market', 'card_key'])
      .execute();

    await db.schema
      .createTable('voucher_count')
      .addColumn('market', 'text', (column) => column.notNull())
      .addColumn('code_key', 'text', (column) => column.notNull())
      .addColumn('used', 'integer', (column) => column.notNull().check(sql`used >= 0`))
      .addPrimaryKeyConstraint('voucher_count_pkey', ['market', 'code_key'])
      .execute();
    await db.schema
      .createTable('gift_card_account')
      .addColumn('market', 'text', (column) => column.notNull())
      .addColumn('card_key', 'text', (column) => column.notNull())
      .addColumn('spent_minor', 'bigint', (column) =>
        column
          .notNull()
          .defaultTo(0)
          .check(sql`spent_minor >= 0`),
      )
      .addColumn('wrong_pins', 'integer', (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('gift_card_account_pkey', ['market', 'card_key'])
      .execute();

    for (const [table, key] of [
      ['voucher_use', 'code_key'],
      ['gift_card_use', 'card_key'],
    ] as const) {
      await db.schema
        .createTable(table)
        .addColumn('transaction_id', 'text', (column) =>
          column.primaryKey().references('order_intent.transaction_id'),
        )
        .addColumn('market', 'text', (column) => column.notNull())
        .addColumn(key, 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) =>
          column.notNull().check(sql`state in ('held', 'taken', 'released')`),
        )
        .addColumn('changed_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .execute();
    }
    await db.schema
      .alterTable('gift_card_use')
      .addColumn('amount_minor', 'bigint', (column) =>
        column.notNull().check(sql`amount_minor > 0`),
      )
      .execute();
  },
};
