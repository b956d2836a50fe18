import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { MarketRegistry } from '../markets/market-registry.ts';
import { marketOf } from '../markets/market-of-request.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import { pagePolicy } from './page-policy.ts';

export const policyHeader = 'content-security-policy';

/**
 * Headers that keep a page to itself. Every answer has the policy of the market it belongs to; a page that has styles
 * written into it puts one of its own in its place [SEC-29].
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  markets: MarketRegistry,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  const known = new WeakMap<RunningMarket, string>();
  const plain = pagePolicy(undefined);
  const policyOf = (running: RunningMarket | undefined): string => {
    if (!running) return plain;
    const policy = known.get(running) ?? pagePolicy(running.market);
    known.set(running, policy);
    return policy;
  };
  app.addHook('onRequest', async (request, reply) => {
    void reply.header(policyHeader, policyOf(marketOf(markets, request)));
  });
}
