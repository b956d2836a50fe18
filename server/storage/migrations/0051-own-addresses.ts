import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The addresses of accounts, and the way of paying that their checkouts begin with [SHP-34]. */
export const ownAddresses: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('account_address')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('account.id').onDelete('cascade'),
      )
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('address', 'jsonb')
      .addColumn('instructions', 'text')
      .addColumn('is_preferred', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('created_at', 'timestamptz', (column) =>
        column.notNull().defaultTo(sql`present_moment()`),
      )
      .addColumn('updated_at', 'timestamptz', (column) =>
        column.notNull().defaultTo(sql`present_moment()`),
      )
      .addUniqueConstraint('account_address_digest', ['account_id', 'digest'])
      .execute();
    await sql`
      create unique index account_address_preferred on account_address (account_id)
      where is_preferred`.execute(db);
    await db.schema
      .createTable('account_payment')
      .addColumn('account_id', 'text', (column) =>
        column.primaryKey().references('account.id').onDelete('cascade'),
      )
      .addColumn('payment_type', 'text')
      .addColumn('chosen_at', 'timestamptz', (column) =>
        column.notNull().defaultTo(sql`present_moment()`),
      )
      .execute();
  },
};
