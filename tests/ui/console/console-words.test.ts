import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../tools/tasks/project.ts';

const folder = join(root, 'ui/console/words');

type Tree = { readonly [key: string]: string | Tree };

const textsIn = (tree: Tree, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as const]
      : textsIn(value, `${path}${key}.`),
  );

const languages = readdirSync(folder).map((file) => ({
  file,
  texts: new Map(textsIn(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Tree)),
}));

const placeholders = (text = ''): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).toSorted();

describe('the words of the console', () => {
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
    const pages = readdirSync(join(root, 'ui/console')).filter((file) => file.endsWith('.tsx'));
    const named = pages.flatMap((file) =>
      [
        ...readFileSync(join(root, 'ui/console', file), 'utf8').matchAll(/\bt\(\s*'([\w.-]+)'/g),
      ].map(([, key = '']) => key),
    );
    const known = languages[0]?.texts;
    const missing = named.filter((key) => !known?.has(key) && !known?.has(`${key}_other`));
    expect(named.length).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });
});
