import type { FastifyRequest } from 'fastify';
import type { MarketRegistry } from '../markets/market-registry.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import type { CatalogueReader } from '../menu/catalogue-reader.ts';
import { hutPage, publicPage, type PublicPage } from './public-pages.ts';
import { inLanguage, siteAddress } from './site-address.ts';
import { hutData } from './structured-data.ts';

/** What a page is to search engines, as far as its own market knows. */
export interface SearchPlace {
  /** The one address of the page in its language, which tells it apart from pages that are the same otherwise. */
  readonly canonical: string;
  readonly page: PublicPage;
}

/** What a page tells search engines of itself beside its texts. */
export interface SearchHead extends Pick<SearchPlace, 'canonical'> {
  /** The same page in every language of every market, by locale. */
  readonly alternates: readonly (readonly [locale: string, address: string])[];
  /** The hut that the page is about. */
  readonly hut?: { readonly name: string; readonly data: object };
}

type Asked = Pick<FastifyRequest, 'protocol' | 'host'>;

interface HeadSources {
  readonly markets: Pick<MarketRegistry, 'all'>;
  readonly reader: Pick<CatalogueReader, 'hut' | 'huts' | 'sectorMenu'>;
}

/** The place of a page among those of a market; undefined for pages that orders, accounts or one visit make [OPS-15]. */
export async function searchPlace(
  reader: HeadSources['reader'],
  request: Asked,
  running: RunningMarket,
  { path, locale }: { readonly path: string; readonly locale: string },
): Promise<SearchPlace | undefined> {
  const page = await publicPage(reader, running, path);
  if (!page) return undefined;
  const site = siteAddress(request, running);
  return { canonical: `${site}${inLanguage(page.path, locale, running.locales)}`, page };
}

/** All that a page tells search engines, for which the other markets are looked at too [OPS-15]. */
export async function searchHead(
  sources: HeadSources,
  request: Asked,
  running: RunningMarket,
  { canonical, page }: SearchPlace,
): Promise<SearchHead> {
  const site = siteAddress(request, running);
  const { hut } = page;
  return {
    canonical,
    alternates: await alternatesOf(sources, request, running, page),
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
  request: Asked,
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
