import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Accounts, their sessions and codes, kept mail, and whose an order is. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createAccounts(db);
    await createCodes(db);
    await db.schema
      .createTable('sent_mail')
      .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('market', 'text', (column) => column.notNull())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute();
    await db.schema
      .createIndex('sent_mail_of_recipient')
      .on('sent_mail')
      .columns(['recipient', 'id'])
      .execute();

    await db.schema
      .alterTable('order_intent')
      .addColumn('account_id', 'text', (column) =>
        column.references('account.id').onDelete('set null'),
      )
      .execute();
    await db.schema
      .createIndex('order_intent_of_account')
      .on('order_intent')
      .columns(['account_id', 'placed_at'])
      .execute();
  },
};

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('market', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('password_hash', 'text')
    .addColumn('language', 'text')
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('phone', 'text')
    .addColumn('date_of_birth', 'text')
    .addColumn('marketing_email', 'boolean')
    .addColumn('marketing_sms', 'boolean')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addUniqueConstraint('account_email', ['market', 'email'])
    .execute();
  await db.schema
    .createTable('account_session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('refresh_hash', 'text', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('account_session_of_account')
    .on('account_session')
    .column('account_id')
    .execute();
}

async function createCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reset_code')
    .addColumn('account_id', 'text', (column) =>
      column.primaryKey().references('account.id').onDelete('cascade'),
    )
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('wrong_tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sign_in_code')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('challenge', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('vain_try')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    .execute();
}
