import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allPaths, sourceFiles } from './source-files.ts';

const longestFile = 300;
/** Length that 19 of 20 files of the product keep to. */
const usualLength = 160;
const bannedFolders = ['utils', 'util', 'helpers', 'helper', 'common', 'services', 'misc', 'lib'];

/** Written by a program, so its length says nothing about its reader. */
const isGenerated = (path: string): boolean => path.startsWith('schemas/types/');

const lengths = sourceFiles
  .filter(({ path }) => !isGenerated(path))
  .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }));

describe('source files', () => {
  it('have at most 300 lines', () => {
    const found = lengths
      .filter(({ lines }) => lines > longestFile)
      .map(({ path, lines }) => `${path}: ${lines} lines`);
    expect(found).toEqual([]);
  });

  it('have at most 160 lines, 19 of 20 in the product', () => {
    const product = lengths.filter(({ path }) => !path.startsWith('tests/'));
    const longer = product
      .filter(({ lines }) => lines > usualLength)
      .toSorted((one, other) => one.lines - other.lines)
      .map(({ path, lines }) => `${path}: ${lines} lines`);
    const most = Math.floor(product.length / 20);
    expect(
      longer.length,
      `Part by purpose what is easily parted:\n${longer.join('\n')}`,
    ).toBeLessThanOrEqual(most);
  });

  it('have names in kebab-case', () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)+$/;
    const found = sourceFiles.map(({ path }) => path).filter((path) => !kebab.test(basename(path)));
    expect(found).toEqual([]);
  });

  it('have names that no other room has', () => {
    const rooms = ['core', 'client', 'server', 'ui'];
    const roomsOf = new Map<string, Set<string>>();
    for (const { path } of sourceFiles) {
      const [room = ''] = path.split('/');
      const name = basename(path).replace(/\.tsx?$/, '');
      // Where a room is entered.
      if (!rooms.includes(room) || name === 'main') continue;
      roomsOf.set(name, (roomsOf.get(name) ?? new Set()).add(room));
    }
    const found = [...roomsOf].filter(([, at]) => at.size > 1).map(([name]) => name);
    expect(found).toEqual([]);
  });

  it('stand in folders named after what they are about', () => {
    const found = allPaths.filter((path) =>
      path
        .split('/')
        .slice(0, -1)
        .some((folder) => bannedFolders.includes(folder)),
    );
    expect(found).toEqual([]);
  });

  it('silence no checker and promise no later work', () => {
    const signs =
      /@ts-(ignore|nocheck|expect-error)|(eslint|oxlint)-disable|\bTO[D]O\b|\bFIX[M]E\b/;
    const found = sourceFiles
      .filter(
        ({ path, text }) => path !== 'tests/architecture/file-shape.test.ts' && signs.test(text),
      )
      .map(({ path }) => path);
    expect(found).toEqual([]);
  });
});
