import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Values that are taken once by a code. Codes of social sign-in were one kind of them, good for a minute. */
export const oneTimeValues: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.dropTable('sign_in_code').execute();
    await db.schema
      .createTable('one_time_value')
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('value', 'jsonb', (column) => column.notNull())
      .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('one_time_value_end')
      .on('one_time_value')
      .column('ends_at')
      .execute();
  },
};
