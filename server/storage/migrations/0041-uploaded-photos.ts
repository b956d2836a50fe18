import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const now = sql`present_moment()`;

/** Photographs that operators put in place of drawings. */
export const uploadedPhotos: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('entry_photo')
      .addColumn('market', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('entry', 'text', (column) => column.notNull())
      .addColumn('photo', 'text', (column) => column.notNull().references('photo.id'))
      .addColumn('operator', 'text', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
      .addPrimaryKeyConstraint('entry_photo_key', ['market', 'kind', 'entry'])
      .execute();
  },
};
