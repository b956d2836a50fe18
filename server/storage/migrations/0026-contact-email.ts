import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Email addresses that customers give who sign in by phone: many accounts may name the same one. */
export const contactEmail: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table account add column contact_email text`.execute(db);
  },
};
