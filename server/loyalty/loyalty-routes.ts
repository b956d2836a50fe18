import type { FastifyInstance } from 'fastify';
import { affordable } from '../../core/loyalty/rewards.ts';
import type {
  LoyaltyAccount,
  LoyaltyMember,
  OfflineRedemption,
} from '../../schemas/types/http/loyalty.ts';
import { authenticate, type SignedIn } from '../accounts/authenticate.ts';
import { answers } from '../shell/answer-schemas.ts';
import { notFound } from '../shell/problem-error.ts';
import { balanceOf, join, providerTokenOf } from './loyalty-accounts.ts';
import { codeFor } from './offline-codes.ts';
import { pointsHistory } from './points-history.ts';
import { type LoyaltySources, ownProgramme, type Programme, rewardsIn } from './programme.ts';
import { registerEarnings, registerMemberQuestion } from './sector-routes.ts';
import { refusedInDrafts } from '../shell/draft-answers.ts';

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

async function readAccount(
  dependencies: LoyaltySources,
  { accountId }: SignedIn,
  programme: Programme,
): Promise<LoyaltyAccount> {
  const { db } = dependencies.database;
  const accountBalance = await balanceOf(db, accountId);
  if (accountBalance === undefined) throw notFound('The loyalty account');
  return {
    accountBalance,
    rewards: affordable(await rewardsIn(dependencies, programme), accountBalance),
    loyaltyProviderAuthToken: await providerTokenOf(db, accountId),
  };
}

/** Reading and joining [LOY-25, LOY-26]. */
function registerAccount(app: FastifyInstance, dependencies: LoyaltySources): void {
  const { database, tokens } = dependencies;
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
      const programme = ownProgramme(dependencies, signedIn, request.query.marketId);
      return readAccount(dependencies, signedIn, programme);
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
      const programme = ownProgramme(dependencies, signedIn, request.query.marketId);
      await join(database.db, signedIn, request.body, programme.manifest.loyalty);
      return readAccount(dependencies, signedIn, programme);
    },
  );
}

/** Redeeming in a hut [LOY-27]. */
function registerCode(app: FastifyInstance, dependencies: LoyaltySources): void {
  const { database, tokens } = dependencies;
  app.get<{ Querystring: AccountQuery; Params: { readonly id: string } }>(
    '/v2/loyalty/redeemable/:id/code',
    {
      config: refusedInDrafts,
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
      const programme = ownProgramme(dependencies, signedIn, request.query.marketId);
      const balance = await balanceOf(database.db, signedIn.accountId);
      const rewards = await rewardsIn(dependencies, programme);
      const reward = rewards.find(({ redeemable_id }) => redeemable_id === request.params.id);
      if (balance === undefined || !reward) throw notFound('The reward');
      if (reward.points > balance) return { status: 'NOT_ENOUGH_POINTS' };
      const code = await codeFor(database.db, signedIn.accountId, reward.redeemable_id);
      return { status: 'ISSUED', redemption_tracking_code: code };
    },
  );
}

/** What moved the points of the caller [SHP-34]. */
function registerHistory(app: FastifyInstance, dependencies: LoyaltySources): void {
  app.get<{ Querystring: { readonly marketId: string; readonly before?: string } }>(
    '/v2/loyalty/history',
    {
      schema: {
        summary: 'What moved the points of the caller, and what the next reward needs',
        tags,
        querystring: {
          type: 'object',
          required: ['marketId'],
          properties: { marketId: text(40), before: { type: 'string', pattern: '^[0-9]{1,15}$' } },
        },
        response: { 200: answers.pointsHistory, 401: answers.problem, 404: answers.problem },
      },
    },
    async (request) => {
      const { marketId, before } = request.query;
      const signedIn = await authenticate(dependencies.tokens, request);
      const programme = ownProgramme(dependencies, signedIn, marketId);
      return pointsHistory(dependencies, { accountId: signedIn.accountId, programme }, before);
    },
  );
}

/** Points, rewards and members; all of it is 404 in a market without loyalty rules [LOY-13, LOY-25, LOY-26, LOY-27, LOY-28, ENG-21, SHP-34]. */
export function registerLoyalty(app: FastifyInstance, dependencies: LoyaltySources): void {
  registerAccount(app, dependencies);
  registerCode(app, dependencies);
  registerHistory(app, dependencies);
  registerMemberQuestion(app, dependencies);
  registerEarnings(app, dependencies);
}
