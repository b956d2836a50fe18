import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const now = sql`present_moment()`;

/** Photographs in place of drawings. */
export const photos: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('photo')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('source', 'bytea')
      .addColumn('taken_until', 'timestamptz')
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
      .execute();
    await db.schema
      .createTable('photo_size')
      .addColumn('photo', 'text', (column) => column.notNull().references('photo.id'))
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('body', 'bytea', (column) => column.notNull())
      .addPrimaryKeyConstraint('photo_size_key', ['photo', 'width'])
      .execute();
  },
};
