import { Refusal, type PluginCall } from '../../core/server-half/plugin-route.ts';
import type { PluginServer } from '../../core/server-half/plugin-server.ts';
import type { Identity } from '../../core/server-half/sign-in-accounts.ts';
import type { Credentials, IdentitySession } from '../../schemas/types/http/accounts.ts';
import { identityOf, tryWith } from './tries.ts';

/** 401 for an account or a password that is not the right one. */
const wrongCredentials = (): Refusal =>
  new Refusal(401, 'NotAuthorizedException', 'Incorrect username or password.');

/**
 * Signs a customer in. Whoever has no account, or none with a password unless the market tells of it, gets the same
 * answer, after the same work, as a wrong password [SEC-22].
 * @throws Refusal 401 NotAuthorizedException, PasswordResetRequiredException; 429 TooManyRequestsException
 */
export const signIn = (
  call: Pick<PluginCall, 'accounts' | 'guess'>,
  { manifest }: Pick<PluginServer, 'manifest'>,
  { email, password }: Credentials,
): Promise<IdentitySession> => {
  const about = identityOf(email);
  const isTold = manifest.identity.knownAccounts === 'by-message';
  return call.guess(tryWith('password', about), () => openBy(call, { about, password, isTold }));
};

async function openBy(
  { accounts }: Pick<PluginCall, 'accounts'>,
  {
    about,
    password,
    isTold,
  }: { readonly about: Identity; readonly password: string; readonly isTold: boolean },
): Promise<IdentitySession> {
  const verdict = await accounts.passwords.check(about, password);
  if (isTold && verdict.is === 'to-be-set') {
    const message = 'A new password has to be set first.';
    throw new Refusal(401, 'PasswordResetRequiredException', message);
  }
  if (verdict.is !== 'right') throw wrongCredentials();
  const { id: accountId, password: shown } = verdict.account;
  const proof = { accountId, provider: 'password', password: shown };
  const session = await accounts.startSession(proof);
  if (!session) throw wrongCredentials();
  return session;
}
