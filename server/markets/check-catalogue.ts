import { createHash } from 'node:crypto';
import { isJsonObject, type Json } from '../../core/manifest/json.ts';
import type { ManifestFile } from '../../core/manifest/layer-manifest.ts';
import { type Problem, unknownName } from '../../core/manifest/problem.ts';
import { isTimeZone } from '../../core/manifest/region-problems.ts';
import { schemaProblems } from '../../core/manifest/schema-problems.ts';
import { withDietMarks } from '../../core/menu/diet.ts';
import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { Discount } from '../../schemas/types/catalogue/discount.ts';
import type { CatalogueGiftCard } from '../../schemas/types/catalogue/gift-card.ts';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { MenuOptions } from '../../schemas/types/catalogue/menu-options.ts';
import type { GazetteerPlace } from '../../schemas/types/catalogue/place.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Upsell } from '../../schemas/types/catalogue/upsell.ts';
import type { CatalogueVoucher } from '../../schemas/types/catalogue/voucher.ts';
import type { CatalogueWords } from '../../schemas/types/catalogue/words.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { StreetRecord } from '../../schemas/types/http/places.ts';
import { amountProblems } from './catalogue-checks/amounts.ts';
import { CheckedCatalogue } from './catalogue-checks/checked-catalogue.ts';
import { drawingProblems } from './catalogue-checks/drawings.ts';
import { manifestNameProblems } from './catalogue-checks/manifest-names.ts';
import { timedNameProblems } from './catalogue-checks/timed-names.ts';
import { referenceProblems } from './catalogue-checks/references.ts';
import { tierProblems } from './catalogue-checks/delivery-tiers.ts';
import type { MarketCatalogue } from './catalogue-files.ts';
import type { JsonFile } from './json-file.ts';
import { photoProblems } from './photo-problems.ts';
import { repeatedCodes } from './repeated-codes.ts';
import { typedMarks } from './typed-marks.ts';
import { linkProblems } from './link-problems.ts';
import type { MarketWithCatalogue } from './read-catalogue.ts';
import { fileValidators } from './schemas.ts';
import { unknownHuts } from './unknown-huts.ts';

const lists = [
  'huts',
  'products',
  'deals',
  'discounts',
  'upsells',
  'vouchers',
  'gift-cards',
  'places',
  'streets',
] as const;
const required = ['huts', 'products', 'options'] as const;
const wordsPrefix = 'words.';

/** What the catalogue of a market is held against. */
interface Surroundings {
  /** The market's manifest file as it is written. */
  readonly stated: ManifestFile;
  /** Its levels laid together, with what its plugins declare. */
  readonly manifest: Manifest;
}

/** Everything wrong with the catalogue of a market; a market without one is fed from elsewhere. */
export function catalogueProblems(
  folder: MarketWithCatalogue,
  { stated, manifest }: Surroundings,
): readonly Problem[] {
  const { id, catalogue } = folder;
  const [first] = catalogue.values();
  if (!first) return [];
  const { sectors } = manifest;
  const place = first.file.slice(0, first.file.lastIndexOf('/'));
  const missing = required
    .filter((name) => !catalogue.has(name))
    .map((name) => ({
      file: `${place}/${name}.json`,
      pointer: '',
      expected: `the ${name} of market ${id}`,
      found: 'no file',
    }));
  const shapes = new Map([...catalogue].map(([name, file]) => [name, shapeProblems(name, file)]));
  const sound = new Map([...catalogue].filter(([name]) => shapes.get(name)?.length === 0));
  const checked = new CheckedCatalogue(sound, sectors);
  return [
    ...missing,
    ...[...shapes.values()].flat(),
    ...[...catalogue].flatMap(([name, { file, content = null }]) => [
      ...entryProblems(file, content, sectors),
      ...repeatedCodes(file, content),
      ...amountProblems(file, content, manifest.money.decimals),
      ...(name === 'products' ? typedMarks(file, content) : []),
      ...(name === 'streets' ? unknownHuts(file, content, catalogue.get('huts')?.content) : []),
    ]),
    ...referenceProblems(checked),
    ...drawingProblems(checked),
    ...tierProblems(checked),
    ...timeZoneProblems(checked),
    ...linkProblems(folder, checked, manifest),
    ...photoProblems(folder, checked, manifest),
    ...manifestNameProblems({ catalogue: checked, stated, manifest }),
    ...timedNameProblems({ catalogue: checked, stated, decimals: manifest.money.decimals }),
  ];
}

/** What of a file is no JSON, or does not fit its schema. */
function shapeProblems(name: string, { file, content, problem }: JsonFile): readonly Problem[] {
  if (problem) return [problem];
  const validator = validatorOf(name);
  return validator ? schemaProblems(file, content, validator) : [];
}

/** Huts whose clock nobody can tell. */
const timeZoneProblems = (catalogue: CheckedCatalogue): readonly Problem[] =>
  catalogue.entries('huts').flatMap(({ file, pointer, entry: { timeZone } }) =>
    timeZone === undefined || isTimeZone(timeZone)
      ? []
      : [
          {
            file,
            pointer: `${pointer}/timeZone`,
            expected: 'an IANA time zone, such as Etc/UTC',
            found: `"${timeZone}"`,
          },
        ],
  );

const validatorOf = (name: string) => {
  if (name.startsWith(wordsPrefix)) return fileValidators.catalogueWords;
  const known = ['options', ...lists] as const;
  const found = known.find((one) => one === name);
  return found && fileValidators[found];
};

/** A value that should be a name, as a message shows it. */
const shown = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Sectors that the market does not have, and ids that one sector has twice. */
function entryProblems(
  file: string,
  content: Json,
  sectors: readonly string[],
): readonly Problem[] {
  if (!Array.isArray(content)) return [];
  const seen = new Map<string, number>();
  return content.flatMap((entry: Json, index): Problem[] => {
    if (!isJsonObject(entry) || entry['id'] === undefined) return [];
    const { id, sector, sectors: named } = entry;
    const own: readonly Json[] =
      typeof sector === 'string' ? [sector] : Array.isArray(named) ? named : sectors;
    return own.flatMap((name): Problem[] => {
      const key = `${shown(name)} ${shown(id)}`;
      const first = seen.get(key);
      seen.set(key, first ?? index);
      if (!sectors.includes(shown(name))) {
        const place = {
          file,
          pointer: `/${index}/${typeof sector === 'string' ? 'sector' : 'sectors'}`,
        };
        return [unknownName(place, 'sector of the market', shown(name), sectors)];
      }
      if (first === undefined) return [];
      const found = `${key}, as at /${first}`;
      return [{ file, pointer: `/${index}/id`, expected: 'each id once in a sector', found }];
    });
  });
}

/** The catalogue of a market whose files were found right; undefined when it has none. */
export function catalogueOf({
  catalogue,
}: Pick<MarketWithCatalogue, 'catalogue'>): MarketCatalogue | undefined {
  if (catalogue.size === 0) return undefined;
  const read = <Content>(name: string, otherwise: Content): Content =>
    (catalogue.get(name)?.content as Content | undefined) ?? otherwise;
  const words = [...catalogue.keys()]
    .filter((name) => name.startsWith(wordsPrefix))
    .map((name): [string, CatalogueWords] => [name.slice(wordsPrefix.length), read(name, {})]);
  const noOptions: MenuOptions = { sizes: [], crusts: [], sauces: [], cheeses: [], toppings: [] };
  const options = read('options', noOptions);
  return {
    huts: read<readonly Hut[]>('huts', []),
    products: withDietMarks(read<readonly Product[]>('products', []), options),
    options,
    deals: read<readonly Deal[]>('deals', []),
    discounts: read<readonly Discount[]>('discounts', []),
    upsells: read<readonly Upsell[]>('upsells', []),
    vouchers: read<readonly CatalogueVoucher[]>('vouchers', []),
    giftCards: read<readonly CatalogueGiftCard[]>('gift-cards', []),
    places: read<readonly GazetteerPlace[]>('places', []),
    streets: read<readonly StreetRecord[]>('streets', []),
    words: new Map(words),
    digest: createHash('sha256')
      .update(JSON.stringify([...catalogue]))
      .digest('hex'),
  };
}
