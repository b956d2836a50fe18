import type { FastifyInstance } from 'fastify';
import { toMinor } from '../../core/money/money.ts';
import type { LoyaltyAccountExists, LoyaltyEarnings } from '../../schemas/types/http/loyalty.ts';
import { authenticate } from '../accounts/authenticate.ts';
import { guessCounters } from '../limits/guess-counters.ts';
import { sectorsOfCall } from '../markets/sectors-of-call.ts';
import { answers } from '../shell/answer-schemas.ts';
import { notFound } from '../shell/problem-error.ts';
import { isMobileKnown } from './loyalty-accounts.ts';
import { type LoyaltySources, programmeOf } from './programme.ts';

const tags = ['loyalty'];

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;

/** Whether somebody collects points in the market of a hut [LOY-28]. */
export function registerMemberQuestion(app: FastifyInstance, dependencies: LoyaltySources): void {
  const { database, limiter, markets, reader } = dependencies;
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
      const programme = sector === undefined ? undefined : programmeOf(markets.bySector(sector));
      const hut = sector === undefined ? undefined : await reader.hut(sector, id);
      if (!programme || !hut) throw notFound(`Hut ${id} of sector ${asked}`);
      const { identity, loyalty } = programme.manifest;
      // Whoever asks about many numbers is looking for customers: every question counts.
      const asker = { market: programme.id, address: request.ip };
      await limiter.count(guessCounters(asker, identity.guessing));
      const hasOnlineAccount = await isMobileKnown(database.db, programme.id, value, loyalty);
      return { hasOnlineAccount };
    },
  );
}

/** What an amount earns [LOY-13]. */
export function registerEarnings(app: FastifyInstance, dependencies: LoyaltySources): void {
  const { markets, tokens } = dependencies;
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
      const programme = sector === undefined ? undefined : programmeOf(markets.bySector(sector));
      if (sector === undefined || !programme) {
        throw notFound(`A loyalty programme in sector ${asked}`);
      }
      const { rules, manifest } = programme;
      return rules.isOn(sector, manifest)
        ? rules.earning(toMinor(amount), manifest)
        : { points: 0 };
    },
  );
}
