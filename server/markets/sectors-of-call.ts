import type { FastifyRequest } from 'fastify';
import type { MarketRegistry } from './market-registry.ts';

/** The sectors that a call may ask about: on the host of a market only that market's own [CST-05]. */
export function sectorsOfCall(
  registry: MarketRegistry,
  request: FastifyRequest,
  asked: readonly string[],
): readonly string[] {
  const own = registry.byHost(request.hostname)?.market.manifest.sectors;
  return asked.filter((sector) =>
    own ? own.includes(sector) : registry.bySector(sector) !== undefined,
  );
}
