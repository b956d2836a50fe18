import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What an account's end, and the clearing away of what is over, look for. */
export const accountIndexes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createIndex('loyalty_use_of_account')
      .on('loyalty_use')
      .column('account_id')
      .execute();
    await db.schema
      .createIndex('sign_in_code_of_account')
      .on('sign_in_code')
      .column('account_id')
      .execute();
    await db.schema.createIndex('sign_in_code_end').on('sign_in_code').column('ends_at').execute();
    await db.schema.createIndex('vain_try_end').on('vain_try').column('ends_at').execute();
    await db.schema.createIndex('sent_mail_at').on('sent_mail').columns(['market', 'at']).execute();
  },
};
