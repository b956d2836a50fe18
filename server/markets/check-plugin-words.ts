import type { Problem } from '../../core/manifest/problem.ts';
import { pointerTo, valueAt } from '../../core/manifest/json-pointer.ts';
import { stringsAt } from '../../core/manifest/strings-at.ts';
import { contentOf, type JsonFile } from './json-file.ts';
import type { Deployment, JsonFiles, MarketFolder } from './read-deployment.ts';
import { byStem, fileProblems, stemOf } from './word-file-problems.ts';
import { languageOf, pluginFileOf, textsIn, wordyPlugins } from './market-words.ts';

/** Every text of a plugin by its key in the wording, without plural form; a key of any of its files counts. */
export const pluginTexts = (id: string, files: JsonFiles): ReadonlyMap<string, string> =>
  byStem(
    new Map(
      [...files.values()]
        .toReversed()
        .flatMap((file) =>
          [...textsIn(file)].map(([key, text]) => [`${id}.${key}`, text] as const),
        ),
    ),
  );

/** Everything wrong with the words of the plugins that some market names [ENG-13]. */
export function pluginWordProblems(deployment: Deployment): readonly Problem[] {
  const { defaults, markets, pluginWords } = deployment;
  const areas = new Set([...defaults.words.values()].flatMap((files) => [...files.keys()]));
  return [...pluginWords].flatMap(([id, files]) => {
    const naming = markets.filter((folder) => wordyPlugins(deployment, folder).includes(id));
    if (naming.length === 0) return [];
    return [
      ...(areas.has(id) ? [takenName(id, files)] : []),
      ...[...files].flatMap(([locale, file]) => [
        ...fileProblems(file, [id], { language: locale, texts: pluginTexts(id, files) }),
        ...(file.problem ? [] : missingTexts(locale, files)),
      ]),
      ...naming.flatMap((folder) => unservedLocales(folder, id, files)),
    ];
  });
}

/** The words of the plugin would mix with those that every market has. */
const takenName = (id: string, files: JsonFiles): Problem => ({
  file: folderOf(files),
  pointer: '',
  expected: 'words of a plugin whose id is no area of the default wording',
  found: `"${id}"`,
});

const folderOf = (files: JsonFiles): string =>
  [...files.values()].map(({ file }) => file.slice(0, file.lastIndexOf('/')))[0] ?? '';

/** Whether something stands at a key that is no text: that is said already. */
const stands = (file: JsonFile, key: string): boolean =>
  valueAt(contentOf(file), key.split('.')) !== undefined;

/** Keys that another locale of the plugin has and this one lacks. */
function missingTexts(locale: string, files: JsonFiles): readonly Problem[] {
  const own = files.get(locale);
  if (!own) return [];
  const known = new Set(byStem(textsIn(own)).keys());
  const problems = [...files.values()].flatMap((other) =>
    [...textsIn(other).keys()]
      .filter((key) => !known.has(stemOf(key)) && !stands(own, key))
      .map((key): [string, Problem] => [
        stemOf(key),
        {
          file: own.file,
          pointer: pointerTo(key.split('.')),
          expected: `a text, as in ${other.file}`,
          found: 'nothing',
        },
      ]),
  );
  return [...new Map(problems.toReversed()).values()].toReversed();
}

/** Locales of a market that the plugin has no words for, unless the market has them all itself. */
const unservedLocales = (
  { id: market, words, manifest }: MarketFolder,
  id: string,
  files: JsonFiles,
): readonly Problem[] =>
  stringsAt(contentOf(manifest), 'locales').flatMap((locale): readonly Problem[] => {
    if (pluginFileOf(files, locale)) return [];
    const file = words.get(locale);
    const own = new Set(file ? byStem(textsIn(file)).keys() : []);
    const missing = [...pluginTexts(id, files).keys()].filter((key) => !own.has(key));
    if (missing.length === 0) return [];
    return [
      {
        file: `${folderOf(files)}/${languageOf(locale)}.json`,
        pointer: '',
        expected: `the words of ${id} for ${locale}, here or in the wording of the market`,
        found: `no file; market ${market} lacks ${missing.join(', ')}`,
      },
    ];
  });
