import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where the tables of plugins are, and when their jobs are due. */
export const plugins: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('plugin_space')
      .addColumn('plugin', 'text', (column) => column.primaryKey())
      .addColumn('schema_name', 'text', (column) => column.notNull().unique())
      .addColumn('role_name', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('plugin_job')
      .addColumn('plugin', 'text', (column) => column.notNull())
      .addColumn('market', 'text', (column) => column.notNull())
      .addColumn('job', 'text', (column) => column.notNull())
      .addColumn('due_at', 'timestamptz', (column) => column.notNull())
      .addColumn('holder', 'text')
      .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('plugin_job_key', ['plugin', 'market', 'job'])
      .execute();
  },
};
