import type { FastifyRequest } from 'fastify';
import type { MarketRegistry } from '../markets/market-registry.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import type { CatalogueReader } from '../menu/catalogue-reader.ts';
import { hutPage, publicPage, type PublicPage } from './public-pages.ts';
import { inLanguage, siteAddress } from './site-address.ts';
import { hutData } from './structured-data.ts';

/** What a page tells search engines of itself beside its texts. */
export interface SearchHead {
  /** The one address of the page in its language. */
  readonly canonical: string;
  /** The same page in every language of every market, by locale. */
  readonly alternates: readonly (readonly [locale: string, address: string])[];
  /** The hut that the page is about. */
  readonly hut?: { readonly name: string; readonly data: object };
  /** Tells apart what is said of two pages that are the same otherwise. */
  readonly key: string;
}

interface HeadSources {
  readonly markets: Pick<MarketRegistry, 'all'>;
  readonly reader: Pick<CatalogueReader, 'hut' | 'huts' | 'sectorMenu'>;
}

/** What a page of a market tells search engines; undefined for pages that orders, accounts or one visit make [OPS-15]. */
export async function searchHead(
  { markets, reader }: HeadSources,
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  running: RunningMarket,
  { path, locale }: { readonly path: string; readonly locale: string },
): Promise<SearchHead | undefined> {
  const page = await publicPage(reader, running, path);
  if (!page) return undefined;
  const site = siteAddress(request, running);
  const canonical = `${site}${inLanguage(page.path, locale, running.locales)}`;
  const { hut } = page;
  return {
    canonical,
    alternates: await alternatesOf({ markets, reader }, request, running, page),
    key: canonical,
    ...(hut && {
      hut: {
        name: hut.name,
        data: hutData(running, hut, { page: `${site}${hutPage(hut)}`, menu: `${site}/menu/` }),
      },
    }),
  };
}

/** A hut is in one market; other pages are in every market that has them, its own market's languages first. */
async function alternatesOf(
  { markets, reader }: HeadSources,
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  running: RunningMarket,
  { path, hut }: PublicPage,
): Promise<SearchHead['alternates']> {
  const others = hut ? [] : markets.all().filter(({ id }) => id !== running.id);
  const having = await Promise.all(
    others.map(async (other) =>
      (await publicPage(reader, other, path))?.path === path ? other : undefined,
    ),
  );
  const found = new Map<string, string>();
  for (const market of [running, ...having]) {
    for (const locale of market?.locales ?? []) {
      if (!market || found.has(locale)) continue;
      const address = `${siteAddress(request, market)}${inLanguage(path, locale, market.locales)}`;
      found.set(locale, address);
    }
  }
  return [...found];
}
