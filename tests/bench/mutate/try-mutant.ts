import type { Mutant } from './find-mutants.ts';
import { projectOf, runTests } from './run-tests.ts';
import type { TestReach } from './test-reach.ts';

/** The tests of the first round take this long together, in milliseconds: most mutants do not outlive it. */
const firstRoundMs = 4_000;

/** What a round of tests may take, in milliseconds: a mutant may loop for ever. */
const longestMs = 600_000;

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** Tests that come to a mutant; to its folder where it is worked out while its file is loaded. */
function testsOf(
  mutants: readonly Mutant[],
  number: number,
  reaches: readonly TestReach[],
): readonly TestReach[] {
  const mutant = mutants[number];
  if (!mutant) return [];
  const isNear = (other: number): boolean =>
    mutant.expression
      ? other === number
      : folderOf(mutants[other]?.file ?? '') === folderOf(mutant.file);
  return reaches.filter(({ reached }) => reached.some(isNear));
}

/**
 * The tests of a mutant in the order in which they are tried: the quickest first, and those of the API last.
 * @param mostOfApi so many tests of the API and no more: those that come to the fewest other mutants
 */
export function roundsOf(
  mutants: readonly Mutant[],
  number: number,
  reaches: readonly TestReach[],
  mostOfApi: number,
): readonly (readonly string[])[] {
  const tests = testsOf(mutants, number, reaches).toSorted((one, other) => one.took - other.took);
  const ofApi = tests
    .filter(({ test }) => projectOf(test) === 'api')
    .toSorted((one, other) => one.reached.length - other.reached.length)
    .slice(0, mostOfApi);
  const quick: string[] = [];
  const slow: string[] = [];
  let sum = 0;
  for (const { test, took } of tests.filter((one) => projectOf(one.test) === 'unit')) {
    sum += took;
    (sum <= firstRoundMs ? quick : slow).push(test);
  }
  return [quick, slow, ofApi.map(({ test }) => test)].filter((round) => round.length > 0);
}

/** What became of a mutant: a test failed, none did, or the tests went on for too long. */
export type Trial = 'noticed' | 'survived' | 'timed out';

/** Runs tests with a mutant in place. */
export async function tryMutant(
  mutant: Mutant,
  rounds: readonly (readonly string[])[],
): Promise<Trial> {
  for (const tests of rounds) {
    const env = { COMANDA_MUTANT: JSON.stringify(mutant) };
    const began = performance.now();
    const { code } = await runTests(tests, { env, longestMs }, '--bail=1', '--maxWorkers=1');
    if (code !== 0) return performance.now() - began < longestMs ? 'noticed' : 'timed out';
  }
  return 'survived';
}
