import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { VisitCount, VisitSteps } from '../../schemas/types/http/figures.ts';
import type { Dependencies } from '../dependencies.ts';
import { marketOf } from '../markets/market-of-request.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import { answers } from '../shell/answer-schemas.ts';
import { notFound } from '../shell/problem-error.ts';
import type { Tables } from '../storage/tables.ts';
import { figurePlace, type FigurePlace } from './figure-day.ts';

/** Calls of one address: a visit makes about one a step. */
const calls = { most: 120, windowMs: 10 * 60_000 } as const;

const isRunning = (
  { market: { manifest } }: RunningMarket,
  { experiment, variant }: VisitCount,
): boolean => {
  if (experiment === undefined) return variant === undefined;
  const { list } = manifest.experiments;
  const known = Object.hasOwn(list, experiment) ? list[experiment] : undefined;
  return variant !== undefined && known?.variants.includes(variant) === true;
};

const keyOf = ({ step, experiment = '', variant = '' }: VisitCount): string =>
  JSON.stringify([step, experiment, variant]);

/** Adds one to each counter; rows are locked in one order, so that no two calls wait for each other. */
const countSteps = (
  db: Kysely<Tables>,
  places: { readonly visit: FigurePlace; readonly hut: FigurePlace },
  counts: readonly VisitCount[],
) =>
  db
    .insertInto('figure_step')
    .values(
      counts.map((count) => {
        // Before a hut is known a visit is one of the market.
        const { market, sector, hutId, day } = count.step === 'visit' ? places.visit : places.hut;
        const { step, experiment = '', variant = '' } = count;
        return { market, sector, hut_id: hutId, day, step, experiment, variant, count: 1 };
      }),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['market', 'day', 'sector', 'hut_id', 'step', 'experiment', 'variant'])
        .doUpdateSet({ count: sql<number>`figure_step.count + 1` }),
    )
    .execute();

/** Counts how far visits come: numbers alone are kept, and nothing of who visits [OPR-25]. */
export function registerVisits(
  app: FastifyInstance,
  { database, limiter, markets, reader, now }: Dependencies,
): void {
  app.post<{ Body: VisitSteps }>(
    '/v1/visits/steps',
    {
      schema: {
        summary: 'Counts steps that a visit reached',
        tags: ['experiments'],
        body: answers.visitSteps,
        response: {
          204: { type: 'null', description: 'Counted.' },
          '4xx': answers.problem,
        },
      },
    },
    async (request, reply) => {
      const { sector, hutId, counts } = request.body;
      const running = marketOf(markets, request, sector);
      if (!running) throw notFound('The market');
      await limiter.count([{ of: `visit steps from ${request.ip}`, by: 'address', ...calls }]);
      const facts = { catalogue: reader, now };
      const isAtHut = sector !== undefined && hutId !== undefined;
      const visit = await figurePlace(facts, running, undefined);
      const hut = isAtHut ? await figurePlace(facts, running, { sector, hutId }) : visit;
      // Experiments end while pages stay open: what is not run any more is not counted.
      const once = new Map(
        counts.filter((count) => isRunning(running, count)).map((count) => [keyOf(count), count]),
      );
      const sorted = [...once].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
      if (visit && hut && sorted.length > 0) await countSteps(database.db, { visit, hut }, sorted);
      return reply.code(204).send();
    },
  );
}
