import type { InsertObject, Kysely, Selectable, UpdateObject } from 'kysely';
import type { Identity } from '../../core/server-half/sign-in-accounts.ts';
import type { AccountTable } from '../storage/account-tables.ts';
import { presentMoment } from '../storage/moments.ts';
import type { Tables } from '../storage/tables.ts';

/** An account as it was read. */
export type AccountRow = Selectable<AccountTable>;

/** Where a customer is written to: the address that signs in, else the one that they have given. */
export const emailOf = ({
  email,
  contact_email: given,
}: Pick<AccountRow, 'email' | 'contact_email'>): string | null => email ?? given;

/** The column that an identity is found in. */
export const columnOf = { email: 'email', phone: 'sign_in_phone' } as const satisfies Readonly<
  Record<Identity['of'], keyof AccountTable>
>;

/** The account that an identity has in a market. */
export const findByIdentity = (
  db: Kysely<Tables>,
  market: string,
  { of, value }: Identity,
): Promise<AccountRow | undefined> =>
  db
    .selectFrom('account')
    .selectAll()
    .where('market', '=', market)
    .where(columnOf[of], '=', value)
    .executeTakeFirst();

/** The identities of an account. */
export const identitiesOf = ({
  email,
  sign_in_phone: phone,
}: Pick<AccountRow, 'email' | 'sign_in_phone'>): readonly Identity[] => [
  ...(email === null ? [] : [{ of: 'email' as const, value: email }]),
  ...(phone === null ? [] : [{ of: 'phone' as const, value: phone }]),
];

export const findAccount = (db: Kysely<Tables>, id: string): Promise<AccountRow | undefined> =>
  db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();

/** Stores a new account; undefined when its identity has one already. */
export const insertAccount = (
  db: Kysely<Tables>,
  account: InsertObject<Tables, 'account'>,
): Promise<AccountRow | undefined> =>
  db
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
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
