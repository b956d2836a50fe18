import type { CatalogueSources } from '../menu/catalogue-of-call.ts';
import type { FastifyInstance } from 'fastify';
import { hutStatus } from '../../core/localisation/hut-status.ts';
import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import { answers } from '../shell/answer-schemas.ts';
import { publicAnswer } from '../shell/cache-control.ts';
import { notFound } from '../shell/problem-error.ts';
import { querySchemas } from '../shell/query-schemas.ts';
import { knownHut } from './known-hut.ts';

const { sector, hutId, disposition } = querySchemas;
const tags = ['huts'];

/** Availability of a hut [LOC-16] and its usual minutes [LOC-20, BSK-77]. */
export function registerStatus(
  app: FastifyInstance,
  dependencies: CatalogueSources & { readonly now: () => number },
): void {
  app.get<{ Params: { sector: string; hutId: string } }>(
    '/v2/huts/status/:sector/:hutId/summary',
    {
      config: publicAnswer,
      schema: {
        summary: 'Availability of a hut',
        tags,
        params: { type: 'object', properties: { sector, hutId } },
        response: { 200: answers.hutStatusSummary, '4xx': answers.problem },
      },
    },
    async (request) => {
      const { params } = request;
      const { hut, manifest } = await knownHut(dependencies, request, params.sector, params.hutId);
      const { startOffsetMs } = manifest.timeSlots;
      return hutStatus(hut, {
        now: dependencies.now(),
        tradingDay: manifest.tradingDay,
        ...(startOffsetMs !== undefined && { startOffsetMs }),
      });
    },
  );

  app.get<{ Querystring: { disposition: Disposition; id: string; sector: string } }>(
    '/v2/eta',
    {
      config: publicAnswer,
      schema: {
        summary: 'Usual minutes from order to hand-over',
        tags,
        querystring: {
          type: 'object',
          required: ['disposition', 'id', 'sector'],
          properties: { disposition, id: hutId, sector },
        },
        response: { 200: answers.eta, '4xx': answers.problem },
      },
    },
    async (request) => {
      const { query } = request;
      const { hut } = await knownHut(dependencies, request, query.sector, query.id);
      const eta = hut.eta?.[query.disposition];
      if (!eta) throw notFound(`An estimate of hut ${query.id} for ${query.disposition}`);
      return eta;
    },
  );
}
