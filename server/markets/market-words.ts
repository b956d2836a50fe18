import type { Json, JsonObject } from '../../core/manifest/json.ts';
import { isJsonObject } from '../../core/manifest/json.ts';
import type { WordTree } from '../../core/shell/boot-data.ts';
import { contentOf, type JsonFile } from './json-file.ts';
import type { Deployment, JsonFiles, MarketFolder } from './read-deployment.ts';

/** The language of a locale: what stands before its first hyphen. */
export const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;

/** The wording of one language of the defaults: every area under its name. */
export const baseWords = ({ defaults }: Deployment, language: string): WordTree =>
  Object.fromEntries(
    [...(defaults.words.get(language) ?? [])].map(([area, { content }]) => [area, asTree(content)]),
  );

/**
 * The base languages a locale falls back to: its own where it is one of them, then the first, which has every
 * text [SHL-03, CST-09].
 */
export const fallbackLanguages = (
  locale: string,
  baseLanguages: readonly string[],
): readonly string[] => [
  ...baseLanguages.filter((language) => language === languageOf(locale)),
  ...baseLanguages.slice(0, 1),
];

/** Ids of the plugins that a market names, as far as its manifest can be read. */
export function namedPlugins(
  { defaults }: Pick<Deployment, 'defaults'>,
  { manifest }: Pick<MarketFolder, 'manifest'>,
): readonly string[] {
  const named = contentOf(manifest)['plugins'] ?? contentOf(defaults.manifest)['plugins'];
  const entries: readonly Json[] = Array.isArray(named) ? named : [];
  return entries.flatMap((entry) => {
    const id = isJsonObject(entry) ? entry['id'] : undefined;
    return typeof id === 'string' ? [id] : [];
  });
}

/** Those of them that bring words. */
export const wordyPlugins = (
  deployment: Deployment,
  folder: Pick<MarketFolder, 'manifest'>,
): readonly string[] =>
  namedPlugins(deployment, folder).filter((id) => deployment.pluginWords.has(id));

/** The file of a plugin's words that serves a locale: its own, or the one of its language [ENG-13]. */
export const pluginFileOf = (files: JsonFiles, locale: string): JsonFile | undefined =>
  files.get(locale) ?? files.get(languageOf(locale));

/** The words of plugins in a locale, each plugin's under its id [ENG-13]. */
export const wordsOfPlugins = (
  { pluginWords }: Pick<Deployment, 'pluginWords'>,
  ids: readonly string[],
  locale: string,
): WordTree =>
  Object.fromEntries(
    ids.map((id) => [id, asTree(pluginFileOf(pluginWords.get(id) ?? new Map(), locale)?.content)]),
  );

/** What the words of a locale are laid from, the lowest first. */
const layersOf = (
  deployment: Deployment,
  market: MarketFolder,
  locale: string,
  baseLanguages: readonly string[],
): readonly WordTree[] => [
  ...fallbackLanguages(locale, baseLanguages)
    .toReversed()
    .map((language) => baseWords(deployment, language)),
  wordsOfPlugins(deployment, wordyPlugins(deployment, market), locale),
  asTree(market.words.get(locale)?.content),
];

/**
 * The words of a locale: the market's own, what they lack from its plugins and from the languages it falls back to
 * [SHL-03, ENG-13].
 */
export const wordsOf = (...words: Parameters<typeof layersOf>): WordTree =>
  layersOf(...words).reduce(layWords, {});

/** A group of the words of a locale, such as the names of categories, without all others. */
export const groupOf = (path: readonly string[], ...words: Parameters<typeof layersOf>): WordTree =>
  layersOf(...words)
    .map((layer) => groupAt(layer, path))
    .reduce(layWords, {});

/** The words under a path; none where there are no words. */
export const groupAt = (words: WordTree, path: readonly string[]): WordTree =>
  path.reduce<WordTree>((tree, key) => {
    const group = tree[key];
    return typeof group === 'object' ? group : {};
  }, words);

/** Of the words of a plugin, those of the letters that its server half writes. */
const lettersGroup = 'mail';

/** Words as browsers get them: those of letters stay on the server. */
export const wordsOfPages = (words: WordTree, plugins: readonly string[]): WordTree =>
  Object.fromEntries(
    Object.entries(words).map(([area, group]) => {
      if (typeof group === 'string' || !plugins.includes(area)) return [area, group];
      const { [lettersGroup]: _letters, ...shown } = group;
      return [area, shown];
    }),
  );

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

/** The texts of a file by their keys. */
export const textsIn = ({ content }: JsonFile): ReadonlyMap<string, string> =>
  textsOf(asTree(content));

const trees = new WeakMap<JsonObject, WordTree>();

/** The texts in a file of wording; what is no text is left out, since the check of the file names it. */
function asTree(content: Json | undefined): WordTree {
  if (!isJsonObject(content)) return {};
  const known = trees.get(content);
  if (known) return known;
  const tree = Object.fromEntries(
    Object.entries(content).flatMap(([key, value]): [string, string | WordTree][] => {
      if (typeof value === 'string') return [[key, value]];
      return isJsonObject(value) ? [[key, asTree(value)]] : [];
    }),
  );
  trees.set(content, tree);
  return tree;
}
