import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The network address that a place among the priority orders was asked for from, as a digest. */
export const priorityAddresses: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('priority_reservation').addColumn('address_key', 'text').execute();
  },
};
