import { isJsonObject, type Json } from '../../core/manifest/json.ts';
import type { MarketWithCatalogue } from '../../server/markets/read-catalogue.ts';
import { translateMark } from '../../server/markets/translate-mark.ts';

/** Keys of an entry that customers read. */
const read = ['title', 'desc', 'terms'] as const;

type Texts = Readonly<Record<string, string>>;
interface Entry {
  readonly id: string;
  readonly modifiers?: readonly Entry[];
}

const textsOf = (entry: Entry): Texts =>
  Object.fromEntries(
    Object.entries(entry).filter(
      ([key, value]) => typeof value === 'string' && read.some((name) => name === key),
    ),
  );

const byId = (entries: readonly Entry[]): Readonly<Record<string, Texts>> =>
  Object.fromEntries(entries.map((entry) => [entry.id, textsOf(entry)]));

/** Every text of a catalogue that a locale other than the first needs, by list and id. */
export function everyText(files: ReadonlyMap<string, unknown>): Json {
  const list = (name: string) => (files.get(name) ?? []) as readonly Entry[];
  const options = (files.get('options') ?? {}) as Readonly<Record<string, unknown>>;
  const ofOptions = Object.entries(options).flatMap(([name, entries]) =>
    Array.isArray(entries) ? [[name, byId(entries as readonly Entry[])] as const] : [],
  );
  const modifiers = list('products').flatMap(({ id, modifiers: own = [] }) =>
    own.length > 0
      ? [[id, Object.fromEntries(own.map((one) => [one.id, textsOf(one)['title'] ?? '']))] as const]
      : [],
  );
  return {
    products: byId(list('products')),
    options: Object.fromEntries(ofOptions),
    deals: byId(list('deals')),
    discounts: byId(list('discounts')),
    vouchers: byId(list('vouchers')),
    modifiers: Object.fromEntries(modifiers),
  };
}

/**
 * The texts of a small catalogue in another locale than the first: those that the other market has in that language,
 * and a marked text of the first locale for each that it lacks [ENG-31].
 * @param from the locale of the other market in the same language, if it has one
 */
export function catalogueWords(
  files: ReadonlyMap<string, unknown>,
  { catalogue }: Pick<MarketWithCatalogue, 'catalogue'>,
  from: string | undefined,
): Json {
  const own = from === undefined ? undefined : catalogue.get(`words.${from}`)?.content;
  return told(everyText(files), own);
}

function told(text: Json, translated: Json | undefined): Json {
  if (!isJsonObject(text)) {
    if (typeof translated === 'string') return translated;
    return typeof text === 'string' ? translateMark + text : text;
  }
  const parts = isJsonObject(translated) ? translated : {};
  return Object.fromEntries(
    Object.entries(text).map(([key, part]) => [key, told(part, parts[key])]),
  );
}

/** Entries of a catalogue with a mark on everything that customers read, for a first locale in another language. */
export function markedEntries(value: Json): Json {
  if (Array.isArray(value)) return value.map(markedEntries);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      typeof part === 'string' && read.some((name) => name === key)
        ? translateMark + part
        : markedEntries(part),
    ]),
  );
}
