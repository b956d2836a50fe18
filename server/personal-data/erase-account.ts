import type { Kysely } from 'kysely';
import type { PluginRecords } from '../plugins/plugin-records.ts';
import { eraseOrdersOf } from '../orders/erase-orders.ts';
import type { Tables } from '../storage/tables.ts';
import { type AccountRow, identitiesOf } from '../accounts/account-repository.ts';
import { dropCodes } from '../accounts/one-time-codes.ts';

/** What an account is erased with. */
interface Eraser {
  readonly db: Kysely<Tables>;
  readonly tokenSecret: string;
  readonly records: Pick<PluginRecords, 'forget'>;
}

/**
 * Deletes an account with everything that leads to its owner: sessions, codes, letters, points, what plugins keep, and the
 * personal data of its orders; one that is on its way keeps what its hut needs until it is done. The orders stay with their sums, as
 * nobody's [SEC-42].
 * @returns the account as it was; undefined when it is gone already
 */
export const eraseAccount = ({ db, tokenSecret, records }: Eraser, id: string) =>
  db.transaction().execute(async (tx): Promise<AccountRow | undefined> => {
    // Before the orders: no new one of the account can be stored from here on.
    const account = await tx
      .selectFrom('account')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!account) return undefined;
    await eraseOrdersOf(tx, id);
    const { market } = account;
    for (const identity of identitiesOf(account)) {
      await dropCodes({ db: tx, tokenSecret }, market, identity);
      for (const letters of ['letter', 'sent_mail'] as const) {
        await tx
          .deleteFrom(letters)
          .where('market', '=', market)
          .where('recipient', '=', identity.value)
          .execute();
      }
    }
    await records.forget(tx, account);
    await tx.deleteFrom('account').where('id', '=', id).execute();
    return account;
  });
