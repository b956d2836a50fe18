import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';
import { marketOf } from '../markets/market-of-request.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import { notFound, ProblemError } from '../shell/problem-error.ts';
import type { AccountRow } from './account-repository.ts';
import type { TokenCheck } from './authenticate.ts';

/** Everything the identity and account calls work with. */
export interface AccountContext {
  readonly tokens: TokenCheck;
  readonly markets: MarketRegistry;
  /** The present moment, in milliseconds, for what is not stored. */
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
  /** Whether this is the machine of a developer. */
  readonly development: boolean;
  /** Deletes an account and what leads to its owner; answers it as it was, undefined when it is gone already. */
  readonly eraseAccount: (accountId: string) => Promise<AccountRow | undefined>;
  /** What the plugins of its market keep of the owner of an account, by their ids. */
  readonly keptByPlugins: (account: AccountRow) => Promise<Readonly<Record<string, unknown>>>;
}

/** A market with accounts to sign in to. */
export interface AccountMarket {
  readonly running: RunningMarket;
  readonly manifest: Manifest;
}

/**
 * The market of a call, when it has a way to sign in.
 * @throws ProblemError 404 in any other market, and where no market is named
 */
export function signInMarketOf(
  { markets }: Pick<AccountContext, 'markets'>,
  request: FastifyRequest,
): AccountMarket {
  const running = marketOf(markets, request);
  if (!running || running.market.extensions.all('sign-in').length === 0) throw notFound('Sign-in');
  return { running, manifest: running.market.manifest };
}

/** 400 for a value that the identity service does not take. */
export const wrongParameter = (message: string): ProblemError =>
  new ProblemError(400, 'InvalidParameterException', message);
