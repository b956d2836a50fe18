import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Checked email addresses, sessions whose refresh tokens turn, codes about anybody, and the end of personal data. */
export const personalData: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('account').addColumn('email_checked_at', 'timestamptz').execute();
    await turnSessions(db);
    await mailCodes(db);
    await eraseOrders(db);
  },
};

async function turnSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('account_session')
    .addColumn('previous_hash', 'text')
    .addColumn('turned_at', 'timestamptz')
    .addColumn('turn', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('heard_turn', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('seen_at', 'timestamptz', (column) =>
      column.notNull().defaultTo(sql`present_moment()`),
    )
    .addColumn('browser', 'text')
    .addColumn('platform', 'text')
    .execute();
}

/** A code is about an email address, since whoever signs up has no account yet. One on its way is good no more. */
async function mailCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mailed_code')
    .addColumn('subject', 'text', (column) => column.primaryKey())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('wrong_tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('mailed_code_end').on('mailed_code').column('ends_at').execute();
  await db.schema.dropTable('reset_code').execute();
}

async function eraseOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('order_intent')
    .addColumn('erased_at', 'timestamptz')
    .addColumn('is_erasure_asked', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
  await sql`create index order_intent_to_erase on order_intent (market, placed_at)
    where erased_at is null and placed_at is not null`.execute(db);
  await sql`create index order_attempt_to_erase on order_intent (market, created_at)
    where erased_at is null and placed_at is null`.execute(db);
  await sql`create index account_session_end on account_session (ends_at)`.execute(db);
  await sql`create index order_intent_erasure_asked on order_intent (market)
    where erased_at is null and is_erasure_asked`.execute(db);
}
