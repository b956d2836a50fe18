import { outsideAddressOf } from '../arrive.ts';
import { expect, test } from '../journey.ts';

/** Each market, with its languages, the first one first, and a price as machines read it. */
const markets = {
  uk: { locales: ['en-GB'], country: 'GB', currency: 'GBP' },
  fr: { locales: ['fr-FR', 'en-FR'], country: 'FR', currency: 'EUR' },
  in: { locales: ['en-IN'], country: 'IN', currency: 'INR' },
  ca: { locales: ['en-CA', 'fr-CA'], country: 'CA', currency: 'CAD' },
} as const;
type MarketId = keyof typeof markets;
const ids = Object.keys(markets) as MarketId[];

const textAt = async (address: string): Promise<string> => {
  const answer = await fetch(address);
  expect(answer.status, address).toBe(200);
  return answer.text();
};

const unescaped = (text: string): string => text.replaceAll('&amp;', '&');

/** The addresses that the list of a market's pages names. */
const listed = async (market: MarketId): Promise<readonly string[]> =>
  [
    ...(await textAt(outsideAddressOf(market, '/sitemap.xml'))).matchAll(/<loc>([^<]+)<\/loc>/g),
  ].map(([, address = '']) => unescaped(address));

/** Where a page says that it is, and where else it is, by language. */
function linksOf(html: string) {
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
  return {
    canonical: canonical && unescaped(canonical),
    alternates: new Map(
      alternates.map(([, language = '', href = '']) => [language, unescaped(href)]),
    ),
  };
}

/** What a page tells machines of what it is about. */
function dataOf(html: string): Record<string, unknown> {
  const [, text = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(text) as Record<string, unknown>;
}

interface Section {
  readonly name: string;
  readonly hasMenuItem: readonly {
    readonly name: string;
    readonly offers?: { readonly price: number; readonly priceCurrency: string };
  }[];
}

/** Node does not resolve names below localhost everywhere: pages are fetched at the test's own way to the market. */
const within = (market: MarketId, address: string): string => {
  const { pathname, search } = new URL(address);
  return outsideAddressOf(market, `${pathname}${search}`);
};

test('each market tells machines where to look, and lists each of its public pages in each language [OPS-15]', async () => {
  for (const market of ids) {
    const { locales } = markets[market];
    const rules = await textAt(outsideAddressOf(market, '/robots.txt'));
    const [, list = ''] = /^Sitemap: (\S+)$/m.exec(rules) ?? [];
    expect(new URL(list).pathname, market).toBe('/sitemap.xml');
    expect(new URL(list).hostname, market).toBe(`${market}.localhost`);
    for (const path of ['/account/', '/operator/', '/v1/orders/']) {
      expect(rules, market).toContain(`Disallow: ${path}\n`);
    }
    const addresses = (await listed(market)).map((address) => new URL(address));
    const paths = new Set(addresses.map(({ pathname }) => pathname));
    for (const path of ['/', '/huts/', '/menu/', '/menu/pizzas/', '/menu/deals/']) {
      const languages = addresses.filter(({ pathname }) => pathname === path);
      expect(
        languages.map(({ searchParams }) => searchParams.get('lang')),
        `${market} ${path}`,
      ).toEqual([null, ...locales.slice(1)]);
    }
    expect(
      [...paths].filter((path) => /^\/huts\/[^/]+\/[^/]+\/$/.test(path)).length,
    ).toBeGreaterThan(3);
    expect(
      [...paths].filter((path) => /^\/(order|accounts?|v1|operator|sandbox)\//.test(path)),
    ).toEqual([]);
  }
});

test('each public page names its one address and those in other languages, which name it in turn [OPS-15]', async () => {
  const everyLocale = ids.flatMap((market) => markets[market].locales).toSorted();
  for (const market of ids) {
    const { locales } = markets[market];
    const addresses = await listed(market);
    const hut = addresses.find((address) => /\/huts\/[^/]+\/[^/]+\/$/.test(address)) ?? '';
    for (const path of ['/', '/menu/pizzas/', new URL(hut).pathname]) {
      const own = addresses.filter((address) => new URL(address).pathname === path);
      expect(own.length, `${market} ${path}`).toBe(locales.length);
      for (const address of own) {
        const { canonical, alternates } = linksOf(await textAt(within(market, address)));
        expect(canonical).toBe(address);
        // A restaurant is in one market; home and the menu are in all.
        const languages = path.startsWith('/huts/') ? locales.toSorted() : everyLocale;
        expect([...alternates.keys()].toSorted(), address).toEqual(languages);
        expect([...alternates.values()], address).toContain(address);
      }
    }
    // However a page is asked for, it has one address.
    const asked = outsideAddressOf(market, '/menu/pizzas?utm_source=letter');
    expect(linksOf(await textAt(asked)).canonical).toMatch(/\.localhost(:\d+)?\/menu\/pizzas\//);
    const { canonical } = linksOf(await textAt(outsideAddressOf(market, '/order/pizzas/')));
    expect(canonical, market).toBeUndefined();
  }
});

test('restaurants and menus of each market are told to machines in the words of schema.org [OPS-15]', async () => {
  for (const market of ids) {
    const { country, currency } = markets[market];
    const hut =
      (await listed(market)).find((address) => /\/huts\/[^/]+\/[^/]+\/$/.test(address)) ?? '';
    const restaurant = dataOf(await textAt(within(market, hut)));
    expect(restaurant, market).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Restaurant',
      url: hut,
      name: expect.stringMatching(/\S/),
      currenciesAccepted: currency,
      address: { streetAddress: expect.stringMatching(/\S/), addressCountry: country },
      geo: { latitude: expect.any(Number), longitude: expect.any(Number) },
      openingHoursSpecification: expect.arrayContaining([
        expect.objectContaining({ opens: expect.stringMatching(/^\d\d:\d\d$/) }),
      ]),
    });
    const menu = dataOf(await textAt(outsideAddressOf(market, '/menu/')));
    expect(menu, market).toMatchObject({ '@type': 'Menu', inLanguage: expect.any(String) });
    const sections = menu['hasMenuSection'] as readonly Section[];
    expect(sections.length, market).toBeGreaterThan(3);
    const items = sections.flatMap(({ hasMenuItem }) => hasMenuItem);
    expect(items.length, market).toBeGreaterThan(40);
    expect(items.every(({ name }) => name.length > 0)).toBe(true);
    const offers = items.flatMap((item) => (item.offers ? [item.offers] : []));
    expect(offers.length, market).toBeGreaterThan(40);
    expect(
      offers.every(({ price, priceCurrency }) => price > 0 && priceCurrency === currency),
    ).toBe(true);
  }
});
