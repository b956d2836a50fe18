import type { Json } from '../../core/manifest/json.ts';
import { isJsonObject } from '../../core/manifest/json.ts';
import type { WordTree } from '../../core/shell/boot-data.ts';
import type { Deployment, MarketFolder } from './read-deployment.ts';

/** Language of last resort: every text stands in it [SHL-03]. */
export const lastLanguage = 'en';

/** The language of a locale: fr of fr-CA. */
export const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;

/** The wording of one language of the defaults: every area under its name. */
export const baseWords = ({ defaults }: Deployment, language: string): WordTree =>
  Object.fromEntries(
    [...(defaults.words.get(language) ?? [])].map(([area, { content }]) => [area, asTree(content)]),
  );

/**
 * The words of a locale: the market's own, what they lack from the base catalogue of the language, then from
 * the last language [SHL-03].
 */
export const wordsOf = (deployment: Deployment, market: MarketFolder, locale: string): WordTree =>
  [
    baseWords(deployment, lastLanguage),
    baseWords(deployment, languageOf(locale)),
    asTree(market.words.get(locale)?.content),
  ].reduce(layWords, {});

/** Lays words over others: trees merge key by key, a text replaces what is below. */
function layWords(below: WordTree, above: WordTree): WordTree {
  const merged = new Map(Object.entries(below));
  for (const [key, value] of Object.entries(above)) {
    const old = merged.get(key);
    merged.set(
      key,
      typeof value === 'string' || typeof old !== 'object' ? value : layWords(old, value),
    );
  }
  return Object.fromEntries(merged);
}

/** Every text of a tree by its key, such as `basket.title`. */
export const textsOf = (tree: WordTree, prefix = ''): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(tree).flatMap(([key, value]): (readonly [string, string])[] =>
      typeof value === 'string'
        ? [[`${prefix}${key}`, value]]
        : [...textsOf(value, `${prefix}${key}.`)],
    ),
  );

/** The texts in a file of wording; what is no text is left out, since the check of the file names it. */
const asTree = (content: Json | undefined): WordTree =>
  isJsonObject(content)
    ? Object.fromEntries(
        Object.entries(content).flatMap(([key, value]): [string, string | WordTree][] => {
          if (typeof value === 'string') return [[key, value]];
          return isJsonObject(value) ? [[key, asTree(value)]] : [];
        }),
      )
    : {};
