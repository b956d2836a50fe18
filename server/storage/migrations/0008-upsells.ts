import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What is suggested to go with a basket. */
export const upsells: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('upsell')
      .addColumn('sector', 'text', (column) => column.notNull())
      .addColumn('upsell_id', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('document', 'jsonb', (column) => column.notNull())
      .addPrimaryKeyConstraint('upsell_pkey', ['sector', 'upsell_id'])
      .execute();
  },
};
