import type { FastifyRequest } from 'fastify';
import { inTime } from '../../core/engine/in-time.ts';
import { inEdition } from '../markets/edition.ts';
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

interface HeadSources extends MarketsOf {
  /** The markets of other databases. */
  readonly elsewhere: () => readonly MarketsOf[];
}

interface MarketsOf {
  readonly markets: Pick<MarketRegistry, 'all'>;
  readonly reader: Pick<CatalogueReader, 'hut' | 'huts' | 'sectorMenu'>;
}

/** How long another database may take to say which pages its markets have: a page does without sooner. In milliseconds. */
const elsewhereMs = 500;

/** The place of a page among those of a market; undefined for pages that orders, accounts or one visit make [OPS-15]. */
export async function searchPlace(
  reader: MarketsOf['reader'],
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
  sources: HeadSources,
  request: Asked,
  running: RunningMarket,
  { path, hut }: PublicPage,
): Promise<SearchHead['alternates']> {
  const own = hut ? [] : await othersWith(sources, path, running);
  const elsewhere = hut ? [] : await Promise.all(sources.elsewhere().map(marketsElsewhere(path)));
  const having = [...own, ...elsewhere.flat()];
  const found = new Map<string, string>();
  for (const market of [running, ...having]) {
    for (const locale of market.locales) {
      if (found.has(locale)) continue;
      const address = `${siteAddress(request, market)}${inLanguage(path, locale, market.locales)}`;
      found.set(locale, address);
    }
  }
  return [...found];
}

/** The markets that have a page, but for one. */
async function othersWith(
  { markets, reader }: MarketsOf,
  path: string,
  except?: RunningMarket,
): Promise<readonly RunningMarket[]> {
  const others = markets.all().filter(({ id }) => id !== except?.id);
  const having = await Promise.all(
    others.map(async (other) =>
      (await publicPage(reader, other, path))?.path === path ? [other] : [],
    ),
  );
  return having.flat();
}

/** The markets of another database that have a page, as everybody is served them; none where it does not answer. */
const marketsElsewhere =
  (path: string) =>
  async (sources: MarketsOf): Promise<readonly RunningMarket[]> => {
    const late = (): Error => new Error('The other database did not answer.');
    const having = inEdition(undefined, () => othersWith(sources, path));
    return inTime(having, elsewhereMs, late).catch(() => []);
  };
