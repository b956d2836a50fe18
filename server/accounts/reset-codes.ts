import { createHmac, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Manifest } from '../../schemas/types.ts';
import { ProblemError } from '../shell/problem-error.ts';
import type { Tables } from '../storage/tables.ts';
import { isSameText } from './secret-digests.ts';

/** What codes are made and checked with. */
export interface ResetCodes {
  readonly db: Kysely<Tables>;
  readonly tokenSecret: string;
  readonly settings: Manifest['identity']['resetCode'];
  /** The present moment, in milliseconds. */
  readonly now: number;
}

/** A code is short: its digest needs our secret, and is bound to the account. */
const digestOf = (secret: string, accountId: string, code: string): string =>
  createHmac('sha256', secret).update(`reset ${accountId} ${code}`).digest('base64url');

/** Makes a code for an account; one from before is good no more. */
export async function newResetCode(
  { db, tokenSecret, settings, now }: ResetCodes,
  accountId: string,
): Promise<string> {
  const { digits, lifeMs } = settings;
  const code = `${randomInt(10 ** digits)}`.padStart(digits, '0');
  const row = {
    code_hash: digestOf(tokenSecret, accountId, code),
    wrong_tries: 0,
    ends_at: new Date(now + lifeMs),
  };
  await db
    .insertInto('reset_code')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
  return code;
}

const mismatch = (): ProblemError =>
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
export async function spendResetCode(
  { db, tokenSecret, settings, now }: ResetCodes,
  accountId: string,
  code: string,
  change: (tx: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  const verdict = await db.transaction().execute(async (tx): Promise<Verdict> => {
    const row = await tx
      .selectFrom('reset_code')
      .selectAll()
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return 'wrong';
    if (row.ends_at.getTime() <= now || row.wrong_tries >= settings.tries) return 'over';
    if (!isSameText(row.code_hash, digestOf(tokenSecret, accountId, code))) {
      await tx
        .updateTable('reset_code')
        .set({ wrong_tries: row.wrong_tries + 1 })
        .where('account_id', '=', accountId)
        .execute();
      return 'wrong';
    }
    await tx.deleteFrom('reset_code').where('account_id', '=', accountId).execute();
    await change(tx);
    return 'good';
  });
  if (verdict === 'wrong') throw mismatch();
  if (verdict === 'over') throw expired();
}
