import type { FastifyInstance } from 'fastify';
import type { MarketRegistry } from '../markets/market-registry.ts';
import { marketOf } from '../markets/market-of-request.ts';
import { answers } from '../shell/answer-schemas.ts';
import { publicAnswer } from '../shell/cache-control.ts';
import { notFound, wrongFields } from '../shell/problem-error.ts';
import { querySchemas } from '../shell/query-schemas.ts';

const tags = ['shell'];

/** Wording, static pages [SHL-16], the release of the application [SHL-54] and what the market is now [OPR-13]. */
export function registerContent(
  app: FastifyInstance,
  { markets, release }: { readonly markets: MarketRegistry; readonly release: string },
): void {
  app.get<{ Params: { locale: string } }>(
    '/v1/words/:locale',
    {
      config: publicAnswer,
      schema: {
        summary: 'Every text of a locale of the market',
        tags,
        params: { type: 'object', properties: { locale: querySchemas.locale } },
        response: { 200: { type: 'object', additionalProperties: true }, '4xx': answers.problem },
      },
    },
    async (request) => {
      const { locale } = request.params;
      const running =
        marketOf(markets, request) ?? markets.all().find(({ words }) => words(locale));
      const words = running?.pageWords(locale);
      if (!words) throw notFound(`Locale ${locale}`);
      return words;
    },
  );

  app.get<{ Params: { page: string }; Querystring: { locale?: string } }>(
    '/v1/pages/:page',
    {
      config: publicAnswer,
      schema: {
        summary: 'Text of a static page as Markdown',
        tags,
        params: {
          type: 'object',
          properties: { page: { type: 'string', pattern: '^[a-z0-9-]{1,60}$' } },
        },
        querystring: { type: 'object', properties: { locale: querySchemas.locale } },
        response: {
          200: {
            type: 'object',
            required: ['locale', 'text'],
            properties: {
              locale: { type: 'string', description: 'Locale or language of the text.' },
              text: { type: 'string', description: 'Markdown; its first line is the heading.' },
            },
          },
          '4xx': answers.problem,
        },
      },
    },
    async (request) => {
      const { page } = request.params;
      const running = marketOf(markets, request);
      if (!running) throw withoutMarket();
      const { locales } = running;
      const locale = locales.find((known) => known === request.query.locale) ?? locales[0] ?? '';
      const found = running.page(page, locale);
      if (!found) throw notFound(`Page ${page}`);
      return found;
    },
  );

  app.get(
    '/v1/revision',
    {
      schema: {
        summary: 'What the market is now: pages of another revision are out of date [OPR-13]',
        tags,
        response: {
          200: {
            type: 'object',
            required: ['revision'],
            properties: {
              revision: {
                type: 'string',
                description: 'Changes whenever manifest, words, pages or catalogue do.',
              },
            },
          },
          '4xx': answers.problem,
        },
      },
    },
    async (request) => {
      const running = marketOf(markets, request);
      if (!running) throw withoutMarket();
      return { revision: running.revision };
    },
  );

  app.get(
    '/RELEASE_HASH.txt',
    { schema: { summary: 'Release of the browser application', tags, produces: ['text/plain'] } },
    async (_request, reply) => {
      void reply.type('text/plain; charset=utf-8');
      return release;
    },
  );
}

/** Why a call is refused that names no market. */
export const withoutMarket = () =>
  wrongFields([{ field: 'market', reason: 'is missing: call the host of a market' }]);
