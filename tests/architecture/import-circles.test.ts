import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const importsOf = new Map(sourceFiles.map(({ path, imports }) => [path, imports]));

/** The first circle of each file that stands on one: `a → b → a`. */
function findCircles(): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      circles.push([...trail.slice(start), path].join(' → '));
      return;
    }
    if (done.has(path)) return;
    for (const target of importsOf.get(path) ?? []) {
      if (importsOf.has(target)) visit(target, [...trail, path]);
    }
    done.add(path);
  };
  for (const path of importsOf.keys()) visit(path, []);
  return circles;
}

it('no file imports itself by way of others, not even for a type', () => {
  expect(findCircles()).toEqual([]);
});
