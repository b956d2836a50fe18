import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../tools/tasks/project.ts';
import { lineAt, sourceFiles, walk } from './source-files.ts';
import type { SourceFile } from './source-files.ts';

/** Every string and piece of a template in a file, with its line. */
function textsIn(file: SourceFile): { text: string; line: number }[] {
  const texts: { text: string; line: number }[] = [];
  walk(file, {
    Literal(node) {
      if (typeof node.value !== 'string') return;
      texts.push({ text: node.value, line: lineAt(file, node.start) });
    },
    TemplateElement(node) {
      texts.push({ text: node.value.raw, line: lineAt(file, node.start) });
    },
  });
  return texts;
}

/** What a page shows or reads out without asking the wording for it. */
function wordsIn(file: SourceFile): { text: string; line: number }[] {
  const words: { text: string; line: number }[] = [];
  const spoken = new Set([
    'alt',
    'aria-label',
    'aria-description',
    'label',
    'placeholder',
    'title',
  ]);
  const add = (text: string, position: number) => {
    if (/\p{L}/u.test(text)) words.push({ text: text.trim(), line: lineAt(file, position) });
  };
  walk(file, {
    JSXText: (node) => add(node.value, node.start),
    JSXElement({ children }) {
      for (const child of children) {
        if (child.type !== 'JSXExpressionContainer') continue;
        const { expression } = child;
        if (expression.type === 'Literal' && typeof expression.value === 'string') {
          add(expression.value, expression.start);
        }
      }
    },
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !spoken.has(name.name)) return;
      if (value?.type === 'Literal' && typeof value.value === 'string')
        add(value.value, value.start);
    },
  });
  return words;
}

const foldersOf = (room: string): string[] =>
  existsSync(join(root, room))
    ? readdirSync(join(root, room), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];

const below = (...folders: string[]): SourceFile[] =>
  sourceFiles.filter(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)));

const drawn = ['ui/theme/', 'ui/food-art/'];
const pages = [...below('ui'), ...below('plugins')].filter(
  ({ path }) => !drawn.some((folder) => path.startsWith(folder)),
);

describe('the interface', () => {
  it('takes every colour and size from the theme', () => {
    const look =
      /(^|[\s,(:])#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(rgba?|hsla?|oklch)\(|\d(px|rem)\b/i;
    const found = pages.flatMap((file) =>
      textsIn(file)
        .filter(({ text }) => look.test(text))
        .map(({ text, line }) => `${file.path}:${line} ${text.trim().slice(0, 60)}`),
    );
    expect(found).toEqual([]);
  });

  it('takes every word from the wording of the market', () => {
    const found = pages
      .filter(({ path }) => path.endsWith('.tsx'))
      .flatMap((file) => wordsIn(file).map(({ text, line }) => `${file.path}:${line} ${text}`));
    expect(found).toEqual([]);
  });
});

describe('core, client, interface, server and tools', () => {
  it('name no plugin and no market [ENG-03, ENG-12]', () => {
    // The folder of the defaults stands beside the markets without being one.
    const markets = foldersOf('markets').filter((name) => name !== 'default');
    const names = new Set([...foldersOf('plugins'), ...markets]);
    // India's folder has the name of an operator of SQL.
    const operators = ['in'];
    for (const operator of operators) names.delete(operator);
    const found = below('core', 'client', 'ui', 'server', 'tools').flatMap((file) =>
      textsIn(file)
        .filter(({ text }) => names.has(text))
        .map(({ text, line }) => `${file.path}:${line} ${text}`),
    );
    expect(found).toEqual([]);
  });
});
