import type { FastifyRequest } from 'fastify';
import { marketParameter } from '../../core/shell/page-address.ts';
import { searchOf } from '../shell/request-address.ts';
import type { MarketRegistry } from './market-registry.ts';
import type { RunningMarket } from './running-market.ts';

/**
 * The market of a call: by its host name, else by the sector it names, else by what the market chooser
 * remembered. Undefined on a bare host that names none.
 */
export function marketOf(
  registry: MarketRegistry,
  request: FastifyRequest,
  sector?: string,
): RunningMarket | undefined {
  return (
    registry.byHost(request.hostname) ??
    (sector === undefined ? undefined : registry.bySector(sector)) ??
    chosenMarket(registry, request)
  );
}

/** The market a visitor of a bare host chose, in the address or earlier. */
function chosenMarket(
  registry: MarketRegistry,
  request: FastifyRequest,
): RunningMarket | undefined {
  const asked = searchOf(request).get(marketParameter);
  const id = asked ?? cookieOf(request, marketParameter);
  return id === undefined ? undefined : registry.byId(id);
}

/** A cookie of a request. */
export function cookieOf(request: FastifyRequest, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
