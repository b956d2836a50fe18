import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringsAt } from '../../core/manifest/strings-at.ts';
import { type JsonObject, textOf } from '../../core/manifest/json.ts';
import { root } from '../../tools/tasks/project.ts';

/** What people of a country, and what is from there, is called: `Intl` does not know it. */
const adjectives = ['british', 'english', 'indian', 'canadian', 'french'];

/** Ids that are words as well: alone they say nothing, with a number behind them they are a sector. */
const words = ['in'];

const manifests = readdirSync(join(root, 'markets'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'default')
  .map(({ name }) => {
    const text = readFileSync(join(root, 'markets', name, 'manifest.json'), 'utf8');
    return JSON.parse(text) as JsonObject;
  });

const named = (type: 'region' | 'language' | 'currency', code: string): readonly string[] =>
  (new Intl.DisplayNames(['en'], { type }).of(code) ?? '').toLowerCase().split(' ');

const ids = manifests.map(({ id = '' }) => textOf(id));
const countries = manifests.map(({ country = '' }) => textOf(country));
const currencies = manifests.map(({ currency = '' }) => textOf(currency));
const languages = manifests.flatMap((manifest) =>
  stringsAt(manifest, 'locales').map((locale) => locale.replace(/-.*/, '')),
);

/** Codes and ids of the sample markets, which are short. */
const codes = new Set(
  [...ids, ...countries, ...currencies, ...languages]
    .map((name) => name.toLowerCase())
    .filter((name) => !words.includes(name)),
);

/** Names of the countries, languages and currencies, in words. */
const spelled = new Set([
  ...adjectives,
  ...[
    ...countries.flatMap((code) => named('region', code)),
    ...languages.flatMap((code) => named('language', code)),
    ...currencies.flatMap((code) => named('currency', code)),
  ].filter((name) => name.length > 3 && name !== 'united' && name !== 'kingdom'),
]);

const sector = new RegExp(`(?<![a-z])(${ids.join('|')})-\\d`, 'gi');

/** The words of a text, those inside longer names among them: `franceSector` is france and sector. */
const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u);

/** What a text names of the sample deployment: countries, languages, currencies, sectors, markets [ENG-08]. */
export const namesIn = (text: string): readonly string[] => [
  ...wordsOf(text).filter((word) => codes.has(word) || spelled.has(word)),
  ...(text.match(sector) ?? []),
];

/** The same for prose in any language, where a short code may be a word of that language. */
export const namesSpelledIn = (text: string): readonly string[] =>
  wordsOf(text).filter((word) => spelled.has(word));
