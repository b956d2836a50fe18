import type { Credentials, IdentitySession } from '../../schemas/types/http/accounts.ts';
import { ProblemError } from '../shell/problem-error.ts';
import type { AccountContext, Caller } from './account-context.ts';
import { findByEmail } from './account-repository.ts';
import { openSession, wrongCredentials } from './sessions.ts';
import { tryToGuess } from './try-to-guess.ts';

/** An email address as accounts are found by it. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/**
 * Signs a customer in. Whoever has no account, or none with a password unless the market tells of it, gets the
 * same answer, after the same work, as a wrong password [SEC-22].
 * @throws ProblemError 401 NotAuthorizedException, PasswordResetRequiredException; 429 TooManyRequestsException
 */
export const signIn = (
  context: AccountContext,
  caller: Caller,
  credentials: Credentials,
): Promise<IdentitySession> => {
  const email = emailKey(credentials.email);
  return tryToGuess(context, caller, { of: 'password', email }, () =>
    openBy(context, caller, { email, password: credentials.password }),
  );
};

async function openBy(
  { tokens, passwords }: AccountContext,
  { at, device }: Caller,
  { email, password }: Credentials,
): Promise<IdentitySession> {
  const { db } = tokens;
  const { id: market } = at.running;
  const { identity } = at.manifest;
  const account = await findByEmail(db, market, email);
  const kept = account?.password_hash ?? undefined;
  const isRight = await passwords.isPasswordOf(password, kept);
  const isTold = identity.knownAccounts === 'by-message';
  if (isTold && account && account.password_hash === null) {
    throw new ProblemError(
      401,
      'PasswordResetRequiredException',
      'A new password has to be set first.',
    );
  }
  if (!account?.password_hash || !isRight) throw wrongCredentials();
  const proof = {
    accountId: account.id,
    provider: 'password',
    passwordHash: account.password_hash,
    device,
  };
  return openSession(tokens, proof, identity);
}
