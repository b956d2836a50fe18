import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What gateways want to be told again, and what the sandbox took and gave back in part. */
export const gatewayMemory: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('order_intent')
      .addColumn('gateway_memory', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'`))
      .execute();
    await db.schema
      .alterTable('gateway_payment')
      .addColumn('captured_minor', 'integer')
      .addColumn('refunds', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'`))
      .execute();
    await sql`update gateway_payment set captured_minor = amount_minor where status in ('captured', 'refunded')`.execute(
      db,
    );
    await sql`update gateway_payment set refunds = jsonb_build_object('whole', amount_minor) where status = 'refunded'`.execute(
      db,
    );
  },
};
