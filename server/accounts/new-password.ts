import type { NewPassword } from '../../schemas/types.ts';
import { textsOf } from '../markets/words.ts';
import { ProblemError } from '../shell/problem-error.ts';
import type { AccountContext } from './account-context.ts';
import { findByEmail, updateAccount } from './account-repository.ts';
import { newResetCode, spendResetCode } from './reset-codes.ts';
import { endSessions } from './sessions.ts';
import { assertGoodPassword, type Caller, emailKey } from './sign-in.ts';
import { countTry } from './vain-tries.ts';

const filledIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => values[name] ?? '');

/** The letter with a code, in the language of the account. */
function letterWith({ at }: Caller, email: string, language: string | null, code: string) {
  const { running, manifest } = at;
  const words = running.words(language ?? '') ?? running.words(running.locales[0] ?? '') ?? {};
  const texts = textsOf(words);
  const values = { code, name: manifest.name };
  const text = (key: string) => filledIn(texts.get(`accounts.mail.${key}`) ?? '', values);
  return {
    market: running.id,
    recipient: email,
    subject: text('resetSubject'),
    body: text('resetBody'),
  };
}

/**
 * Sends a code to set a new password with, when the email address has an account [ACC-20]. The work goes on after
 * this resolves, so that the time of the answer tells nothing.
 * @returns the work that goes on; it never throws
 * @throws ProblemError 429 TooManyRequestsException
 */
export async function forgotPassword(
  { tokens, mail, log }: AccountContext,
  caller: Caller,
  typed: string,
): Promise<{ readonly work: Promise<void> }> {
  const { db, tokenSecret, now } = tokens;
  const { running, manifest } = caller.at;
  const { guessing, resetCode: settings } = manifest.identity;
  const email = emailKey(typed);
  const { address } = caller;
  const { codesPerWindow: most, windowMs } = settings;
  const limit = { of: 'codes', most, windowMs };
  await countTry(db, { market: running.id, email, address }, guessing, now(), [limit]);
  const send = async (): Promise<void> => {
    const account = await findByEmail(db, running.id, email);
    if (!account) return;
    const code = await newResetCode({ db, tokenSecret, settings, now: now() }, account.id);
    await mail.send(letterWith(caller, email, account.language, code));
  };
  const work = send().catch((error: unknown) => {
    log.error({ err: error }, 'a code was not sent');
  });
  return { work };
}

/**
 * Sets a new password with a code, and ends every session there was [ACC-20].
 * @throws ProblemError 400 CodeMismatchException, ExpiredCodeException, InvalidPasswordException; 429
 * TooManyRequestsException
 */
export async function setPassword(
  { tokens, passwords }: AccountContext,
  { at, address }: Caller,
  { email: typed, code, password }: NewPassword,
): Promise<void> {
  const { db, tokenSecret, now } = tokens;
  const { running, manifest } = at;
  const { guessing, resetCode: settings } = manifest.identity;
  const email = emailKey(typed);
  assertGoodPassword(password, manifest.password);
  const { wrongPerWindow: most, windowMs } = settings;
  const limit = { of: 'wrong codes', most, windowMs };
  const guesser = { market: running.id, email, address };
  const takeBack = await countTry(db, guesser, guessing, now(), [limit]);
  // Before the code is looked at: it takes as long for whoever has no account, and no code is spent without it.
  const password_hash = await passwords.hash(password);
  const account = await findByEmail(db, running.id, email);
  if (!account) {
    throw new ProblemError(400, 'CodeMismatchException', 'The code does not match.');
  }
  const codes = { db, tokenSecret, settings, now: now() };
  await spendResetCode(codes, account.id, code.trim(), async (tx) => {
    await updateAccount(tx, account.id, { password_hash });
    await endSessions(tx, account.id);
  });
  await takeBack();
}
