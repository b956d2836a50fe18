import { isJsonObject, type Json } from '../../core/manifest/json.ts';
import { pointerTo } from '../../core/manifest/json-pointer.ts';
import { type Problem, unknownName } from '../../core/manifest/problem.ts';
import type { JsonFile } from './json-file.ts';
import type { Deployment } from './read-deployment.ts';
import { baseWords, lastLanguage, textsOf } from './words.ts';

/**
 * Everything wrong with the wording. The last language holds every text, so a key that it does not know would be
 * missing in some locale [SHL-03, SHL-72].
 */
export function wordProblems(deployment: Deployment): readonly Problem[] {
  const known = new Map(
    [...textsOf(baseWords(deployment, lastLanguage))].map(([key, text]) => [stemOf(key), text]),
  );
  const { defaults, markets } = deployment;
  const ofDefaults = [...defaults.words].flatMap(([, areas]) =>
    [...areas].flatMap(([area, file]) => fileProblems(file, [area], known)),
  );
  const ofMarkets = markets.flatMap(({ words }) =>
    [...words.values()].flatMap((file) => fileProblems(file, [], known)),
  );
  return [...ofDefaults, ...ofMarkets];
}

/** A key without the plural form that ends it: languages differ in their plurals. */
const stemOf = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

const fileProblems = (
  { file, content, problem }: JsonFile,
  area: readonly string[],
  known: ReadonlyMap<string, string>,
): readonly Problem[] =>
  problem ? [problem] : treeProblems(content ?? null, { file, area, path: [] }, known);

interface Place {
  readonly file: string;
  readonly area: readonly string[];
  readonly path: readonly string[];
}

function treeProblems(
  value: Json,
  place: Place,
  known: ReadonlyMap<string, string>,
): readonly Problem[] {
  if (isJsonObject(value)) {
    return Object.entries(value).flatMap(([key, part]) =>
      treeProblems(part, { ...place, path: [...place.path, key] }, known),
    );
  }
  const { file, path } = place;
  const pointer = pointerTo(path);
  if (typeof value !== 'string' || path.length === 0) {
    return [{ file, pointer, expected: 'a text', found: JSON.stringify(value) }];
  }
  if (value.trim() === '') return [{ file, pointer, expected: 'a text', found: 'an empty one' }];
  const key = stemOf([...place.area, ...path].join('.'));
  const original = known.get(key);
  if (original === undefined) {
    return [
      unknownName({ file, pointer }, `key of the ${lastLanguage} wording`, key, known.keys()),
    ];
  }
  return strangePlaceholders(value, original).map((name) =>
    unknownName({ file, pointer }, 'placeholder of the text', name, placeholdersIn(original)),
  );
}

const placeholdersIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name = '']) => name);

/** Placeholders that the text in the last language does not have: nobody would fill them. */
const strangePlaceholders = (text: string, original: string): readonly string[] => {
  const filled = ['count', ...placeholdersIn(original)];
  return placeholdersIn(text).filter((name) => !filled.includes(name));
};
