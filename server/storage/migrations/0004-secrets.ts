import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Secrets that an installation makes for itself where its environment gives none. */
export const secrets: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('installation_secret')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('secret', 'text', (column) => column.notNull())
      .execute();
  },
};
