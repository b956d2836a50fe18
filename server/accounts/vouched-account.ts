import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { presentMoment } from '../storage/moments.ts';
import type { Tables } from '../storage/tables.ts';
import { insertAccount } from './account-repository.ts';
import { dropCodes } from './mailed-codes.ts';
import { endSessions } from './sessions.ts';

/** An email address that a provider vouches for. */
export interface Vouched {
  readonly market: string;
  readonly email: string;
  readonly language: string | null;
}

/**
 * The account of an email address that a provider vouches for; a new one where there is none. Whoever made it without
 * showing that the address is theirs is shut out: their password, sessions and codes go [GTW-35].
 * @returns its id
 */
export const vouchedAccount = (
  { db, tokenSecret }: { readonly db: Kysely<Tables>; readonly tokenSecret: string },
  { market, email, language }: Vouched,
): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const id = randomUUID();
    const checked = { email_checked_at: presentMoment };
    if (await insertAccount(tx, { id, market, email, language, ...checked })) return id;
    const known = await tx
      .selectFrom('account')
      .select(['id', 'email_checked_at'])
      .where('market', '=', market)
      .where('email', '=', email)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (known.email_checked_at !== null) return known.id;
    await tx
      .updateTable('account')
      .set({ password_hash: null, ...checked })
      .where('id', '=', known.id)
      .execute();
    await endSessions(tx, known.id);
    await dropCodes({ db: tx, tokenSecret }, market, email);
    return known.id;
  });
