import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A table that is written to and emptied again, to find out whether the database can be written to. */
export const writeCheck: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('write_check')
      .addColumn('filler', 'text', (column) => column.notNull())
      .execute();
    // A text that is kept as it is fills a page; one that is compressed would fill none.
    await sql`alter table write_check alter column filler set storage plain`.execute(db);
  },
};
