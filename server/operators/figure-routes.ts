import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { answers } from '../shell/answer-schemas.ts';
import { querySchemas } from '../shell/query-schemas.ts';
import { figuresOf } from './figures.ts';
import { type FigureFile, figureFiles, figureLines } from './figures-file.ts';
import type { FigureQuery } from './figure-scope.ts';
import { visitOf } from './guard-calls.ts';
import type { Operator } from './operator-accounts.ts';
import { noteAction } from './operator-actions.ts';
import { type OperatorContext, readingAside } from './operator-context.ts';
import { ownMarket } from './own-market.ts';
import { ownHut } from './scoped-orders.ts';

const tags = ['operators'];

const wanted = {
  market: { type: 'string', minLength: 1, maxLength: 40, description: 'Id of a market.' },
  sector: querySchemas.sector,
  hutId: querySchemas.hutId,
  days: {
    type: 'integer',
    minimum: 1,
    maximum: 366,
    default: 28,
    description: 'Trading days up to the last one.',
  },
  to: {
    type: 'string',
    format: 'date',
    maxLength: 10,
    description: 'Last trading day; today where it is left out.',
  },
} as const;

/** @throws ProblemError 404 where a market or hut is not the operator's to see */
async function assertOwn(
  context: OperatorContext,
  operator: Operator,
  { market, sector, hutId }: FigureQuery,
): Promise<void> {
  if (market !== undefined) ownMarket(context, operator, market);
  if (sector !== undefined && hutId !== undefined) await ownHut(context, operator, sector, hutId);
}

/** Figures of huts, markets and days, to be looked at and to be taken along as CSV [OPR-25]. */
export function registerFigures(app: FastifyInstance, context: OperatorContext): void {
  app.get<{ Querystring: FigureQuery }>(
    '/operator/api/figures',
    {
      schema: {
        summary: 'Orders, revenue, refusals and conversion of a time',
        tags,
        querystring: { type: 'object', properties: wanted },
        response: { 200: answers.figures, '4xx': answers.problem },
      },
      config: { operators: 'see-figures' },
    },
    async (request) => {
      const { operator } = visitOf(request);
      await assertOwn(context, operator, request.query);
      return readingAside(context, (reading) => figuresOf(reading, operator, request.query));
    },
  );

  app.get<{ Querystring: FigureQuery; Params: { file: FigureFile } }>(
    '/operator/api/figures/:file',
    {
      // A file is written down once, and read once.
      exposeHeadRoute: false,
      schema: {
        summary: 'Figures of each hut on each day, as CSV; that they were taken is written down',
        tags,
        params: {
          type: 'object',
          required: ['file'],
          properties: { file: { type: 'string', enum: figureFiles } },
        },
        querystring: { type: 'object', properties: wanted },
        response: { 200: { type: 'string' }, '4xx': answers.problem },
      },
      config: { operators: 'see-figures' },
    },
    async (request, reply) => {
      const { operator } = visitOf(request);
      const { query, params } = request;
      await assertOwn(context, operator, query);
      const detail = { ...params, ...query };
      await noteAction(context.database.db, operator, { action: 'took-figures', detail });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${params.file}.csv"`)
        .send(Readable.from(figureLines(context, operator, query, params.file)));
    },
  );
}
