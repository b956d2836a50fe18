import type { NewPassword } from '../../schemas/types/http/accounts.ts';
import { guessCounters } from '../limits/guess-counters.ts';
import { presentMoment } from '../storage/moments.ts';
import type { AccountContext, Caller } from './account-context.ts';
import { findByEmail, updateAccount } from './account-repository.ts';
import { assertGoodPassword } from './good-password.ts';
import { letterOf } from './letters.ts';
import { sendLetter } from './mail.ts';
import { mismatch, newCode, resetOf, spendCode } from './mailed-codes.ts';
import { endSessions } from './sessions.ts';
import { emailKey } from './sign-in.ts';
import { tooManyTries, tryToGuess } from './try-to-guess.ts';

/**
 * Sends a code to set a new password with, when the email address has an account [ACC-20]. The work goes on after
 * this resolves, so that the time of the answer tells nothing; and a code is made for everybody, so that wrong ones are
 * answered alike [SEC-22].
 * @returns the work that goes on; it never throws
 * @throws ProblemError 429 TooManyRequestsException
 */
export async function forgotPassword(
  { tokens, log, limiter }: AccountContext,
  { at, address }: Caller,
  typed: string,
): Promise<{ readonly work: Promise<void> }> {
  const { db, tokenSecret } = tokens;
  const { id: market } = at.running;
  const { guessing, resetCode: settings } = at.manifest.identity;
  const email = emailKey(typed);
  const { codesPerWindow: most, windowMs } = settings;
  const limit = { of: 'codes', most, windowMs };
  const guesses = guessCounters({ market, email, address }, guessing, [limit]);
  await limiter.count(guesses, tooManyTries);
  const send = async (): Promise<void> => {
    const account = await findByEmail(db, market, email);
    const codes = { db, tokenSecret, settings };
    const code = await newCode(codes, resetOf(market, email));
    if (!account) return;
    const addressee = { email, language: account.language, code };
    await sendLetter(at.running, letterOf(at, 'reset', addressee));
  };
  const work = send().catch((error: unknown) => {
    log.error({ err: error }, 'a code was not sent');
  });
  return { work };
}

/**
 * Sets a new password with a code, and ends every session there was [ACC-20]. The letter shows that the email address is
 * the customer's own [GTW-35].
 * @throws ProblemError 400 CodeMismatchException, ExpiredCodeException, InvalidPasswordException,
 * CommonPasswordException; 429 TooManyRequestsException
 */
export async function setPassword(
  context: AccountContext,
  caller: Caller,
  { email: typed, code, password }: NewPassword,
): Promise<void> {
  const { tokens, passwords } = context;
  const { db, tokenSecret } = tokens;
  const { running, manifest } = caller.at;
  const { resetCode: settings } = manifest.identity;
  const email = emailKey(typed);
  assertGoodPassword(password, manifest.password);
  const { wrongPerWindow: most, windowMs } = settings;
  const limit = { of: 'wrong codes', most, windowMs };
  await tryToGuess(context, caller, { of: 'code', email, limit }, async () => {
    // Before the code is looked at: it takes as long for whoever has no account, and no code is spent without it.
    const password_hash = await passwords.hash(password);
    const codes = { db, tokenSecret, settings };
    await spendCode(codes, resetOf(running.id, email), code.trim(), async (tx) => {
      const account = await findByEmail(tx, running.id, email);
      if (!account) throw mismatch();
      await updateAccount(tx, account.id, { password_hash, email_checked_at: presentMoment });
      await endSessions(tx, account.id);
    });
  });
}
