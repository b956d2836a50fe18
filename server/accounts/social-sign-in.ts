import type { FastifyRequest } from 'fastify';
import {
  type IdentityProvider,
  identityProviderOf,
} from '../../core/accounts/identity-provider.ts';
import { emailKey } from '../../core/accounts/email-rule.ts';
import type { SocialProvider } from '../../core/accounts/social-visit.ts';
import type { CodeExchange, IdentitySession } from '../../schemas/types/http/accounts.ts';
import { ProblemError } from '../shell/problem-error.ts';
import { type AccountContext, signInMarketOf, wrongParameter } from './account-context.ts';
import { deviceOf } from './device-of.ts';
import { openSession } from './sessions.ts';
import { checkedAccount } from './checked-account.ts';

/** A provider of social sign-in in the market of a call, with what signs customers in by it. */
interface SocialSignIn {
  readonly provider: SocialProvider;
  readonly by: IdentityProvider;
  /** The page of this very site that a provider leads back to, its scheme included [SEC-25]. */
  readonly returnTo: string;
}

/**
 * Social sign-in by a provider, as the market of a call offers it.
 * @throws ProblemError 404 in a market without a way to sign in, 400 for a provider that it does not offer
 */
export function socialSignIn(
  context: Pick<AccountContext, 'markets'>,
  request: FastifyRequest,
  named: string | undefined,
) {
  const at = signInMarketOf(context, request);
  const { account, identity } = at.manifest;
  const brought = at.running.market.extensions.all('identity-provider');
  const provider = account.socialProviders.find((id) => id === named);
  const by = provider && identityProviderOf(brought, provider, identity);
  if (!provider || !by) throw wrongParameter('The provider is not known.');
  const returnTo = `${request.protocol}://${request.host}${identity.signInPath}`;
  const social: SocialSignIn = { provider, by, returnTo };
  return { at, social };
}

const notGood = (message: string): ProblemError =>
  new ProblemError(401, 'NotAuthorizedException', message);

/**
 * Turns what a customer came back with into a session, once, for who asked for it [ACC-14]. An address that the provider
 * has not checked opens no account: it may be somebody else's [GTW-35].
 * @throws ProblemError 401 NotAuthorizedException
 */
export async function takeSocialReturn(
  context: AccountContext,
  request: FastifyRequest,
  { provider: named, code, verifier }: CodeExchange,
): Promise<IdentitySession> {
  const { at, social } = socialSignIn(context, request, named);
  const { provider, by, returnTo } = social;
  const vouched = await by.exchange({ provider, code, returnTo, verifier });
  if (!vouched) throw notGood('The code is not good.');
  if (!vouched.isEmailVerified) throw notGood('The provider has not checked the email address.');
  const { tokens } = context;
  const { running, manifest } = at;
  const accountId = await checkedAccount(tokens, {
    market: running.id,
    identity: { of: 'email', value: emailKey(vouched.email) },
    language: running.locales[0],
  });
  const device = deviceOf(request.headers['user-agent']);
  const session = await openSession(tokens, { accountId, provider, device }, manifest.identity);
  if (!session) throw notGood('The account has gone.');
  return session;
}
