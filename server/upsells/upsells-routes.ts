import type { FastifyInstance } from 'fastify';
import { offeredBy } from '../../core/upsells/offered-by.ts';
import { isValidAt } from '../../core/upsells/valid-at.ts';
import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { Upsell } from '../../schemas/types/catalogue/upsell.ts';
import { type CatalogueSources, catalogueOfCall } from '../menu/catalogue-of-call.ts';
import { sectorsOfCall } from '../markets/sectors-of-call.ts';
import { answers } from '../shell/answer-schemas.ts';
import { publicAnswer } from '../shell/cache-control.ts';
import { notFound } from '../shell/problem-error.ts';
import { querySchemas } from '../shell/query-schemas.ts';

interface UpsellsQuery {
  readonly sector: string;
  readonly now?: number;
  readonly hutid?: string;
  readonly disposition?: Disposition;
}

const { sector, hutId, disposition, time } = querySchemas;

/** Upsells of a sector [UPS-24, UPS-25]. */
export function registerUpsells(
  app: FastifyInstance,
  dependencies: CatalogueSources & { readonly now: () => number },
): void {
  app.get<{ Querystring: UpsellsQuery }>(
    '/v1/upsells',
    {
      config: publicAnswer,
      schema: {
        summary: 'Dips and deals to suggest',
        description:
          'With a hut only what it sells is suggested, and nothing that would suggest nothing.',
        tags: ['upsells'],
        querystring: {
          type: 'object',
          required: ['sector'],
          properties: {
            sector,
            now: {
              ...time,
              description: 'The moment, in milliseconds since 1970; absent means now.',
            },
            hutid: hutId,
            disposition,
          },
        },
        response: { 200: { type: 'array', items: answers.upsell }, '4xx': answers.problem },
      },
    },
    async (request) => {
      const { query } = request;
      const { now = dependencies.now(), hutid } = query;
      const [own] = sectorsOfCall(dependencies.markets, request, [query.sector]);
      if (own === undefined) throw notFound(`Sector ${query.sector}`);
      const upsells = (await dependencies.reader.upsells(own))
        .filter((upsell) => isValidAt(upsell, now))
        .map((upsell): Upsell => ({ ...upsell, hasSeen: false }));
      if (hutid === undefined) return upsells;
      const { catalogue } = await catalogueOfCall(dependencies, request, { ...query, hutid });
      return upsells.flatMap((upsell) => offeredBy(upsell, catalogue) ?? []);
    },
  );
}
