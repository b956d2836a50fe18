import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Drafts of the markets, whose files are kept with those of versions. */
export const marketDrafts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('market_draft')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'timestamptz', (column) =>
        column.notNull().defaultTo(sql`present_moment()`),
      )
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('market_draft_file')
      .addColumn('draft', 'text', (column) =>
        column.notNull().references('market_draft.id').onDelete('cascade'),
      )
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull().references('market_file.digest'))
      .addPrimaryKeyConstraint('market_draft_file_pkey', ['draft', 'path'])
      .execute();
  },
};
