import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../tools/tasks/project.ts';

/** The pages that belong to no market, and how many of their words they name at least. */
const pagesBeside = [
  ['console', 50],
  ['host-simulator', 30],
] as const;

type Tree = { readonly [key: string]: string | Tree };

const textsIn = (tree: Tree, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as const]
      : textsIn(value, `${path}${key}.`),
  );

const languagesOf = (pages: string) => {
  const folder = join(root, 'ui', pages, 'words');
  return readdirSync(folder).map((file) => ({
    file,
    texts: new Map(textsIn(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Tree)),
  }));
};

const placeholders = (text = ''): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).toSorted();

describe.each(pagesBeside)('the words of ui/%s', (pages, least) => {
  const languages = languagesOf(pages);

  it('are in more than one language', () => {
    expect(languages.length).toBeGreaterThan(1);
  });

  it('say everything in every language, with the same placeholders', () => {
    const [first, ...others] = languages;
    for (const { file, texts } of others) {
      expect([file, [...texts.keys()]]).toEqual([file, [...(first?.texts.keys() ?? [])]]);
      for (const [key, text] of texts) {
        expect([key, placeholders(text)]).toEqual([key, placeholders(first?.texts.get(key))]);
        expect(text.trim()).not.toBe('');
      }
    }
  });

  it('have every key that the pages name', () => {
    const files = readdirSync(join(root, 'ui', pages)).filter((file) => file.endsWith('.tsx'));
    const named = files.flatMap((file) =>
      [...readFileSync(join(root, 'ui', pages, file), 'utf8').matchAll(/\bt\(\s*'([\w.-]+)'/g)].map(
        ([, key = '']) => key,
      ),
    );
    const known = languages[0]?.texts;
    const missing = named.filter((key) => !known?.has(key) && !known?.has(`${key}_other`));
    expect(named.length).toBeGreaterThan(least);
    expect(missing).toEqual([]);
  });
});
