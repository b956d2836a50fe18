import type { InsertObject, Kysely, Selectable, UpdateObject } from 'kysely';
import type { AccountTable } from '../storage/account-tables.ts';
import { presentMoment } from '../storage/moments.ts';
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
  account: InsertObject<Tables, 'account'>,
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
  change: UpdateObject<Tables, 'account'>,
): Promise<AccountRow | undefined> =>
  db
    .updateTable('account')
    .set({ ...change, updated_at: presentMoment })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
