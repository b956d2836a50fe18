import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { Discount } from '../../schemas/types/catalogue/discount.ts';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { MenuOptions } from '../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Upsell } from '../../schemas/types/catalogue/upsell.ts';

/** The parts of a market manifest that its catalogue has to agree with. */
interface ManifestFacts {
  readonly sectors: readonly string[];
  readonly locales: readonly string[];
  readonly tax: { readonly rates: readonly { readonly taxCodes?: readonly string[] }[] };
}

/** Texts of one entry in another language than the market's first: title, desc, terms. */
export type Wording = Readonly<Record<string, string>>;

/** One `words.<locale>.json`. */
export interface CatalogueWords {
  readonly products: Readonly<Record<string, Wording>>;
  readonly options: Readonly<Record<string, Readonly<Record<string, Wording>>>>;
  readonly deals: Readonly<Record<string, Wording>>;
  readonly discounts?: Readonly<Record<string, Wording>>;
  readonly modifiers?: Readonly<Record<string, Wording>>;
}

/** The catalogue files of one market, beside what its manifest says of sectors, locales and taxes. */
export interface MarketCatalogue {
  readonly id: string;
  readonly manifest: ManifestFacts;
  readonly huts: readonly Hut[];
  readonly options: MenuOptions;
  readonly products: readonly Product[];
  readonly deals: readonly Deal[];
  readonly discounts: readonly Discount[];
  readonly upsells: readonly Upsell[];
  readonly words: ReadonlyMap<string, CatalogueWords>;
}

const folder = new URL('../../markets/', import.meta.url).pathname;

/** Reads the catalogue of every market that has one. A file that is missing or no JSON throws. */
export const marketCatalogues: readonly MarketCatalogue[] = readdirSync(folder)
  .filter((id) => existsSync(join(folder, id, 'catalogue')))
  .map(readMarket);

/** Entries of the catalogue that a sector sees: those without a list of sectors, and those that name it. */
export function inSector<Entry extends { readonly sectors?: string[] }>(
  entries: readonly Entry[],
  sector: string,
): Entry[] {
  return entries.filter(({ sectors }) => sectors === undefined || sectors.includes(sector));
}

/** Ids of entries, in their order. */
export const idsOf = (entries: readonly { readonly id: string }[]): string[] =>
  entries.map(({ id }) => id);

/** What is named but not known. */
export const missingFrom = (known: readonly string[], named: readonly string[] = []): string[] =>
  named.filter((id) => !known.includes(id));

function readMarket(id: string): MarketCatalogue {
  const manifest = readJson(join(id, 'manifest.json')) as ManifestFacts;
  const read = (name: string): unknown => readJson(join(id, 'catalogue', `${name}.json`));
  return {
    id,
    manifest,
    huts: read('huts') as Hut[],
    options: read('options') as MenuOptions,
    products: read('products') as Product[],
    deals: read('deals') as Deal[],
    discounts: existsSync(join(folder, id, 'catalogue', 'discounts.json'))
      ? (read('discounts') as Discount[])
      : [],
    upsells: read('upsells') as Upsell[],
    words: new Map(
      manifest.locales
        .slice(1)
        .map((locale) => [locale, read(`words.${locale}`) as CatalogueWords]),
    ),
  };
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(folder, path), 'utf8'));
}
