import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';
import { marketOf } from '../markets/market-of-request.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import type { StorageLog } from '../storage/database.ts';
import { notFound, ProblemError } from '../shell/problem-error.ts';
import type { AccountRow } from './account-repository.ts';
import type { TokenCheck } from './authenticate.ts';
import type { Device } from './device-of.ts';
import { type PasswordHashes, passwordHashes } from './password-hash.ts';

/** Everything the identity and account calls work with. */
export interface AccountContext {
  readonly tokens: TokenCheck;
  readonly markets: MarketRegistry;
  readonly passwords: PasswordHashes;
  /** The present moment, in milliseconds, for what is not stored. */
  readonly now: () => number;
  readonly limiter: RateLimiter;
  readonly log: FastifyBaseLogger;
  /** Whether this is the machine of a developer. */
  readonly development: boolean;
  /** Deletes an account and what leads to its owner; answers it as it was, undefined when it is gone already. */
  readonly eraseAccount: (accountId: string) => Promise<AccountRow | undefined>;
  /** What the plugins of its market keep of the owner of an account, by their ids. */
  readonly keptByPlugins: (account: AccountRow) => Promise<Readonly<Record<string, unknown>>>;
}

/** What the context is made of. */
interface AccountSources extends Omit<AccountContext, 'passwords' | 'development'> {
  readonly environment: { readonly passwordLogN: number; readonly development: boolean };
}

/** The context of a server. */
export const accountContext = ({
  environment,
  tokens,
  markets,
  limiter,
  now,
  log,
  eraseAccount,
  keptByPlugins,
}: AccountSources): AccountContext => ({
  tokens,
  markets,
  passwords: passwordHashes(environment.passwordLogN),
  now,
  limiter,
  log,
  development: environment.development,
  eraseAccount,
  keptByPlugins,
});

/** A market with accounts that sign in by email and password. */
export interface AccountMarket {
  readonly running: RunningMarket;
  readonly manifest: Manifest;
}

/** A call with the market, the network address and the device it came from. */
export interface Caller {
  readonly at: AccountMarket;
  readonly address: string;
  readonly device: Device;
  /** The call's own, which knows its trace. */
  readonly log: Pick<StorageLog, 'warn'>;
}

/**
 * The market of a call, when its customers sign in by email and password.
 * @throws ProblemError 404 in any other market, and where no market is named
 */
export function emailMarketOf(
  { markets }: Pick<AccountContext, 'markets'>,
  request: FastifyRequest,
): AccountMarket {
  const running = marketOf(markets, request);
  const [signIn] = running?.market.extensions.all('sign-in') ?? [];
  if (!running || signIn?.proof !== 'password') {
    throw notFound('Sign-in by email and password');
  }
  return { running, manifest: running.market.manifest };
}

/** 400 for a value that the identity service does not take. */
export const wrongParameter = (message: string): ProblemError =>
  new ProblemError(400, 'InvalidParameterException', message);
