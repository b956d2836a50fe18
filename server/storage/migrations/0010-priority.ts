import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Places among the priority orders of a hut. */
export const priority: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('priority_reservation')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('sector', 'text', (column) => column.notNull())
      .addColumn('hut_id', 'text', (column) => column.notNull())
      .addColumn('transaction_id', 'text', (column) =>
        column.references('order_intent.transaction_id'),
      )
      .addColumn('is_used', 'boolean', (column) => column.notNull().defaultTo(sql`false`))
      .addColumn('reserved_at', 'timestamptz', (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('priority_reservation_of_hut')
      .on('priority_reservation')
      .columns(['sector', 'hut_id', 'reserved_at'])
      .execute();
    await db.schema
      .createIndex('priority_reservation_of_order')
      .on('priority_reservation')
      .column('transaction_id')
      .execute();
  },
};
