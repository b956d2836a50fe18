import type { ESTree } from 'vite';
import { describe, expect, it } from 'vitest';
import { lineAt, type SourceFile, sourceFiles, walk } from './source-files.ts';

/** Where a file reads the clock of the machine: `Date.now`, `new Date()` or `Date()`. */
function readingsIn(file: SourceFile): string[] {
  const found: string[] = [];
  const add = (position: number) => found.push(`${file.path}:${lineAt(file, position)}`);
  const isDate = (node: ESTree.Node) => node.type === 'Identifier' && node.name === 'Date';
  walk(file, {
    MemberExpression(node) {
      const isNow = node.property.type === 'Identifier' && node.property.name === 'now';
      if (isNow && isDate(node.object)) add(node.start);
    },
    NewExpression(node) {
      if (isDate(node.callee) && node.arguments.length === 0) add(node.start);
    },
    CallExpression(node) {
      if (isDate(node.callee)) add(node.start);
    },
  });
  return found;
}

/** Clocks of a browser or of Vitest that start at the machine's hour when they are given none. */
function unsetClocksIn(file: SourceFile): string[] {
  const found: string[] = [];
  walk(file, {
    CallExpression({ callee, arguments: given, start }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { name } = callee.property;
      const starts = name === 'useFakeTimers' || (name === 'install' && isClock(callee.object));
      if (starts && given.length === 0) found.push(`${file.path}:${lineAt(file, start)}`);
    },
  });
  return found;
}

const isClock = (node: ESTree.Node): boolean =>
  node.type === 'MemberExpression' &&
  node.property.type === 'Identifier' &&
  node.property.name === 'clock';

const below = (...folders: readonly string[]): readonly SourceFile[] =>
  sourceFiles.filter(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)));

const suites = ['api', 'conformance', 'core', 'journeys', 'plugins', 'server', 'ui', 'vectors'].map(
  (suite) => `tests/${suite}`,
);

/** What tells the clock of the journeys by the machine's, and what asks a page for the clock it has been given. */
const exceptions = new Set(['tests/journeys/clock.ts', 'tests/journeys/stop-clock.ts']);

describe('the clock of the machine', () => {
  it('is read by no test: each has a clock of its own [OPS-02]', () => {
    const tests = below('conformance', ...suites).filter(({ path }) => !exceptions.has(path));
    expect(tests.length).toBeGreaterThan(300);
    expect(tests.flatMap((file) => [...readingsIn(file), ...unsetClocksIn(file)])).toEqual([]);
  });

  it('is read by the server where it starts, and nowhere else', () => {
    const server = below('server').filter(({ path }) => path !== 'server/main.ts');
    expect(server.flatMap(readingsIn)).toEqual([]);
  });

  it('of the database is asked by present_moment() alone, so that all moments come from one clock', () => {
    const found = below('server')
      .filter(({ path }) => !path.startsWith('server/storage/migrations/'))
      .filter(({ text }) =>
        /(?<![.\w])now\(\) [-+<>=]|[-+<>=] now\(\)|sql(<\w+>)?`now\(\)|current_timestamp|clock_timestamp/.test(
          text,
        ),
      );
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});
