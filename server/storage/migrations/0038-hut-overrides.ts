import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const now = sql`present_moment()`;

/** What operators change at a hut for a while, from the console. */
export const hutOverrides: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('hut_override')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('market', 'text', (column) => column.notNull())
      .addColumn('sector', 'text', (column) => column.notNull())
      .addColumn('hut_id', 'text', (column) => column.notNull())
      .addColumn('override', 'jsonb', (column) => column.notNull())
      .addColumn('operator', 'text', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
      .addColumn('over_at', 'timestamptz')
      .addColumn('ended_at', 'timestamptz')
      .execute();
    await db.schema
      .createIndex('hut_override_open')
      .on('hut_override')
      .columns(['sector', 'hut_id'])
      .where(sql.ref('ended_at'), 'is', null)
      .execute();
  },
};
