import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Published versions of the markets, with each file's content stored once. */
export const marketVersions: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('market_version')
      .addColumn('number', 'integer', (column) => column.primaryKey())
      .addColumn('published_at', 'timestamptz', (column) =>
        column.notNull().defaultTo(sql`present_moment()`),
      )
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('plan', 'text', (column) => column.notNull())
      .addColumn('restores', 'integer', (column) => column.references('market_version.number'))
      .execute();
    await db.schema
      .createTable('market_file')
      .addColumn('digest', 'text', (column) => column.primaryKey())
      .addColumn('content', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('market_version_file')
      .addColumn('version', 'integer', (column) =>
        column.notNull().references('market_version.number'),
      )
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull().references('market_file.digest'))
      .addPrimaryKeyConstraint('market_version_file_pkey', ['version', 'path'])
      .execute();
  },
};
