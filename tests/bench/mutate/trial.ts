import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nameOf } from './name-of.ts';
import { putInPlace } from './switches.ts';

/** What a block of tests is called in which no mutant is in place, at the beginning and the end of a trial. */
export const controls = ['control', 'last control'] as const;

/** A mutant, and the names of the tests that come to it. */
export type OfMutant = readonly [mutant: number, tests: readonly string[]];

/** Runs tests of a file with one mutant after the other in place, each until a test fails, and without before and after. */
export function tryEach(file: string, mutants: readonly OfMutant[]): void {
  const everything = [...new Set(mutants.flatMap(([, tests]) => tests))];
  const [first, last] = controls;
  block(file, first, undefined, everything);
  for (const [mutant, tests] of mutants) block(file, String(mutant), mutant, tests);
  block(file, last, undefined, everything);
}

function block(
  file: string,
  title: string,
  mutant: number | undefined,
  tests: readonly string[],
): void {
  let noticed = false;
  const loaded = `${file} is loaded`;
  const wanted = new Set([...tests, loaded]);
  describe(`with ${title}`, async () => {
    putInPlace(mutant);
    beforeAll(() => putInPlace(mutant));
    beforeEach((context) => {
      // A mutant asks for the tests that come to it alone, and for no more of them once one has failed.
      if (noticed || !wanted.has(nameOf(context.task, 1))) context.skip();
      context.onTestFailed(() => void (noticed = true));
    });
    const problem = await import(/* @vite-ignore */ `${file}?with=${title}`).catch(String);
    test(`${file} is loaded`, () => {
      expect(problem).not.toBeTypeOf('string');
    });
  });
}
