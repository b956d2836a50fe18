import type { FastifyInstance } from 'fastify';
import type { FetchedCategory } from '../../core/menu/category-of.ts';
import type { ProductType } from '../../schemas/types.ts';
import type { Dependencies } from '../dependencies.ts';
import { sectorsOfCall } from '../markets/sectors-of-call.ts';
import { answers } from '../shell/answer-schemas.ts';
import { notFound } from '../shell/problem-error.ts';
import { querySchemas } from '../shell/query-schemas.ts';
import { catalogueOfCall, type HutQuery, hutQuerySchema } from './catalogue-of-call.ts';
import { productAnswer } from './product-answer.ts';

const tags = ['menu'];

/** The type of the products of each category that is fetched [MNU-21]. */
const types: ReadonlyMap<string, ProductType> = new Map<FetchedCategory, ProductType>([
  ['pizzas', 'pizza'],
  ['sides', 'side'],
  ['drinks', 'drink'],
  ['desserts', 'dessert'],
  ['dips', 'dip'],
]);

/** What a hut sells [MNU-20 to MNU-24, MNU-44] and the units of a point of sale [MNU-29]. */
export function registerMenu(app: FastifyInstance, dependencies: Dependencies): void {
  app.get<{ Params: { category: string }; Querystring: HutQuery & { subtype?: string } }>(
    '/v2/products/:category',
    {
      schema: {
        summary: 'Products of a category that a hut sells',
        tags,
        params: {
          type: 'object',
          properties: { category: { type: 'string', description: [...types.keys()].join(', ') } },
        },
        querystring: {
          ...hutQuerySchema,
          properties: {
            ...hutQuerySchema.properties,
            subtype: { type: 'string', maxLength: 40, description: 'Kind the list is kept to.' },
          },
        },
        response: { 200: { type: 'array', items: answers.product }, '4xx': answers.problem },
      },
    },
    async (request) => {
      const { params, query } = request;
      const type = types.get(params.category);
      if (type === undefined) throw notFound(`Category ${params.category}`);
      const { catalogue, manifest } = await catalogueOfCall(dependencies, request, query);
      return [...catalogue.products.values()]
        .filter((product) => product.type === type)
        .filter(({ kind }) => query.subtype === undefined || kind === query.subtype)
        .map((product) => productAnswer(product, catalogue, manifest));
    },
  );

  app.get<{ Querystring: HutQuery }>(
    '/v1/menu-options',
    {
      schema: {
        summary: 'What pizzas can be made of',
        tags,
        querystring: hutQuerySchema,
        response: { 200: answers.menuOptions, '4xx': answers.problem },
      },
    },
    async (request) => {
      const { catalogue } = await catalogueOfCall(dependencies, request, request.query);
      return catalogue.options;
    },
  );

  app.get<{ Querystring: { sector: string; pos: string } }>(
    '/v1/skus',
    {
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
      const [own] = sectorsOfCall(dependencies.markets, request, [sector]);
      if (own === undefined) throw notFound(`Sector ${sector}`);
      return dependencies.reader.skus(own, pos);
    },
  );
}
