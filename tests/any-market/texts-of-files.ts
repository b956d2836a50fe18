import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NamedText } from './typography.ts';

const root = join(import.meta.dirname, '../..');

/** Texts of a value, by their places in it. */
function textsIn(value: unknown, path: readonly string[] = []): readonly [string, string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key]));
}

const parsed = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** The locale in a file's name or its folder's; a base language where that is what is there. */
const localeIn = (file: string): string =>
  /(?:^|[/.])([a-z]{2}(?:-[A-Z]{2})?)(?:\.json$|\/)/u.exec(
    file.slice(file.search(/words|pages/)),
  )?.[1] ?? '';

const wordFiles = globSync(
  ['markets/*/words/**/*.json', 'plugins/*/words/*.json', 'ui/*/words/*.json'],
  { cwd: root },
);
const pageFiles = globSync('markets/*/pages/**/*.md', { cwd: root });
const catalogues = globSync(
  'markets/*/catalogue/{products,options,deals,discounts,vouchers,upsells}.json',
  { cwd: root },
);
const catalogueWords = globSync('markets/*/catalogue/words.*.json', { cwd: root });

/** Texts of a catalogue that customers read. */
const isRead = ([key]: readonly [string, string]): boolean =>
  /(?:^|\.)(?:title|desc|terms)$/.test(key);

const firstLocale = (file: string): string => {
  const { locales } = parsed(join(file, '../../manifest.json')) as { locales: readonly string[] };
  return locales[0] ?? '';
};

/** Every text of engine, plugins and markets that a customer reads, and those of operators, with its locale [SHP-45]. */
export const textsOfFiles: readonly NamedText[] = [
  ...wordFiles.flatMap((file) =>
    textsIn(parsed(file)).map(([key, text]) => ({ file, key, locale: localeIn(file), text })),
  ),
  ...pageFiles.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((text, index) => ({ file, key: `line ${index + 1}`, locale: localeIn(file), text })),
  ),
  ...catalogues.flatMap((file) =>
    textsIn(parsed(file))
      .filter(isRead)
      .map(([key, text]) => ({ file, key, locale: firstLocale(file), text })),
  ),
  ...catalogueWords.flatMap((file) =>
    textsIn(parsed(file)).map(([key, text]) => ({ file, key, locale: localeIn(file), text })),
  ),
];
