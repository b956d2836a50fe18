import type { FastifyRequest } from 'fastify';
import type { LoadedPlugin } from '../../core/engine/load-plugins.ts';
import { type Guess, type PluginCall, Refusal } from '../../core/server-half/plugin-route.ts';
import { bearerTokenOf, signedInBy } from '../accounts/authenticate.ts';
import { deviceOf } from '../accounts/device-of.ts';
import { refuseBots } from '../accounts/refuse-bots.ts';
import { signInAccounts, type SignInParts } from '../accounts/market-accounts.ts';
import { addressKey } from '../limits/address-key.ts';
import { guessCounters } from '../limits/guess-counters.ts';
import { counterKey } from '../limits/counters.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import { featureRoleOf } from '../shell/feature-role.ts';
import { ProblemError } from '../shell/problem-error.ts';
import { logSecurityEvent } from '../shell/security-events.ts';

/** What a call of a plugin's route is about, and what it is looked into with. */
export interface CallParts extends SignInParts {
  readonly loaded: LoadedPlugin;
  readonly running: RunningMarket;
  readonly limiter: RateLimiter;
}

/** A call as a plugin gets it. */
export const pluginCall = (
  request: FastifyRequest,
  { loaded: { plugin }, running, limiter, ...parts }: CallParts,
): PluginCall => ({
  body: request.body,
  query: request.query,
  params: request.params,
  traceId: request.id,
  flagLevel: featureRoleOf(request) ?? 'none',
  bearer: bearerTokenOf(request),
  get accounts() {
    if (!plugin.contributes.some(({ point }) => point === 'sign-in')) {
      throw new Error(`The plugin ${plugin.id} uses accounts and fills no sign-in.`);
    }
    const { identity } = running.market.manifest;
    const device = deviceOf(request.headers['user-agent']);
    const [keeper] = running.market.extensions.all('password-keeper');
    return signInAccounts(parts, { market: running.id, identity, device, keeper });
  },
  addressKey: limiter.limitsAddresses
    ? counterKey(`plugin ${plugin.id} address ${addressKey(request.ip)}`)
    : undefined,
  async account() {
    const token = bearerTokenOf(request);
    if (token === undefined) return undefined;
    const signedIn = await signedInBy(parts.tokens, token);
    if (signedIn?.market === running.id) return signedIn.accountId;
    throw new ProblemError(401, 'NotAuthorizedException', 'not authenticated');
  },
  checkForBot: (action) => refuseBots(running.market.extensions, request, action),
  async limit({ of, most, windowMs, mostAbout = most, refusal }, subject) {
    const counted = `plugin ${plugin.id} ${of} ${running.id}`;
    const about = { of: `${counted} subject ${subject}`, by: 'subject', most: mostAbout } as const;
    await limiter.count(
      [
        { of: `${counted} address ${addressKey(request.ip)}`, by: 'address', most, windowMs },
        ...(subject === undefined ? [] : [{ ...about, windowMs }]),
      ],
      refusal,
    );
  },
  async guess({ of, about, limit, countsAll, refusal }: Guess, work) {
    const { guessing } = running.market.manifest.identity;
    const guesser = { market: running.id, about: about.value, address: request.ip };
    const counters = guessCounters(guesser, guessing, limit ? [limit] : []);
    if (countsAll) {
      await limiter.count(counters, refusal);
      return work();
    }
    const onLocked = () => logSecurityEvent(request.log, { kind: 'locked', guarded: of });
    return limiter.guess(counters, { name: refusal, onLocked }, work);
  },
});

/** What a plugin refuses, as the server does. */
export const asProblem = (error: unknown): unknown => {
  if (!(error instanceof Refusal)) return error;
  const isKnown = (error.status >= 400 && error.status <= 499) || error.status === 503;
  if (!isKnown) return error;
  const { fields } = error;
  return new ProblemError(error.status, error.name, error.message, {
    ...(fields.length > 0 && { fields }),
  });
};
