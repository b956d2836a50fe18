import { randomUUID } from 'node:crypto';
import { isEmail } from '../../core/accounts/email-rule.ts';
import type {
  SignUp,
  SignUpAnswer,
  SignUpConfirmation,
} from '../../schemas/types/http/accounts.ts';
import { guessCounters } from '../limits/guess-counters.ts';
import { ProblemError } from '../shell/problem-error.ts';
import { presentMoment } from '../storage/moments.ts';
import { type AccountContext, type Caller, wrongParameter } from './account-context.ts';
import { findByEmail, insertAccount } from './account-repository.ts';
import { assertGoodPassword } from './good-password.ts';
import { letterOf } from './letters.ts';
import { sendLetter } from './mail.ts';
import { mismatch, newCode, signUpOf, spendCode } from './mailed-codes.ts';
import { emailKey } from './sign-in.ts';
import { tooManyTries, tryToGuess } from './try-to-guess.ts';

/** What came of a sign-up, and what of it goes on after the answer; that never throws. */
export interface SignUpOutcome {
  readonly answer: SignUpAnswer;
  readonly work?: Promise<void>;
}

/** @throws ProblemError 400 InvalidParameterException, InvalidPasswordException, CommonPasswordException */
function checkedSignUp({ at }: Caller, { email: typed, password, attributes }: SignUp) {
  const { account: settings, locales, password: rule } = at.manifest;
  const email = emailKey(typed);
  if (!isEmail(email, settings)) throw wrongParameter('Username should be an email.');
  if (attributes.tenant !== settings.tenantId) throw wrongParameter('The tenant is not this one.');
  assertGoodPassword(password, rule);
  const language = locales.find((locale) => locale === attributes.language) ?? locales[0] ?? null;
  return { market: at.running.id, email, language };
}

/**
 * Makes an account [ACC-15]; where known accounts are told of by letter it only sends one, with a code that makes the
 * account or to the owner of the account there is. That letter comes after the answer, which is always the same [SEC-22].
 * @throws ProblemError 400 InvalidParameterException, InvalidPasswordException, CommonPasswordException; 409
 * UsernameExistsException; 429 TooManyRequestsException
 */
export async function signUp(
  context: AccountContext,
  caller: Caller,
  body: SignUp,
): Promise<SignUpOutcome> {
  const asked = checkedSignUp(caller, body);
  if (caller.at.manifest.identity.knownAccounts === 'by-letter') {
    return sendCode(context, caller, asked);
  }
  const { tokens, passwords, limiter } = context;
  const { db } = tokens;
  const { guessing } = caller.at.manifest.identity;
  const guesses = guessCounters({ market: asked.market, address: caller.address }, guessing);
  const takeBack = await limiter.count(guesses, tooManyTries);
  const password_hash = await passwords.hash(body.password);
  const account = await insertAccount(db, {
    ...asked,
    id: randomUUID(),
    password_hash,
  });
  if (!account) {
    throw new ProblemError(409, 'UsernameExistsException', 'An account with this email exists.');
  }
  await takeBack();
  return { answer: { id: account.id } };
}

async function sendCode(
  { tokens, log, limiter }: AccountContext,
  { at, address }: Caller,
  { market, email, language }: ReturnType<typeof checkedSignUp>,
): Promise<SignUpOutcome> {
  const { db, tokenSecret } = tokens;
  const { guessing, resetCode: settings } = at.manifest.identity;
  const { codesPerWindow: most, windowMs } = settings;
  const limit = { of: 'codes', most, windowMs };
  const guesses = guessCounters({ market, email, address }, guessing, [limit]);
  await limiter.count(guesses, tooManyTries);
  const send = async (): Promise<void> => {
    const known = await findByEmail(db, market, email);
    const codes = { db, tokenSecret, settings };
    const code = await newCode(codes, signUpOf(market, email));
    const letter = known
      ? letterOf(at, 'known', { email, language: known.language })
      : letterOf(at, 'signUp', { email, language, code });
    await sendLetter(at.running, letter);
  };
  const work = send().catch((error: unknown) => {
    log.error({ err: error }, 'a letter about a sign-up was not sent');
  });
  return { answer: { next: 'code' }, work };
}

/**
 * Makes an account with the code of a letter, its email address checked thereby [SEC-22, GTW-35].
 * @throws ProblemError 400 CodeMismatchException, also where there is an account, ExpiredCodeException,
 * InvalidParameterException, InvalidPasswordException, CommonPasswordException; 429 TooManyRequestsException
 */
export async function confirmSignUp(
  context: AccountContext,
  caller: Caller,
  { code, ...body }: SignUpConfirmation,
): Promise<SignUpAnswer> {
  const { tokens, passwords } = context;
  const { db, tokenSecret } = tokens;
  const { resetCode: settings } = caller.at.manifest.identity;
  const asked = checkedSignUp(caller, body);
  const { market, email } = asked;
  const { wrongPerWindow: most, windowMs } = settings;
  const limit = { of: 'wrong codes', most, windowMs };
  const id = randomUUID();
  await tryToGuess(context, caller, { of: 'code', email, limit }, async () => {
    const password_hash = await passwords.hash(body.password);
    const codes = { db, tokenSecret, settings };
    await spendCode(codes, signUpOf(market, email), code.trim(), async (tx) => {
      const row = { ...asked, id, password_hash, email_checked_at: presentMoment };
      if (!(await insertAccount(tx, row))) throw mismatch();
    });
  });
  return { id };
}
