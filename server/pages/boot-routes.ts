import type { FastifyInstance } from 'fastify';
import { currentEdition } from '../markets/edition.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';
import { marketOf } from '../markets/market-of-request.ts';
import { answers } from '../shell/answer-schemas.ts';
import { packingOf } from '../shell/packing.ts';
import { notFound } from '../shell/problem-error.ts';
import { querySchemas } from '../shell/query-schemas.ts';
import { bootFileAddress, bootFileOf } from './boot-file.ts';
import { bootOf } from './boot-of.ts';
import { withoutMarket } from './content-routes.ts';

/** An address never holds anything else than the content that it is named after. */
const immutable = 'public, max-age=31536000, immutable';

/** What pages start from: those of an app's own files [HST-01], and those of the server that do not hold it. */
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

  app.get<{ Params: { release: string; locale: string; file: string } }>(
    bootFileAddress,
    {
      schema: {
        hide: true,
        params: { type: 'object', properties: { locale: querySchemas.locale } },
      },
    },
    async (request, reply) => {
      const running = marketOf(markets, request);
      const { release: asked, locale, file } = request.params;
      const boot =
        asked === release && running?.locales.includes(locale)
          ? bootFileOf(running, locale, release)
          : undefined;
      const isSame = boot?.file === file;
      // A page starts from what its market is by now; one that is no draft does not turn into one.
      if (!boot || (!isSame && currentEdition()?.draft)) throw notFound(`Boot data ${file}`);
      const tag = `"${boot.file}"`;
      void reply.headers({
        'cache-control': isSame ? immutable : 'no-store',
        etag: tag,
        vary: 'Accept-Encoding',
      });
      if (isSame && request.headers['if-none-match'] === tag) return reply.code(304).send();
      const packing = packingOf(request.headers['accept-encoding']);
      if (packing !== 'identity') void reply.header('content-encoding', packing);
      return reply.type('application/json; charset=utf-8').send(boot.packed()[packing]);
    },
  );
}
