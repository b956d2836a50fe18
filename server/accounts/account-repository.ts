import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { AccountTable } from '../storage/account-tables.ts';
import type { Tables } from '../storage/tables.ts';

/** An account as it was read. */
export type AccountRow = Selectable<AccountTable>;

/** The account an email address has in a market. */
export const findByEmail = (
  db: Kysely<Tables>,
  market: string,
  email: string,
): Promise<AccountRow | undefined> =>
  db
    .selectFrom('account')
    .selectAll()
    .where('market', '=', market)
    .where('email', '=', email)
    .executeTakeFirst();

export const findAccount = (db: Kysely<Tables>, id: string): Promise<AccountRow | undefined> =>
  db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();

/** Stores a new account; undefined when the email address has one already. */
export const insertAccount = (
  db: Kysely<Tables>,
  account: Insertable<AccountTable>,
): Promise<AccountRow | undefined> =>
  db
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.columns(['market', 'email']).doNothing())
    .returningAll()
    .executeTakeFirst();

/** Changes an account; undefined when it is gone. */
export const updateAccount = (
  db: Kysely<Tables>,
  id: string,
  change: Updateable<AccountTable>,
): Promise<AccountRow | undefined> =>
  db
    .updateTable('account')
    .set({ ...change, updated_at: new Date() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** Deletes an account with its sessions and codes; its orders stay, as nobody's. */
export const deleteAccount = (db: Kysely<Tables>, id: string): Promise<AccountRow | undefined> =>
  db.deleteFrom('account').where('id', '=', id).returningAll().executeTakeFirst();
