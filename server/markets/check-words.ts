import { isJsonObject, type Json } from '../../core/manifest/json.ts';
import { pointerTo } from '../../core/manifest/json-pointer.ts';
import { type Problem, unknownName } from '../../core/manifest/problem.ts';
import { stringsAt } from '../../core/manifest/strings-at.ts';
import { contentOf, type JsonFile } from './json-file.ts';
import type { Deployment } from './read-deployment.ts';
import { baseWords, textsOf } from './words.ts';

/** The texts that words are held against: those of the first base language, by key without plural form. */
interface Original {
  readonly language: string;
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Everything wrong with the wording. The first base language holds every text, so a key that it does not know
 * would be missing in some locale [SHL-03, SHL-72].
 */
export function wordProblems(deployment: Deployment): readonly Problem[] {
  const { defaults, markets } = deployment;
  const [language] = stringsAt(contentOf(defaults.manifest), 'baseLanguages');
  // Without a base language the check of the manifest has already said what is wrong.
  if (language === undefined) return [];
  const texts = [...textsOf(baseWords(deployment, language))];
  const original = { language, texts: new Map(texts.map(([key, text]) => [stemOf(key), text])) };
  const ofDefaults = [...defaults.words].flatMap(([, areas]) =>
    [...areas].flatMap(([area, file]) => fileProblems(file, [area], original)),
  );
  const ofMarkets = markets.flatMap(({ words }) =>
    [...words.values()].flatMap((file) => fileProblems(file, [], original)),
  );
  return [...ofDefaults, ...ofMarkets];
}

/** A key without the plural form that ends it: languages differ in their plurals. */
const stemOf = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

const fileProblems = (
  { file, content, problem }: JsonFile,
  area: readonly string[],
  original: Original,
): readonly Problem[] =>
  problem ? [problem] : treeProblems(content ?? null, { file, area, path: [] }, original);

interface Place {
  readonly file: string;
  readonly area: readonly string[];
  readonly path: readonly string[];
}

function treeProblems(value: Json, place: Place, original: Original): readonly Problem[] {
  if (isJsonObject(value)) {
    return Object.entries(value).flatMap(([key, part]) =>
      treeProblems(part, { ...place, path: [...place.path, key] }, original),
    );
  }
  const { file, path } = place;
  const pointer = pointerTo(path);
  if (typeof value !== 'string' || path.length === 0) {
    return [{ file, pointer, expected: 'a text', found: JSON.stringify(value) }];
  }
  if (value.trim() === '') return [{ file, pointer, expected: 'a text', found: 'an empty one' }];
  const key = stemOf([...place.area, ...path].join('.'));
  const { language, texts } = original;
  const text = texts.get(key);
  if (text === undefined) {
    return [unknownName({ file, pointer }, `key of the ${language} wording`, key, texts.keys())];
  }
  return strangePlaceholders(value, text).map((name) =>
    unknownName({ file, pointer }, 'placeholder of the text', name, placeholdersIn(text)),
  );
}

const placeholdersIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name = '']) => name);

/** Placeholders that the original text does not have: nobody would fill them. */
const strangePlaceholders = (text: string, original: string): readonly string[] => {
  const filled = ['count', ...placeholdersIn(original)];
  return placeholdersIn(text).filter((name) => !filled.includes(name));
};
