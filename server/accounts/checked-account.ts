import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Identity } from '../../core/server-half/sign-in-accounts.ts';
import { presentMoment } from '../storage/moments.ts';
import type { Tables } from '../storage/tables.ts';
import { columnOf, insertAccount } from './account-repository.ts';
import { dropCodes } from './one-time-codes.ts';
import { endSessions } from './sessions.ts';

/** An identity in a market, with the language of its owner. */
interface MarketIdentity {
  readonly market: string;
  readonly identity: Identity;
  readonly language: string | undefined;
}

/** What an account is stored with for its identity; a phone number is kept only once it is checked. */
export const identityColumns = ({ of, value }: Identity, isChecked: boolean) =>
  of === 'email'
    ? { email: value, ...(isChecked && { email_checked_at: presentMoment }) }
    : { sign_in_phone: value, phone: value };

/**
 * The account of an identity that its owner has shown to be theirs; a new one where there is none. Whoever made it without
 * showing that is shut out: their password, sessions and codes go [GTW-35].
 * @returns its id
 */
export const checkedAccount = (
  { db, tokenSecret }: { readonly db: Kysely<Tables>; readonly tokenSecret: string },
  { market, identity, language }: MarketIdentity,
): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const id = randomUUID();
    const columns = identityColumns(identity, true);
    if (await insertAccount(tx, { id, market, language: language ?? null, ...columns })) return id;
    const known = await tx
      .selectFrom('account')
      .select(['id', 'email_checked_at'])
      .where('market', '=', market)
      .where(columnOf[identity.of], '=', identity.value)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (identity.of === 'phone' || known.email_checked_at !== null) return known.id;
    await tx
      .updateTable('account')
      .set({ password_hash: null, email_checked_at: presentMoment })
      .where('id', '=', known.id)
      .execute();
    await endSessions(tx, known.id);
    await dropCodes({ db: tx, tokenSecret }, market, identity);
    return known.id;
  });
