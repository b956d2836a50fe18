import type { FastifyRequest } from 'fastify';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { authenticate, type TokenCheck, userGone } from '../accounts/authenticate.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';
import type { Database } from '../storage/database.ts';
import type { Orderer } from './recent-orders.ts';

/** What the details of an account are kept in and checked by. */
export interface OwnSources {
  readonly database: Database;
  readonly markets: MarketRegistry;
  readonly tokens: TokenCheck;
}

/** A customer who asks about their own account. */
export interface OwnCall extends Orderer {
  readonly manifest: Manifest;
}

/** Who makes a call. @throws ProblemError 401 without a good token */
export const callerOf =
  ({ markets, tokens }: Pick<OwnSources, 'markets' | 'tokens'>) =>
  async (request: FastifyRequest): Promise<OwnCall> => {
    const { accountId, market } = await authenticate(tokens, request);
    const manifest = markets.byId(market)?.market.manifest;
    if (!manifest) throw userGone();
    return { accountId, market, manifest };
  };
