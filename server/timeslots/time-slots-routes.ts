import type { CatalogueSources } from '../menu/catalogue-of-call.ts';
import type { FastifyInstance } from 'fastify';
import { timeSlots } from '../../core/timeslots/time-slots.ts';
import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import { knownHut } from '../localisation/known-hut-routes.ts';
import { answers } from '../shell/answer-schemas.ts';
import { publicAnswer } from '../shell/cache-control.ts';
import { querySchemas } from '../shell/query-schemas.ts';

/** The times a customer may choose from [TIM-11]. */
export function registerTimeSlots(
  app: FastifyInstance,
  dependencies: CatalogueSources & { readonly now: () => number },
): void {
  const { sector, hutId, disposition, locale } = querySchemas;
  app.get<{
    Querystring: { sector: string; hutId: string; disposition: Disposition; locale?: string };
  }>(
    '/v1/hut/time-slots',
    {
      config: publicAnswer,
      schema: {
        summary: 'Times to choose from',
        tags: ['huts'],
        querystring: {
          type: 'object',
          required: ['sector', 'hutId', 'disposition'],
          properties: { sector, hutId, disposition, locale },
        },
        response: {
          200: { type: 'array', items: answers.timeSlot },
          '4xx': answers.problem,
        },
      },
    },
    async (request) => {
      const { query } = request;
      const known = await knownHut(dependencies, request, query.sector, query.hutId);
      const {
        tradingDay,
        timeSlots: { startOffsetMs },
      } = known.manifest;
      const { locales } = known.running;
      // The schema lets no market be without a locale.
      const [first = ''] = locales;
      return timeSlots(known.hut, {
        disposition: query.disposition,
        now: dependencies.now(),
        tradingDay,
        locale: locales.find((own) => own === query.locale) ?? first,
        ...(startOffsetMs !== undefined && { startOffsetMs }),
      });
    },
  );
}
