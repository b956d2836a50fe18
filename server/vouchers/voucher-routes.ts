import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  groundAgainst,
  rejectionOf,
  statusOfRejection,
  type VoucherGround,
} from '../../core/vouchers/judge-voucher.ts';
import { signedInBy } from '../accounts/authenticate.ts';
import { limitOrderCall } from '../accounts/limit-order-call.ts';
import { answers } from '../shell/answer-schemas.ts';
import { notFound } from '../shell/problem-error.ts';
import { listOf, querySchemas } from '../shell/query-schemas.ts';
import {
  answerOf,
  shopOf,
  type ValidateQuery,
  voucherOfCall,
  type VoucherSources,
} from './voucher-of-call.ts';
import { isUsedUp } from './voucher-repository.ts';

const tags = ['vouchers'];

const { sector, hutId, disposition, locale } = querySchemas;
const code = { type: 'string', minLength: 1, maxLength: 60, pattern: '\\S', description: 'Code.' };

const validateQuery = {
  type: 'object',
  required: ['sector', 'code'],
  properties: {
    sector,
    code,
    hutid: hutId,
    disposition,
    deals: {
      type: 'string',
      maxLength: 4000,
      description: 'Ids of the deals in the basket, separated by commas.',
    },
    locale,
  },
} as const;

/** Checks and reads vouchers [VOU-42, VOU-43, VOU-44, VOU-45]. */
export function registerVouchers(app: FastifyInstance, dependencies: VoucherSources): void {
  const { attemptLeft, limiter, markets, tokens } = dependencies;
  const accountOf = (token: string) => signedInBy(tokens, token);
  /** Codes that nobody knows count, so that those there are cannot be guessed [SEC-21]. */
  const limitGuesses = (request: FastifyRequest, asked: string) =>
    limitOrderCall({ limiter, markets, accountOf }, request, { call: 'voucher', sector: asked });
  app.get<{ Querystring: ValidateQuery }>(
    '/v1/vouchers/validate',
    {
      schema: {
        summary: 'Whether a voucher code can be used',
        tags,
        querystring: validateQuery,
        response: {
          200: answers.voucher,
          400: answers.problem,
          404: answers.voucherRejection,
          409: answers.voucherRejection,
          422: answers.voucherRejection,
          429: answers.problem,
        },
      },
    },
    async (request, reply) => {
      const { query } = request;
      const reject = (ground: VoucherGround) =>
        reply.code(statusOfRejection(ground.type)).send(rejectionOf(query.code, ground));
      const takeBack = await limitGuesses(request, query.sector);
      const voucher = await voucherOfCall(dependencies, request, query);
      if (!voucher) return reject({ type: 'NOT_FOUND' });
      await takeBack();
      const { running, found } = voucher;
      const besides = await attemptLeft(request);
      if (await isUsedUp(dependencies.database.db, running.id, found, besides)) {
        return reject({ type: 'NOT_FOUND' });
      }
      const shop = await shopOf(dependencies, query);
      const ground = groundAgainst(found.voucher, {
        isApp: request.headers['x-channel'] === 'app',
        disposition: query.disposition,
        catalogue: shop?.catalogue,
        dealIds: listOf(query.deals ?? ''),
      });
      if (ground) return reject(ground);
      const asked = query.locale === undefined ? {} : { locale: query.locale };
      return answerOf(found, running, { ...asked, ...(shop && { shop }) });
    },
  );

  app.get<{ Params: { sector: string; id: string }; Querystring: { locale?: string } }>(
    '/v1/vouchers/:sector/:id',
    {
      schema: {
        summary: 'A voucher',
        tags,
        params: {
          type: 'object',
          required: ['sector', 'id'],
          properties: { sector, id: code },
        },
        querystring: { type: 'object', properties: { locale } },
        response: { 200: answers.voucher, '4xx': answers.problem },
      },
    },
    async (request) => {
      const { sector: asked, id } = request.params;
      const takeBack = await limitGuesses(request, asked);
      const voucher = await voucherOfCall(dependencies, request, { sector: asked, code: id });
      if (!voucher) throw notFound('The voucher');
      await takeBack();
      const { found, running } = voucher;
      const isUsed = await isUsedUp(dependencies.database.db, running.id, found);
      const { locale: language } = request.query;
      const answer = answerOf(found, running, language === undefined ? {} : { locale: language });
      return { ...answer, valid: !isUsed };
    },
  );
}
