import type { FastifyRequest } from 'fastify';
import type { Extensions } from '../../core/engine/extensions.ts';
import { type PluginCall, Refusal } from '../../core/server-half/plugin-route.ts';
import { bearerTokenOf, signedInBy, type TokenCheck } from '../accounts/authenticate.ts';
import { refuseBots } from '../accounts/refuse-bots.ts';
import { addressKey } from '../limits/address-key.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { ProblemError } from '../shell/problem-error.ts';

/** What a call of a plugin's route is about, and what it is looked into with. */
export interface CallParts {
  readonly plugin: string;
  readonly market: string;
  readonly tokens: TokenCheck;
  readonly limiter: RateLimiter;
  readonly extensions: Pick<Extensions, 'all'>;
}

/** A call as a plugin gets it. */
export const pluginCall = (
  request: FastifyRequest,
  { plugin, market, tokens, limiter, extensions }: CallParts,
): PluginCall => ({
  body: request.body,
  query: request.query,
  params: request.params,
  traceId: request.id,
  async account() {
    const token = bearerTokenOf(request);
    if (token === undefined) return undefined;
    const signedIn = await signedInBy(tokens, token);
    if (signedIn?.market === market) return signedIn.accountId;
    throw new ProblemError(401, 'NotAuthorizedException', 'not authenticated');
  },
  checkForBot: (action) => refuseBots(extensions, request, action),
  async limit({ of, most, windowMs }, subject) {
    const counted = `plugin ${plugin} ${of} ${market}`;
    await limiter.count([
      { of: `${counted} address ${addressKey(request.ip)}`, by: 'address', most, windowMs },
      ...(subject === undefined
        ? []
        : [{ of: `${counted} subject ${subject}`, by: 'subject' as const, most, windowMs }]),
    ]);
  },
});

/** What a plugin refuses, as the server does. */
export const asProblem = (error: unknown): unknown => {
  if (!(error instanceof Refusal) || error.status < 400 || error.status > 499) return error;
  return new ProblemError(error.status, error.name, error.message);
};
