import { isJsonObject, type Json } from '../../core/manifest/json.ts';
import { pointerTo } from '../../core/manifest/json-pointer.ts';
import { type Problem, unknownName } from '../../core/manifest/problem.ts';
import type { JsonFile } from './json-file.ts';

/** The texts that words are held against. */
export interface Original {
  /** The language or locale that they are in, for messages. */
  readonly language: string;
  /** By key without plural form. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Texts by key without plural form. */
export const byStem = (texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...texts].map(([key, text]) => [stemOf(key), text]));

/** A key without the plural form that ends it: languages differ in their plurals. */
export const stemOf = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** Everything wrong with the texts of a file, held against the texts of the same keys elsewhere. */
export const fileProblems = (
  { file, content, problem }: JsonFile,
  area: readonly string[],
  original: Original,
): readonly Problem[] =>
  problem ? [problem] : treeProblems(content ?? null, { file, area, path: [] }, original);

/** Groups of words whose keys end with names of the market: its categories, tags, fields and ways to pay [ENG-25]. */
export const openGroups: readonly string[] = [
  'menu.categories',
  'menu.intros',
  'menu.tags',
  'checkout.fields',
  'checkout.errors.invalid',
  'checkout.totals',
  'payments.types',
];

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
  if (text === undefined && openGroups.some((group) => key.startsWith(`${group}.`))) return [];
  if (text === undefined) {
    return [unknownName({ file, pointer }, `key of the ${language} wording`, key, texts.keys())];
  }
  return [
    ...strangePlaceholders(value, text).map((name) =>
      unknownName({ file, pointer }, 'placeholder of the text', name, placeholdersIn(text)),
    ),
    ...lostPlaceholders(value, text).map((name) => ({
      file,
      pointer,
      expected: `the placeholder {{${name}}}, as in "${text}"`,
      found: `"${value}"`,
    })),
  ];
}

const placeholdersIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name = '']) => name);

/** Placeholders that the original text does not have: nobody would fill them. */
const strangePlaceholders = (text: string, original: string): readonly string[] => {
  const filled = ['count', ...placeholdersIn(original)];
  return placeholdersIn(text).filter((name) => !filled.includes(name));
};

/** Placeholders of the original that a text does not have: customers would miss what they stand for [OPR-03]. */
const lostPlaceholders = (text: string, original: string): readonly string[] => {
  const kept = ['count', ...placeholdersIn(text)];
  return [...new Set(placeholdersIn(original))].filter((name) => !kept.includes(name));
};
