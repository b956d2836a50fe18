import { randomUUID } from 'node:crypto';
import { isEmail } from '../../core/accounts/email-rule.ts';
import { missingPasswordParts } from '../../core/accounts/password-rule.ts';
import type {
  Credentials,
  IdentitySession,
  PasswordSettings,
  SignUp,
  SignUpAnswer,
} from '../../schemas/types.ts';
import { ProblemError } from '../shell/problem-error.ts';
import { type AccountContext, type AccountMarket, wrongParameter } from './account-context.ts';
import { findByEmail, insertAccount } from './account-repository.ts';
import { openSession, wrongCredentials } from './sessions.ts';
import { countTry } from './vain-tries.ts';

/** A call with the market and the network address it came from. */
export interface Caller {
  readonly at: AccountMarket;
  readonly address: string;
}

/** An email address as accounts are found by it. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/** @throws ProblemError 400 InvalidPasswordException for a password that lacks something [ACC-27] */
export function assertGoodPassword(password: string, settings: PasswordSettings): void {
  const missing = missingPasswordParts(password, settings);
  if (missing.length === 0) return;
  throw new ProblemError(
    400,
    'InvalidPasswordException',
    `The password lacks: ${missing.join(', ')}.`,
  );
}

/**
 * Signs a customer in. Whoever has no account gets the same answer, after the same work, as a wrong password.
 * @throws ProblemError 401 NotAuthorizedException, PasswordResetRequiredException; 429 TooManyRequestsException
 */
export async function signIn(
  { tokens, passwords }: AccountContext,
  { at, address }: Caller,
  credentials: Credentials,
): Promise<IdentitySession> {
  const { db, now } = tokens;
  const { id: market } = at.running;
  const { identity } = at.manifest;
  const email = emailKey(credentials.email);
  const takeBack = await countTry(db, { market, email, address }, identity.guessing, now());
  const account = await findByEmail(db, market, email);
  const kept = account?.password_hash ?? undefined;
  const isRight = await passwords.isPasswordOf(credentials.password, kept);
  if (account && account.password_hash === null) {
    throw new ProblemError(
      401,
      'PasswordResetRequiredException',
      'A new password has to be set first.',
    );
  }
  if (!account?.password_hash || !isRight) throw wrongCredentials();
  await takeBack();
  const proof = {
    accountId: account.id,
    provider: 'password',
    passwordHash: account.password_hash,
  };
  return openSession(tokens, proof, identity);
}

/**
 * Makes an account [ACC-15].
 * @throws ProblemError 400 InvalidParameterException, InvalidPasswordException; 409 UsernameExistsException; 429
 * TooManyRequestsException
 */
export async function signUp(
  { tokens, passwords }: AccountContext,
  { at, address }: Caller,
  { email: typed, password, attributes }: SignUp,
): Promise<SignUpAnswer> {
  const { db, now } = tokens;
  const { id: market } = at.running;
  const { account: settings, identity, locales, password: rule } = at.manifest;
  const email = emailKey(typed);
  if (!isEmail(email, settings)) throw wrongParameter('Username should be an email.');
  if (attributes.tenant !== settings.tenantId) throw wrongParameter('The tenant is not this one.');
  assertGoodPassword(password, rule);
  const takeBack = await countTry(db, { market, address }, identity.guessing, now());
  const language = locales.find((locale) => locale === attributes.language) ?? locales[0] ?? null;
  const password_hash = await passwords.hash(password);
  const account = await insertAccount(db, {
    id: randomUUID(),
    market,
    email,
    password_hash,
    language,
    created_at: new Date(now()),
  });
  if (!account) {
    throw new ProblemError(409, 'UsernameExistsException', 'An account with this email exists.');
  }
  await takeBack();
  return { id: account.id };
}
