import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One table for all rate limits in the place of counters that every area kept for itself, and whose what is held is. */
export const rateLimits: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('rate_limit')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('rate_limit_end').on('rate_limit').column('ends_at').execute();
    await db.schema
      .createTable('unpaid_order')
      .addColumn('transaction_id', 'text', (column) =>
        column.notNull().references('order_intent.transaction_id').onDelete('cascade'),
      )
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('unpaid_order_pkey', ['transaction_id', 'key'])
      .execute();
    await db.schema
      .createIndex('unpaid_order_key')
      .on('unpaid_order')
      .columns(['key', 'at'])
      .execute();
    await db.schema.alterTable('priority_reservation').addColumn('caller_key', 'text').execute();
    await db.schema.alterTable('order_intent').addColumn('secret_digest', 'text').execute();
    await db.schema
      .createIndex('order_intent_secret')
      .on('order_intent')
      .column('secret_digest')
      .execute();
    await db.schema.dropTable('vain_try').execute();
    await db.schema.alterTable('gift_card_account').dropColumn('wrong_pins').execute();
  },
};
