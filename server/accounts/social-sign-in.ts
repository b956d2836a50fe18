import type { FastifyRequest } from 'fastify';
import {
  type IdentityProvider,
  identityProviderOf,
} from '../../core/accounts/identity-provider.ts';
import { emailKey } from '../../core/accounts/email-rule.ts';
import type { SocialProvider } from '../../core/accounts/social-visit.ts';
import type { CodeExchange, IdentitySession } from '../../schemas/types/http/accounts.ts';
import { logSecurityEvent } from '../shell/security-events.ts';
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
  /** The address of this server that a provider may send its answer to. */
  readonly answerTo: string;
}

/** What stands before the id of a provider in the address that it sends its answer to. */
export const answerPath = '/v1/identity/return';

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
  const origin = `${request.protocol}://${request.host}`;
  const returnTo = `${origin}${identity.signInPath}`;
  const answerTo = `${origin}${answerPath}/${provider}`;
  const social: SocialSignIn = { provider, by, returnTo, answerTo };
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
  if (!vouched) {
    logSecurityEvent(request.log, { kind: 'forged-sign-in', provider });
    throw notGood('The code is not good.');
  }
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

/**
 * Where a customer goes on to who came with the answer of a provider: to the page of this site, whatever the answer says
 * [SEC-25]. Without a good code the page signs nobody in.
 */
export async function takeProviderAnswer(
  context: Pick<AccountContext, 'markets'>,
  request: FastifyRequest,
  named: string,
  parameters: Readonly<Record<string, string>>,
): Promise<string> {
  const { provider, by, returnTo } = socialSignIn(context, request, named).social;
  const page = new URL(returnTo);
  const back = await by.comeBack?.({ provider, returnTo, parameters });
  if (!back) {
    logSecurityEvent(request.log, { kind: 'forged-sign-in', provider });
    page.searchParams.set('error', 'sign-in');
  } else if (back.code !== undefined) {
    page.searchParams.set('code', back.code);
    page.searchParams.set('state', back.state);
  }
  return page.href;
}
