import type { MarketRegistry } from '../markets/market-registry.ts';
import type { FastifyInstance } from 'fastify';
import { activeFeatures } from '../../core/experiments/active-features.ts';
import { fnv1a } from '../../core/experiments/fnv1a.ts';
import type { ExperimentsDatafile, ActiveFeatures } from '../../schemas/types/http/experiments.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import { answers } from '../shell/answer-schemas.ts';
import { publicAnswer } from '../shell/cache-control.ts';
import { featureRoleOf } from '../shell/feature-role.ts';
import { notFound } from '../shell/problem-error.ts';
import { querySchemas } from '../shell/query-schemas.ts';

const tags = ['experiments'];
const market = {
  type: 'string',
  minLength: 1,
  maxLength: 20,
  description: 'Id of a market.',
} as const;

/** The experiments of a market [EXP-13] and its active feature flags [EXP-55]. */
export function registerExperiments(
  app: FastifyInstance,
  { markets }: { readonly markets: MarketRegistry },
): void {
  const runningMarket = (id: string): RunningMarket => {
    const running = markets.byId(id);
    if (!running) throw notFound(`Market ${id}`);
    return running;
  };

  app.get<{ Querystring: { market: string } }>(
    '/v1/experiments/datafile',
    {
      config: publicAnswer,
      schema: {
        summary: 'Experiments of a market with their variants and weights',
        tags,
        querystring: { type: 'object', required: ['market'], properties: { market } },
        response: { 200: answers.experimentsDatafile, '4xx': answers.problem },
      },
    },
    async ({ query }): Promise<ExperimentsDatafile> => {
      const { list } = runningMarket(query.market).market.manifest.experiments;
      return { revision: fnv1a(JSON.stringify(list)), experiments: list };
    },
  );

  app.get<{ Querystring: { market: string; sector: string } }>(
    '/v1/features',
    {
      config: publicAnswer,
      schema: {
        summary: 'Active feature flags of a sector, at the flag level of the caller',
        tags,
        querystring: {
          type: 'object',
          required: ['market', 'sector'],
          properties: { market, sector: querySchemas.sector },
        },
        response: { 200: answers.activeFeatures, '4xx': answers.problem },
      },
    },
    async (request, reply): Promise<ActiveFeatures> => {
      const { query } = request;
      const running = runningMarket(query.market);
      if (markets.bySector(query.sector) !== running) throw notFound(`Sector ${query.sector}`);
      const { flags } = running.manifestAt(query.sector, '');
      void reply.header('vary', 'feature-role');
      return activeFeatures(flags, featureRoleOf(request));
    },
  );
}
