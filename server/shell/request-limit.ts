import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from './problem-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call is answered however many its address makes; only those that fail count towards the limit. */
    readonly isUnlimited?: true;
  }
}

/** Counts a call of an address. @throws ProblemError 429 beyond the limit */
export type CountCall = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

const minuteMs = 60_000;

/**
 * Limits the calls of an address: pages, files, unknown paths and calls that fail alike [SEC-07].
 * @param most calls a minute; 0 for any number
 * @returns what counts a call that no hook sees, as its address is malformed
 */
export async function limitRequests(app: FastifyInstance, most: number): Promise<CountCall> {
  if (most === 0) return async () => undefined;
  await app.register(rateLimit, { global: false, max: most, timeWindow: minuteMs });
  const limiter = app.createRateLimit();
  const count: CountCall = async (request, reply) => {
    const counted = await limiter(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    void reply.header('retry-after', counted.ttlInSeconds);
    throw new ProblemError(429, 'TOO_MANY_REQUESTS', 'Too many calls. Please wait a minute.');
  };
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.isUnlimited) await count(request, reply);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { isUnlimited } = request.routeOptions.config;
    if (isUnlimited && reply.statusCode >= 400 && reply.statusCode < 500) await limiter(request);
  });
  return count;
}
