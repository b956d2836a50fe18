import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the owners of accounts keep to have it again [SHP-26]. */
export const favourites: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('account_favourite')
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('account.id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('document', 'jsonb', (column) => column.notNull())
      .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`present_moment()`))
      .addPrimaryKeyConstraint('account_favourite_key', ['account_id', 'kind', 'id'])
      .execute();
  },
};
