import { createHmac, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { ProblemError } from '../shell/problem-error.ts';
import { hasCome, momentIn } from '../storage/moments.ts';
import type { Tables } from '../storage/tables.ts';
import { isSameText } from './secret-digests.ts';

/** What codes are made and checked with. */
export interface MailedCodes {
  readonly db: Kysely<Tables>;
  readonly tokenSecret: string;
  readonly settings: Manifest['identity']['resetCode'];
}

/** What a code allows, and to whom. */
export interface CodeSubject {
  readonly of: 'reset' | 'sign-up';
  readonly market: string;
  readonly email: string;
}

/** Sets a new password. */
export const resetOf = (market: string, email: string): CodeSubject => ({
  of: 'reset',
  market,
  email,
});

/** Makes an account. */
export const signUpOf = (market: string, email: string): CodeSubject => ({
  of: 'sign-up',
  market,
  email,
});

const sealed = (secret: string, parts: readonly string[]): string =>
  createHmac('sha256', secret).update(parts.join(' ')).digest('base64url');

/** The key a code is found by, which tells nobody whose it is. */
const keyOf = (secret: string, { of, market, email }: CodeSubject): string =>
  sealed(secret, ['about', of, market, email]);

/** A code is short: its digest needs our secret, and is bound to what the code is about. */
const digestOf = (secret: string, { of, market, email }: CodeSubject, code: string): string =>
  sealed(secret, ['code', of, market, email, code]);

/** Makes a code about a subject; one from before is good no more. */
export async function newCode(
  { db, tokenSecret, settings }: MailedCodes,
  subject: CodeSubject,
): Promise<string> {
  const { digits, lifeMs } = settings;
  const code = `${randomInt(10 ** digits)}`.padStart(digits, '0');
  const row = {
    code_hash: digestOf(tokenSecret, subject, code),
    wrong_tries: 0,
    ends_at: momentIn(lifeMs),
  };
  await db
    .insertInto('mailed_code')
    .values({ subject: keyOf(tokenSecret, subject), ...row })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(row))
    .execute();
  return code;
}

/** 400 for a code that is not the one that was sent. */
export const mismatch = (): ProblemError =>
  new ProblemError(400, 'CodeMismatchException', 'The code does not match.');

const expired = (): ProblemError =>
  new ProblemError(400, 'ExpiredCodeException', 'The code has expired.');

/** What came of a code: good ones are used up by it. */
type Verdict = 'good' | 'wrong' | 'over';

/**
 * Uses a code up [ACC-31].
 * @param change what the code allows; code and change are of one transaction, so that neither is without the other
 * @throws ProblemError 400 CodeMismatchException for a wrong code or none, ExpiredCodeException for one whose time or
 * tries are over
 */
export async function spendCode(
  { db, tokenSecret, settings }: MailedCodes,
  subject: CodeSubject,
  code: string,
  change: (tx: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  const key = keyOf(tokenSecret, subject);
  const verdict = await db.transaction().execute(async (tx): Promise<Verdict> => {
    const row = await tx
      .selectFrom('mailed_code')
      .selectAll()
      .select(hasCome('ends_at').as('is_over'))
      .where('subject', '=', key)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return 'wrong';
    if (row.is_over || row.wrong_tries >= settings.tries) return 'over';
    if (!isSameText(row.code_hash, digestOf(tokenSecret, subject, code))) {
      await tx
        .updateTable('mailed_code')
        .set({ wrong_tries: row.wrong_tries + 1 })
        .where('subject', '=', key)
        .execute();
      return 'wrong';
    }
    await tx.deleteFrom('mailed_code').where('subject', '=', key).execute();
    await change(tx);
    return 'good';
  });
  if (verdict === 'wrong') throw mismatch();
  if (verdict === 'over') throw expired();
}

/** Drops the codes about an email address. */
export const dropCodes = async (
  { db, tokenSecret }: Pick<MailedCodes, 'db' | 'tokenSecret'>,
  market: string,
  email: string,
): Promise<void> => {
  const keys = [resetOf(market, email), signUpOf(market, email)].map((subject) =>
    keyOf(tokenSecret, subject),
  );
  await db.deleteFrom('mailed_code').where('subject', 'in', keys).execute();
};
