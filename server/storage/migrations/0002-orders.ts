import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Order intents with their story, and what the sandbox gateway and kitchen remember. */
export const orders: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createOrderIntent(db);
    await createOrderRecords(db);
    await createSandbox(db);
  },
};

async function createOrderIntent(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_intent')
    .addColumn('transaction_id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull())
    .addColumn('customer_order_reference', 'text', (column) => column.notNull())
    .addColumn('caller_key', 'text')
    .addColumn('body_digest', 'text', (column) => column.notNull())
    .addColumn('market', 'text', (column) => column.notNull())
    .addColumn('sector', 'text', (column) => column.notNull())
    .addColumn('hut_id', 'text', (column) => column.notNull())
    .addColumn('disposition', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('payment_type', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('total_minor', 'integer', (column) => column.notNull())
    .addColumn('due_minor', 'integer', (column) => column.notNull())
    .addColumn('request', 'jsonb', (column) => column.notNull())
    .addColumn('priced', 'jsonb', (column) => column.notNull())
    .addColumn('answer', 'jsonb')
    .addColumn('is_test', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('order_status', 'text')
    .addColumn('accepted_at', 'timestamptz')
    .addColumn('eta', 'jsonb')
    .addColumn('placed_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addUniqueConstraint('order_intent_order_id', ['order_id'])
    .addUniqueConstraint('order_intent_customer_order_reference', ['customer_order_reference'])
    .addUniqueConstraint('order_intent_caller_key', ['caller_key'])
    .addCheckConstraint(
      'order_intent_state',
      sql`state in ('created', 'authorising', 'authorised', 'placing', 'placed', 'failed', 'expired', 'cancelled')`,
    )
    .execute();
  await db.schema
    .createIndex('order_intent_due')
    .on('order_intent')
    .columns(['state', 'expires_at'])
    .execute();
  await db.schema
    .createIndex('order_intent_of_hut')
    .on('order_intent')
    .columns(['sector', 'hut_id', 'order_status'])
    .execute();
}

async function createOrderRecords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_event')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('transaction_id', 'text', (column) =>
      column.notNull().references('order_intent.transaction_id'),
    )
    .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('detail', 'jsonb', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('order_event_of_intent')
    .on('order_event')
    .columns(['transaction_id', 'id'])
    .execute();

  await db.schema
    .createTable('order_status_change')
    .addColumn('transaction_id', 'text', (column) =>
      column.notNull().references('order_intent.transaction_id'),
    )
    .addColumn('order_status', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('order_status_change_pkey', ['transaction_id', 'order_status'])
    .execute();

  await db.schema
    .createTable('provider_notification')
    .addColumn('notification_id', 'text', (column) => column.primaryKey())
    .addColumn('transaction_id', 'text', (column) => column.notNull())
    .addColumn('received_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
}

async function createSandbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('gateway_payment')
    .addColumn('transaction_id', 'text', (column) => column.primaryKey())
    .addColumn('gateway', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('amount_minor', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('token', 'text')
    .addColumn('return_addresses', 'jsonb', (column) => column.notNull())
    .addColumn('card', 'jsonb')
    .addColumn('settle_at', 'timestamptz')
    .addColumn('outcome', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createIndex('gateway_payment_due')
    .on('gateway_payment')
    .columns(['settle_at'])
    .execute();

  await db.schema
    .createTable('gateway_payment_event')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('transaction_id', 'text', (column) =>
      column.notNull().references('gateway_payment.transaction_id'),
    )
    .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('detail', 'jsonb', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('gateway_payment_event_of_payment')
    .on('gateway_payment_event')
    .columns(['transaction_id', 'id'])
    .execute();

  await db.schema
    .createTable('kitchen_job')
    .addColumn('order_id', 'text', (column) => column.primaryKey())
    .addColumn('transaction_id', 'text', (column) => column.notNull())
    .addColumn('sector', 'text', (column) => column.notNull())
    .addColumn('hut_id', 'text', (column) => column.notNull())
    .addColumn('next_at', 'timestamptz', (column) => column.notNull())
    .addColumn('is_paused', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('kitchen_job_due').on('kitchen_job').columns(['next_at']).execute();
}
