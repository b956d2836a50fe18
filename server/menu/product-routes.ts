import type { FastifyInstance } from 'fastify';
import type { FetchedCategory } from '../../core/menu/category-of.ts';
import type { Product, ProductType } from '../../schemas/types/catalogue/product.ts';
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
import type { SectorContent } from './catalogue-reader.ts';
import { packedAnswers } from './packed-answers.ts';
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

const categorySchema = {
  type: 'string',
  maxLength: 40,
  description: [...types.keys()].join(', '),
} as const;
const subtypeSchema = {
  type: 'string',
  maxLength: 40,
  description: 'Kind the list is kept to.',
} as const;

/** @throws ProblemError 404 for a category that there is not [MNU-21] */
function typeOf(category: string): ProductType {
  const type = types.get(category);
  if (type === undefined) throw notFound(`Category ${category}`);
  return type;
}

/** The products of a category, of one kind where a subtype is named [MNU-22]. */
const answersOf = (
  { catalogue, manifest }: SectorContent,
  category: string,
  subtype: string | undefined,
): Product[] => {
  const type = typeOf(category);
  return [...catalogue.products.values()]
    .filter((product) => product.type === type)
    .filter(({ kind }) => subtype === undefined || kind === subtype)
    .map((product) => productAnswer(product, catalogue, manifest));
};

/** The products of a category, of a hut [MNU-20, MNU-21, MNU-22, MNU-23, MNU-24, MNU-44] or a whole sector [EXP-67]. */
export function registerProducts(app: FastifyInstance, sources: CatalogueSources): void {
  registerHutProducts(app, sources);
  registerSectorProducts(app, sources);
}

function registerHutProducts(app: FastifyInstance, sources: CatalogueSources): void {
  const packed = packedAnswers();
  app.get<{ Params: { category: string }; Querystring: HutQuery & { subtype?: string } }>(
    '/v2/products/:category',
    {
      config: publicAnswer,
      schema: {
        summary: 'Products of a category that a hut sells',
        tags,
        params: {
          type: 'object',
          properties: { category: categorySchema },
        },
        querystring: {
          ...hutQuerySchema,
          properties: {
            ...hutQuerySchema.properties,
            subtype: subtypeSchema,
          },
        },
        response: { 200: { type: 'array', items: answers.product }, '4xx': answers.problem },
      },
    },
    async (request, reply) => {
      const { category } = request.params;
      const { subtype } = request.query;
      typeOf(category);
      const about = await catalogueOfCall(sources, request, request.query);
      const name = subtype === undefined ? category : `${category} ${subtype}`;
      return packed.send(request, reply, {
        about,
        name,
        make: () => answersOf(about, category, subtype),
      });
    },
  );
}

function registerSectorProducts(app: FastifyInstance, sources: CatalogueSources): void {
  app.get<{
    Params: { sector: string; category: string };
    Querystring: { subtype?: string; locale?: string };
  }>(
    '/v2/sectors/:sector/products/:category',
    {
      config: publicAnswer,
      schema: {
        summary: 'Products of a category that a sector sells, whatever single huts lack',
        tags,
        params: {
          type: 'object',
          properties: { sector: querySchemas.sector, category: categorySchema },
        },
        querystring: {
          type: 'object',
          properties: { subtype: subtypeSchema, locale: querySchemas.locale },
        },
        response: { 200: { type: 'array', items: answers.product }, '4xx': answers.problem },
      },
    },
    async (request) => {
      const { category, sector } = request.params;
      const { locale, subtype } = request.query;
      const [own] = sectorsOfCall(sources.markets, request, [sector]);
      const content = own === undefined ? undefined : await sources.reader.contentOf(own, locale);
      if (!content) throw notFound(`Sector ${sector}`);
      return answersOf(content, category, subtype);
    },
  );
}
