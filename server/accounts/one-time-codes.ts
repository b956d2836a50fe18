import { createHmac, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type {
  CodeRules,
  CodeSubject,
  CodeVerdict,
  Identity,
} from '../../core/server-half/sign-in-accounts.ts';
import { hasCome, momentIn } from '../storage/moments.ts';
import type { Tables } from '../storage/tables.ts';
import { isSameText } from './secret-digests.ts';

/** What codes are made and checked with. */
interface CodeKeeper {
  readonly db: Kysely<Tables>;
  readonly tokenSecret: string;
}

/** What a code allows, in which market. */
interface MarketSubject extends CodeSubject {
  readonly market: string;
}

const sealed = (secret: string, parts: readonly string[]): string =>
  createHmac('sha256', secret).update(parts.join(' ')).digest('base64url');

/** The key a code is found by, which tells nobody whose it is. */
const keyOf = (secret: string, { allows, market, about }: MarketSubject): string =>
  sealed(secret, ['about', allows, market, about.value]);

/** The key that all codes about an identity have in common. */
const whomOf = (secret: string, market: string, { value }: Identity): string =>
  sealed(secret, ['whom', market, value]);

/** A code is short: its digest needs our secret, and is bound to what the code is about. */
const digestOf = (secret: string, { allows, market, about }: MarketSubject, code: string): string =>
  sealed(secret, ['code', allows, market, about.value, code]);

/** Makes a code about a subject; one from before is good no more. */
export async function newCode(
  { db, tokenSecret }: CodeKeeper,
  subject: MarketSubject,
  { digits, lifeMs }: CodeRules,
): Promise<string> {
  const code = `${randomInt(10 ** digits)}`.padStart(digits, '0');
  const row = {
    about: whomOf(tokenSecret, subject.market, subject.about),
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

/** A code as it is given, with the number of wrong ones after which it is good no more. */
type GivenCode = Pick<CodeRules, 'tries'> & { readonly code: string };

/** Judges a code in a transaction, which nobody else gets at it in; a wrong one counts as a try. */
async function judgeCode(
  tx: Kysely<Tables>,
  secret: string,
  subject: MarketSubject,
  { code, tries }: GivenCode,
): Promise<CodeVerdict> {
  const key = keyOf(secret, subject);
  const row = await tx
    .selectFrom('mailed_code')
    .selectAll()
    .select(hasCome('ends_at').as('is_over'))
    .where('subject', '=', key)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return 'wrong';
  if (row.is_over || row.wrong_tries >= tries) return 'over';
  if (isSameText(row.code_hash, digestOf(secret, subject, code))) return 'good';
  await tx
    .updateTable('mailed_code')
    .set({ wrong_tries: row.wrong_tries + 1 })
    .where('subject', '=', key)
    .execute();
  return 'wrong';
}

/** Whether a code is good, which it stays. */
export const lookAtCode = (
  { db, tokenSecret }: CodeKeeper,
  subject: MarketSubject,
  given: GivenCode,
): Promise<CodeVerdict> =>
  db.transaction().execute((tx) => judgeCode(tx, tokenSecret, subject, given));

/**
 * Uses a code up [ACC-31].
 * @param change what the code allows; code and change are of one transaction, so that neither is without the other
 */
export const spendCode = (
  { db, tokenSecret }: CodeKeeper,
  subject: MarketSubject,
  given: GivenCode,
  change: (tx: Kysely<Tables>) => Promise<void>,
): Promise<CodeVerdict> =>
  db.transaction().execute(async (tx) => {
    const verdict = await judgeCode(tx, tokenSecret, subject, given);
    if (verdict !== 'good') return verdict;
    await tx.deleteFrom('mailed_code').where('subject', '=', keyOf(tokenSecret, subject)).execute();
    await change(tx);
    return verdict;
  });

/** Drops the codes about an identity, whatever they allow. */
export async function dropCodes(
  { db, tokenSecret }: CodeKeeper,
  market: string,
  identity: Identity,
): Promise<void> {
  await db
    .deleteFrom('mailed_code')
    .where('about', '=', whomOf(tokenSecret, market, identity))
    .execute();
}
