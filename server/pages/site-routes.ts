import type { FastifyInstance } from 'fastify';
import type { MarketRegistry } from '../markets/market-registry.ts';
import { marketOf } from '../markets/market-of-request.ts';
import type { CatalogueReader } from '../menu/catalogue-reader.ts';
import { publicAnswer } from '../shell/cache-control.ts';
import { escapeHtml } from '../shell/escape-html.ts';
import { withoutMarket } from './content-routes.ts';
import { publicPages } from './public-pages.ts';
import { inLanguage, siteAddress } from './site-address.ts';

/** Addresses that machines have no business at: what belongs to somebody, and what operators work with. */
const closed = [
  '/accounts/',
  '/debug',
  '/error',
  '/graphql',
  '/operator/',
  '/sandbox/',
  '/v1/orders/',
];

/** Most addresses that a list may hold by its standard. */
const mostAddresses = 50_000;

/** What search engines read first: where they may look, and every page of the market [OPS-15]. */
export function registerSite(
  app: FastifyInstance,
  {
    markets,
    reader,
  }: {
    readonly markets: MarketRegistry;
    readonly reader: Pick<CatalogueReader, 'hut' | 'huts' | 'sectorMenu'>;
  },
): void {
  app.get(
    '/robots.txt',
    { config: publicAnswer, schema: { hide: true } },
    async (request, reply) => {
      const running = marketOf(markets, request);
      const account = running ? [`${running.market.manifest.account.base}/`] : [];
      const lines = [
        'User-agent: *',
        ...[...new Set([...account, ...closed])].map((path) => `Disallow: ${path}`),
        ...(running ? ['', `Sitemap: ${siteAddress(request, running)}/sitemap.xml`] : []),
      ];
      return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
    },
  );

  app.get(
    '/sitemap.xml',
    { config: publicAnswer, schema: { hide: true } },
    async (request, reply) => {
      const running = marketOf(markets, request);
      if (!running) throw withoutMarket();
      const site = siteAddress(request, running);
      const { locales } = running;
      const addresses = (await publicPages(reader, running)).flatMap((path) =>
        locales.map((locale) => `${site}${inLanguage(path, locale, locales)}`),
      );
      const urls = addresses
        .slice(0, mostAddresses)
        .map((address) => `<url><loc>${escapeHtml(address)}</loc></url>\n`);
      return reply
        .type('application/xml; charset=utf-8')
        .send(
          `<?xml version="1.0" encoding="UTF-8"?>\n` +
            `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`,
        );
    },
  );
}
