import type { Credentials, IdentitySession } from '../../schemas/types.ts';
import { guessCounters } from '../limits/guess-counters.ts';
import { ProblemError } from '../shell/problem-error.ts';
import type { AccountContext, AccountMarket } from './account-context.ts';
import { findByEmail } from './account-repository.ts';
import type { Device } from './device-of.ts';
import { openSession, wrongCredentials } from './sessions.ts';

/** A call with the market, the network address and the device it came from. */
export interface Caller {
  readonly at: AccountMarket;
  readonly address: string;
  readonly device: Device;
}

/** Name of the refusal of a call that was made too often. */
export const tooManyTries = 'TooManyRequestsException';

/** An email address as accounts are found by it. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/**
 * Signs a customer in. Whoever has no account, or none with a password unless the market tells of it, gets the
 * same answer, after the same work, as a wrong password [SEC-22].
 * @throws ProblemError 401 NotAuthorizedException, PasswordResetRequiredException; 429 TooManyRequestsException
 */
export async function signIn(
  { tokens, passwords, limiter }: AccountContext,
  { at, address, device }: Caller,
  credentials: Credentials,
): Promise<IdentitySession> {
  const { db } = tokens;
  const { id: market } = at.running;
  const { identity } = at.manifest;
  const email = emailKey(credentials.email);
  const guesses = guessCounters({ market, email, address }, identity.guessing);
  const takeBack = await limiter.count(guesses, tooManyTries);
  const account = await findByEmail(db, market, email);
  const kept = account?.password_hash ?? undefined;
  const isRight = await passwords.isPasswordOf(credentials.password, kept);
  const isTold = identity.knownAccounts === 'by-message';
  if (isTold && account && account.password_hash === null) {
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
    device,
  };
  return openSession(tokens, proof, identity);
}
