import { describe, expect, it } from 'vitest';
import { anyMarkets } from './any-markets.ts';
import type { CatalogueWords, MarketCatalogue, Wording } from './market-catalogue.ts';

interface Told {
  readonly id: string;
  readonly title: string;
  readonly desc?: string;
  readonly terms?: string;
}

const translated = anyMarkets.flatMap((market) =>
  [...market.words].map(([locale, words]) => ({ market: market.id, locale, words, of: market })),
);

/** Texts that entries have in the first locale and lack in another. */
function untold(entries: readonly Told[], words: Readonly<Record<string, Wording>> = {}): string[] {
  return entries.flatMap((entry) =>
    (['title', 'desc', 'terms'] as const)
      .filter((text) => entry[text] && !words[entry.id]?.[text])
      .map((text) => `${entry.id} ${text}`),
  );
}

function untoldOptions({ options }: MarketCatalogue, words: CatalogueWords): string[] {
  const { sizes, crusts, sauces, cheeses, toppings } = options;
  return Object.entries({ sizes, crusts, sauces, cheeses, toppings }).flatMap(([list, entries]) =>
    untold(entries, words.options[list]),
  );
}

function untoldModifiers({ products }: MarketCatalogue, words: CatalogueWords): string[] {
  return products.flatMap(({ id, modifiers = [] }) =>
    modifiers
      .filter((modifier) => !words.modifiers?.[id]?.[modifier.id])
      .map((modifier) => `${id} ${modifier.id}`),
  );
}

describe.each(translated)('the catalogue of market $market in $locale', ({ words, of }) => {
  it('tells every product, option, deal and discount that the first locale tells', () => {
    expect([
      ...untold(of.products, words.products),
      ...untoldOptions(of, words),
      ...untold(of.deals, words.deals),
      ...untold(of.discounts, words.discounts),
      ...untoldModifiers(of, words),
    ]).toEqual([]);
  });
});
