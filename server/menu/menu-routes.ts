import type { FastifyInstance } from 'fastify';
import { sectorsOfCall } from '../markets/sectors-of-call.ts';
import { answers } from '../shell/answer-schemas.ts';
import { publicAnswer } from '../shell/cache-control.ts';
import { notFound } from '../shell/problem-error.ts';
import { querySchemas } from '../shell/query-schemas.ts';
import {
  type CatalogueSources,
  catalogueOfCall,
  type HutQuery,
  hutQuerySchema,
} from './catalogue-of-call.ts';
import { packedAnswers } from './packed-answers.ts';
import { registerProducts } from './product-routes.ts';

const tags = ['menu'];

/**
 * What a hut sells [MNU-20, MNU-21, MNU-22, MNU-23, MNU-24, MNU-44], what a sector sells [EXP-67], and the units of a
 * point of sale [MNU-29].
 */
export function registerMenu(app: FastifyInstance, sources: CatalogueSources): void {
  registerProducts(app, sources);
  registerSectorMenu(app, sources);
  registerMenuOptions(app, sources);
  registerSkus(app, sources);
}

function registerSectorMenu(app: FastifyInstance, sources: CatalogueSources): void {
  app.get<{ Params: { sector: string }; Querystring: { locale?: string } }>(
    '/v1/sectors/:sector/menu',
    {
      config: publicAnswer,
      schema: {
        summary: 'Menu, deals and prices of a sector, for who has no hut yet [SHP-13]',
        tags,
        params: { type: 'object', properties: { sector: querySchemas.sector } },
        querystring: { type: 'object', properties: { locale: querySchemas.locale } },
        response: { 200: answers.sectorMenu, '4xx': answers.problem },
      },
    },
    async (request) => {
      const { sector } = request.params;
      const [own] = sectorsOfCall(sources.markets, request, [sector]);
      const menu =
        own === undefined ? undefined : await sources.reader.sectorMenu(own, request.query.locale);
      if (!menu) throw notFound(`Sector ${sector}`);
      return menu;
    },
  );
}

function registerMenuOptions(app: FastifyInstance, sources: CatalogueSources): void {
  const packed = packedAnswers();
  app.get<{ Querystring: HutQuery }>(
    '/v1/menu-options',
    {
      config: publicAnswer,
      schema: {
        summary: 'What pizzas can be made of',
        tags,
        querystring: hutQuerySchema,
        response: { 200: answers.menuOptions, '4xx': answers.problem },
      },
    },
    async (request, reply) => {
      const about = await catalogueOfCall(sources, request, request.query);
      return packed.send(request, reply, {
        about,
        name: 'options',
        make: () => about.catalogue.options,
      });
    },
  );
}

function registerSkus(app: FastifyInstance, sources: CatalogueSources): void {
  app.get<{ Querystring: { sector: string; pos: string } }>(
    '/v1/skus',
    {
      config: publicAnswer,
      schema: {
        summary: 'Units that a kind of point of sale knows',
        tags,
        querystring: {
          type: 'object',
          required: ['sector', 'pos'],
          properties: {
            sector: querySchemas.sector,
            pos: {
              type: 'string',
              minLength: 1,
              maxLength: 40,
              description: 'Kind of point of sale.',
            },
          },
        },
        response: { 200: { type: 'array', items: answers.sku }, '4xx': answers.problem },
      },
    },
    async (request) => {
      const { sector, pos } = request.query;
      const [own] = sectorsOfCall(sources.markets, request, [sector]);
      if (own === undefined) throw notFound(`Sector ${sector}`);
      return sources.reader.skus(own, pos);
    },
  );
}
