import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Accounts that sign in by phone, and whom a code is about, whatever it allows. */
export const signIn: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table account add column sign_in_phone text`.execute(db);
    await sql`create unique index account_sign_in_phone on account (market, sign_in_phone)`.execute(
      db,
    );
    await sql`alter table mailed_code add column about text`.execute(db);
    await sql`create index mailed_code_about on mailed_code (about)`.execute(db);
  },
};
