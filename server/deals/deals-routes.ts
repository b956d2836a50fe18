import type { FastifyInstance } from 'fastify';
import {
  type CatalogueSources,
  catalogueOfCall,
  type HutQuery,
  hutQuerySchema,
} from '../menu/catalogue-of-call.ts';
import { packedAnswers } from '../menu/packed-answers.ts';
import { answers } from '../shell/answer-schemas.ts';
import { publicAnswer } from '../shell/cache-control.ts';
import { wrongFields } from '../shell/problem-error.ts';

const tags = ['deals'];

/** A scheduled order needs its time. */
function requireTime({ when, time }: HutQuery): void {
  if (when === 'scheduled' && time === undefined) {
    throw wrongFields([{ field: 'time', reason: 'is missing for a scheduled order' }]);
  }
}

/** Deals [DEA-87, DEA-88, DEA-89] and discounts [VOU-12] on offer at a hut. */
export function registerDeals(app: FastifyInstance, dependencies: CatalogueSources): void {
  const packed = packedAnswers();
  app.get<{ Querystring: HutQuery }>(
    '/v1/deals',
    {
      config: publicAnswer,
      schema: {
        summary: 'Deals on offer',
        tags,
        querystring: hutQuerySchema,
        response: { 200: { type: 'array', items: answers.deal }, '4xx': answers.problem },
      },
    },
    async (request, reply) => {
      requireTime(request.query);
      const about = await catalogueOfCall(dependencies, request, request.query);
      return packed.send(request, reply, {
        about,
        name: 'deals',
        make: () => [...about.catalogue.deals.values()],
      });
    },
  );

  app.get<{ Querystring: HutQuery }>(
    '/v1/discounts',
    {
      config: publicAnswer,
      schema: {
        summary: 'Discounts on offer',
        tags,
        querystring: hutQuerySchema,
        response: {
          200: {
            type: 'object',
            required: ['result'],
            properties: { result: { type: 'array', items: answers.discount } },
          },
          '4xx': answers.problem,
        },
      },
    },
    async (request) => {
      const { catalogue } = await catalogueOfCall(dependencies, request, request.query);
      return { result: [...catalogue.discounts.values()] };
    },
  );
}
