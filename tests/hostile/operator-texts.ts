import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Json } from '../../core/manifest/json.ts';
import { hostileTexts } from './hostile-texts.ts';
import { copySampleChain } from '../setup/sample-chain.ts';

/** Properties that hold a text for customers, by the schema that describes them. */
export const operatorTexts: Readonly<Record<string, readonly string[]>> = {
  'catalogue/deal': ['title', 'desc', 'terms'],
  'catalogue/discount': ['title', 'desc', 'terms'],
  'catalogue/hut': ['name', 'lines', 'city', 'closedNote', 'phone'],
  'catalogue/menu-options': ['title', 'desc'],
  'catalogue/place': [
    'name',
    'city',
    'sublocality',
    'neighborhood',
    'street',
    'number',
    'state',
    'postcode',
  ],
  'catalogue/product': ['title', 'desc'],
  'catalogue/voucher': ['title', 'desc', 'terms'],
  'manifest/accounts': ['socialNames'],
  'manifest/address': ['street', 'city', 'streetNumber'],
  'manifest/experiments': ['text'],
  'manifest/localisation': ['attribution'],
  'manifest/market': ['symbol', 'description', 'names'],
  'manifest/services': ['displayName'],
};

/** Of the texts above, those that a rule reads as well, so that a market could not be ordered from with another one. */
const readByRules = new Set(['number', 'postcode', 'state', 'street', 'streetNumber', 'symbol']);

/** Of the texts above, those that are texts by a name. */
const dictionaries = new Set(['names', 'socialNames']);

/** Words with a placeholder that their text has not are refused before a market starts. */
const wordable = hostileTexts.filter((text) => !text.includes('{{'));

/** The names of places have a longest length. */
const short = hostileTexts.filter(({ length }) => length <= 80);

const shown = new Set(Object.values(operatorTexts).flat());

/** A copy of the markets in which every text of one has a hostile one behind it, each of them many times. */
export interface HostileMarkets {
  readonly path: string;
  /** Every hostile text that was planted. */
  readonly planted: ReadonlySet<string>;
  /** The operator's texts as they are now. */
  readonly texts: readonly string[];
  readonly remove: () => void;
}

/** Copies the markets and spreads the hostile texts over the words, pages, catalogue and manifest of one of them. */
export function hostileMarkets(market: string): HostileMarkets {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-hostile-'));
  const path = join(folder, 'markets');
  copySampleChain(path);
  const planted = new Set<string>();
  const own: string[] = [];
  let next = 0;
  const worse = (text: string, texts = hostileTexts): string => {
    const hostile = texts[next % texts.length] ?? '';
    next += 1;
    planted.add(hostile);
    const whole = `${text} ${hostile}`;
    own.push(whole);
    return whole;
  };
  const spread = (value: Json, isText: (key: string) => boolean, texts?: readonly string[]) => {
    const at = (part: Json, key: string): Json => {
      if (typeof part === 'string') return isText(key) ? worse(part, texts) : part;
      if (Array.isArray(part)) return part.map((entry) => at(entry, key));
      if (typeof part !== 'object' || part === null) return part;
      return Object.fromEntries(
        Object.entries(part).map(([name, entry]) => [
          name,
          at(entry, dictionaries.has(key) ? key : name),
        ]),
      );
    };
    return at(value, '');
  };
  const rewrite = (file: string, change: (content: Json) => Json): void => {
    const content = JSON.parse(readFileSync(file, 'utf8')) as Json;
    writeFileSync(file, JSON.stringify(change(content)));
  };
  const home = join(path, market);
  const isShown = (key: string) => shown.has(key) && !readByRules.has(key);
  for (const file of filesBelow(join(home, 'words'), join(path, 'default', 'words'))) {
    rewrite(file, (content) => spread(content, (key) => key !== '$schema', wordable));
  }
  for (const file of filesBelow(join(home, 'catalogue'))) {
    const texts = basename(file) === 'places.json' ? short : hostileTexts;
    rewrite(file, (content) => spread(content, isShown, texts));
  }
  for (const file of filesBelow(join(home, 'pages'), join(path, 'default', 'pages'))) {
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n\n${hostileTexts.join('\n\n')}\n`);
  }
  rewrite(join(home, 'manifest.json'), (content) => {
    // The options of plugins are names and patterns, which schemas of their own hold.
    const { plugins = [], ...rest } = content as Record<string, Json>;
    const manifest = spread(rest, isShown) as Record<string, Json>;
    const flags = manifest['flags'] as { features: Record<string, Json> };
    const text = hostileTexts.join(' ');
    flags.features['emergency-banner'] = { default: true, text };
    return { ...manifest, plugins, name: worse('Fornello') };
  });
  return {
    path,
    planted,
    texts: own,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const filesBelow = (...folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(json|md)$/.test(name) && basename(name) !== 'gift-cards.json')
      .map((name) => join(folder, name)),
  );
