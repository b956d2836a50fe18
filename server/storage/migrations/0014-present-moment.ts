import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Columns that the database fills in with the moment of their row. */
const filledIn: readonly (readonly [table: string, column: string])[] = [
  ['account', 'created_at'],
  ['account', 'updated_at'],
  ['account_session', 'created_at'],
  ['catalogue_import', 'imported_at'],
  ['gateway_payment', 'created_at'],
  ['gateway_payment', 'updated_at'],
  ['gateway_payment_event', 'at'],
  ['gift_card_use', 'changed_at'],
  ['loyalty_account', 'created_at'],
  ['loyalty_code', 'at'],
  ['loyalty_entry', 'at'],
  ['loyalty_use', 'changed_at'],
  ['order_event', 'at'],
  ['order_intent', 'created_at'],
  ['order_intent', 'updated_at'],
  ['order_status_change', 'at'],
  ['provider_notification', 'received_at'],
  ['sent_mail', 'at'],
  ['voucher_use', 'changed_at'],
];

/** The one clock by which stored moments are written and compared, whichever process does it [SEC-45]. */
export const presentMoment: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // Stable, so that an index serves a comparison with it; in milliseconds, as moments are read.
    await sql`
      create function present_moment() returns timestamptz
      language sql stable parallel safe
      as $$ select date_trunc('milliseconds', statement_timestamp()) $$
    `.execute(db);
    for (const [table, column] of filledIn) {
      await db.schema
        .alterTable(table)
        .alterColumn(column, (change) => change.setDefault(sql`present_moment()`))
        .execute();
    }
  },
};
