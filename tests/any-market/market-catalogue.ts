import { existsSync, readFileSync } from 'node:fs';
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

/** Reads the catalogue of a market of a folder. A file that is missing or no JSON throws; some may be missing. */
export function readCatalogue(marketsDir: string, id: string): MarketCatalogue {
  const folder = join(marketsDir, id);
  const manifest = readJson(join(folder, 'manifest.json')) as ManifestFacts;
  const fileOf = (name: string) => join(folder, 'catalogue', `${name}.json`);
  const read = (name: string): unknown => readJson(fileOf(name));
  const list = (name: string): unknown => (existsSync(fileOf(name)) ? read(name) : []);
  return {
    id,
    manifest,
    huts: read('huts') as Hut[],
    options: read('options') as MenuOptions,
    products: read('products') as Product[],
    deals: list('deals') as Deal[],
    discounts: list('discounts') as Discount[],
    upsells: list('upsells') as Upsell[],
    words: new Map(
      manifest.locales
        .slice(1)
        .map((locale) => [locale, read(`words.${locale}`) as CatalogueWords]),
    ),
  };
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
