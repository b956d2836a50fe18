import type { FastifyInstance } from 'fastify';
import type { MarketRegistry } from '../markets/market-registry.ts';
import { marketOf } from '../markets/market-of-request.ts';
import { answers } from '../shell/answer-schemas.ts';
import { querySchemas } from '../shell/query-schemas.ts';
import { bootOf } from './boot-of.ts';
import { withoutMarket } from './content-routes.ts';

/** What pages in an app's own files start from, as the server's pages carry it [HST-01]. */
export function registerBoot(
  app: FastifyInstance,
  { markets, release }: { readonly markets: MarketRegistry; readonly release: string },
): void {
  app.get<{ Querystring: { locale?: string } }>(
    '/v1/boot',
    {
      schema: {
        summary: "What pages in an app's own files start from [HST-01]",
        tags: ['shell'],
        querystring: { type: 'object', properties: { locale: querySchemas.locale } },
        response: { 200: { type: 'object', additionalProperties: true }, '4xx': answers.problem },
      },
    },
    async (request) => {
      const running = marketOf(markets, request);
      if (!running) throw withoutMarket();
      const { locales } = running;
      const locale = locales.find((known) => known === request.query.locale) ?? locales[0] ?? '';
      return bootOf(running, locale, release);
    },
  );
}
