import type { ESTree } from 'vite';
import { expect, it } from 'vitest';
import { lineAt, sourceFiles, walk } from './source-files.ts';

/** What a browser that the shop opens in knows by `-webkit-` only: the build adds no prefixes. */
const prefixed = new Set([
  'backdropFilter',
  'backgroundClip',
  'boxDecorationBreak',
  'hyphens',
  'mask',
  'maskImage',
  'maskPosition',
  'maskRepeat',
  'maskSize',
  'printColorAdjust',
  'textSizeAdjust',
  'userSelect',
]);

const nameOf = (property: ESTree.ObjectExpression['properties'][number]): string =>
  property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '';

it('a style says with a prefix too what some browser knows by no other name', () => {
  const found: string[] = [];
  for (const file of sourceFiles.filter(({ path }) => /^(ui|plugins)\//.test(path))) {
    walk(file, {
      ObjectExpression({ properties }) {
        const names = new Set(properties.map(nameOf));
        for (const property of properties) {
          const name = nameOf(property);
          const twin = `Webkit${name.charAt(0).toUpperCase()}${name.slice(1)}`;
          if (prefixed.has(name) && !names.has(twin)) {
            found.push(`${file.path}:${lineAt(file, property.start)} ${name}`);
          }
        }
      },
    });
  }
  expect(found).toEqual([]);
});
