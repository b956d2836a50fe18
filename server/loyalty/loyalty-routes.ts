import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { CatalogueSources } from '../menu/catalogue-of-call.ts';
import type { Database } from '../storage/database.ts';
import type { FastifyInstance } from 'fastify';
import { hasLoyalty } from '../../core/loyalty/loyalty-settings.ts';
import { pointsFor } from '../../core/loyalty/points.ts';
import { affordable, rewardsOf } from '../../core/loyalty/rewards.ts';
import { toMinor } from '../../core/money/money.ts';
import type {
  LoyaltyAccount,
  LoyaltyAccountExists,
  LoyaltyEarnings,
  LoyaltyMember,
  OfflineRedemption,
  Reward,
} from '../../schemas/types/http/loyalty.ts';
import { authenticate, type SignedIn, type TokenCheck } from '../accounts/authenticate.ts';
import { guessCounters } from '../limits/guess-counters.ts';
import { sectorsOfCall } from '../markets/sectors-of-call.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import { answers } from '../shell/answer-schemas.ts';
import { notFound } from '../shell/problem-error.ts';
import { balanceOf, isMobileKnown, join, providerTokenOf } from './loyalty-accounts.ts';
import { codeFor } from './offline-codes.ts';

const tags = ['loyalty'];

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;

const accountQuery = {
  type: 'object',
  required: ['marketId'],
  properties: { marketId: text(40), mobile: text(30) },
} as const;

interface AccountQuery {
  readonly marketId: string;
  readonly mobile?: string;
}

/** The sectors of a market that have points. */
const loyaltySectors = ({ market }: RunningMarket): string[] =>
  market.manifest.sectors.filter((sector) => hasLoyalty(sector, market.manifest));

/** What points and rewards are read from and counted with. */
interface LoyaltySources extends CatalogueSources {
  readonly database: Database;
  readonly limiter: RateLimiter;
  readonly tokens: TokenCheck;
}

/** The rewards of a market's programme, each once, dearest first. */
async function rewardsIn(
  { reader }: Pick<LoyaltySources, 'reader'>,
  running: RunningMarket,
): Promise<Reward[]> {
  const { loyalty } = running.market.manifest;
  const rewards = new Map<string, Reward>();
  for (const sector of loyaltySectors(running)) {
    for (const reward of rewardsOf(await reader.deals(sector), loyalty)) {
      if (!rewards.has(reward.redeemable_id)) rewards.set(reward.redeemable_id, reward);
    }
  }
  return [...rewards.values()].toSorted((one, other) => other.points - one.points);
}

/** The programme of a signed-in customer's own market. @throws ProblemError 404 where that market has none */
function programmeOf(
  { markets }: Pick<LoyaltySources, 'markets'>,
  { market }: SignedIn,
  marketId: string,
): RunningMarket {
  const running = market === marketId ? markets.byId(marketId) : undefined;
  if (!running || loyaltySectors(running).length === 0) {
    throw notFound(`A loyalty programme of ${marketId} for this account`);
  }
  return running;
}

async function readAccount(
  dependencies: LoyaltySources,
  { accountId }: SignedIn,
  running: RunningMarket,
): Promise<LoyaltyAccount> {
  const { db } = dependencies.database;
  const accountBalance = await balanceOf(db, accountId);
  if (accountBalance === undefined) throw notFound('The loyalty account');
  return {
    accountBalance,
    rewards: affordable(await rewardsIn(dependencies, running), accountBalance),
    loyaltyProviderAuthToken: await providerTokenOf(db, accountId),
  };
}

/** Points, rewards and members [LOY-13, LOY-25, LOY-26, LOY-27, LOY-28]. */
export function registerLoyalty(app: FastifyInstance, dependencies: LoyaltySources): void {
  const { database, limiter, markets, reader, tokens } = dependencies;

  app.get<{ Querystring: AccountQuery }>(
    '/v2/loyalty/account',
    {
      schema: {
        summary: 'The loyalty account of the caller',
        tags,
        querystring: accountQuery,
        response: { 200: answers.loyaltyAccount, 401: answers.problem, 404: answers.problem },
      },
    },
    async (request) => {
      const signedIn = await authenticate(tokens, request);
      const running = programmeOf(dependencies, signedIn, request.query.marketId);
      return readAccount(dependencies, signedIn, running);
    },
  );

  app.post<{ Querystring: AccountQuery; Body: LoyaltyMember }>(
    '/v2/loyalty/account',
    {
      schema: {
        summary: 'Join the loyalty programme, or change what it knows of the caller',
        tags,
        querystring: accountQuery,
        body: answers.loyaltyMember,
        response: { 200: answers.loyaltyAccount, 401: answers.problem, 404: answers.problem },
      },
    },
    async (request) => {
      const signedIn = await authenticate(tokens, request);
      const running = programmeOf(dependencies, signedIn, request.query.marketId);
      await join(database.db, signedIn, request.body, running.market.manifest.loyalty);
      return readAccount(dependencies, signedIn, running);
    },
  );

  app.get<{ Querystring: AccountQuery; Params: { readonly id: string } }>(
    '/v2/loyalty/redeemable/:id/code',
    {
      schema: {
        summary: 'The code by which the caller redeems a reward in a hut',
        tags,
        querystring: accountQuery,
        params: { type: 'object', required: ['id'], properties: { id: text(80) } },
        response: { 200: answers.offlineRedemption, 401: answers.problem, 404: answers.problem },
      },
    },
    async (request): Promise<OfflineRedemption> => {
      const signedIn = await authenticate(tokens, request);
      const running = programmeOf(dependencies, signedIn, request.query.marketId);
      const balance = await balanceOf(database.db, signedIn.accountId);
      const rewards = await rewardsIn(dependencies, running);
      const reward = rewards.find(({ redeemable_id }) => redeemable_id === request.params.id);
      if (balance === undefined || !reward) throw notFound('The reward');
      if (reward.points > balance) return { status: 'NOT_ENOUGH_POINTS' };
      const code = await codeFor(database.db, signedIn.accountId, reward.redeemable_id);
      return { status: 'ISSUED', redemption_tracking_code: code };
    },
  );

  app.get<{ Params: { readonly sector: string; readonly id: string; readonly value: string } }>(
    '/v2/loyalty/pos/:sector/:id/account/:value/exists',
    {
      schema: {
        summary: 'Whether somebody with a mobile number has an account',
        tags,
        params: {
          type: 'object',
          required: ['sector', 'id', 'value'],
          properties: { sector: text(20), id: text(40), value: text(30) },
        },
        response: {
          200: answers.loyaltyAccountExists,
          404: answers.problem,
          429: answers.problem,
        },
      },
    },
    async (request): Promise<LoyaltyAccountExists> => {
      const { sector: asked, id, value } = request.params;
      const [sector] = sectorsOfCall(markets, request, [asked]);
      const running = sector === undefined ? undefined : markets.bySector(sector);
      const hut = sector === undefined ? undefined : await reader.hut(sector, id);
      if (!running || !hut) throw notFound(`Hut ${id} of sector ${asked}`);
      const { identity, loyalty } = running.market.manifest;
      // Whoever asks about many numbers is looking for customers: every question counts.
      const asker = { market: running.id, address: request.ip };
      await limiter.count(guessCounters(asker, identity.guessing));
      const hasOnlineAccount = await isMobileKnown(database.db, running.id, value, loyalty);
      return { hasOnlineAccount };
    },
  );

  app.get<{
    Querystring: {
      readonly sector: string;
      readonly amount: number;
      readonly inBasket?: boolean;
    };
  }>(
    '/v1/loyalty/earnings',
    {
      schema: {
        summary: 'Points that an amount earns',
        tags,
        querystring: {
          type: 'object',
          required: ['sector', 'amount'],
          properties: {
            sector: text(20),
            amount: { type: 'number', minimum: 0, maximum: 100_000_000 },
            inBasket: { type: 'boolean', description: 'The amount is not ordered yet (CHK-81).' },
          },
        },
        response: { 200: answers.loyaltyEarnings, 401: answers.problem, 404: answers.problem },
      },
    },
    async (request): Promise<LoyaltyEarnings> => {
      await authenticate(tokens, request);
      const { sector: asked, amount } = request.query;
      const [sector] = sectorsOfCall(markets, request, [asked]);
      const running = sector === undefined ? undefined : markets.bySector(sector);
      if (sector === undefined || !running) throw notFound(`Sector ${asked}`);
      const { manifest } = running.market;
      const earns = hasLoyalty(sector, manifest);
      return { points: earns ? pointsFor(toMinor(amount), manifest.loyalty) : 0 };
    },
  );
}
