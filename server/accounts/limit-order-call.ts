import type { FastifyRequest } from 'fastify';
import { bearerTokenOf, type SignedIn } from './authenticate.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { callCounters, type LimitedCall } from '../limits/call-counters.ts';

/** What calls are limited with. */
export interface CallLimiter {
  readonly limiter: RateLimiter;
  readonly markets: Pick<MarketRegistry, 'bySector'>;
  /** The account an id-token belongs to; undefined for a token that is not valid. */
  readonly accountOf: (idToken: string) => Promise<Pick<SignedIn, 'accountId'> | undefined>;
}

/** A call that is limited. */
export interface LimitedOrderCall {
  readonly call: LimitedCall;
  /** Sector that the call is about. */
  readonly sector: string;
  /** One of several calls that the limit is for. */
  readonly step?: string;
}

/**
 * Counts a call by its address and its account against the limit of its market [SEC-06, SEC-21].
 * @returns takes the call back, where only failed calls count
 * @throws RetryLaterError 429 when there were too many
 */
export async function limitOrderCall(
  { limiter, markets, accountOf }: CallLimiter,
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
  { call, sector, step }: LimitedOrderCall,
): Promise<() => Promise<void>> {
  const running = markets.bySector(sector);
  // A sector that nobody has is refused before anything dear happens.
  if (!running) return async () => undefined;
  const token = bearerTokenOf(request);
  const signedIn = token === undefined ? undefined : await accountOf(token);
  const caller = { market: running.id, request, account: signedIn?.accountId };
  return limiter.count(callCounters(call, running.market.manifest.limits, caller, step));
}
