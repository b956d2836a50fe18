import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where the drivers of orders that are on their way were last [SHP-33]. */
export const driverPositions: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('driver_position')
      .addColumn('transaction_id', 'text', (column) =>
        column.primaryKey().references('order_name.transaction_id').onDelete('cascade'),
      )
      .addColumn('latitude', 'double precision', (column) => column.notNull())
      .addColumn('longitude', 'double precision', (column) => column.notNull())
      .addColumn('minutes_left', 'integer')
      .addColumn('at', 'timestamptz', (column) => column.notNull())
      .addColumn('received_at', 'timestamptz', (column) =>
        column.notNull().defaultTo(sql`present_moment()`),
      )
      .execute();
    await db.schema
      .createIndex('driver_position_received')
      .on('driver_position')
      .column('received_at')
      .execute();
  },
};
