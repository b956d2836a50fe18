import type { Mutant } from './find-mutants.ts';
import { projectOf } from './run-tests.ts';
import { reachedBy, type TestReach } from './test-reach.ts';

type Project = ReturnType<typeof projectOf>;

/** The tests of the first round take this long together, in milliseconds: most mutants do not outlive it. */
const firstRoundMs = 4_000;

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** A test, and the file that it is in. */
export interface NamedTest {
  readonly reach: TestReach;
  readonly name: string;
}

/** The tests of a project that come to each mutant while they run, those that come to the least else first. */
export function testsByMutant(
  reaches: readonly TestReach[],
  project: Project,
): ReadonlyMap<number, readonly NamedTest[]> {
  const tests = new Map<number, NamedTest[]>();
  const found = reaches
    .filter(({ test }) => projectOf(test) === project)
    .flatMap((reach) =>
      Object.entries(reach.byTest).map(([name, reached]) => ({
        test: { reach, name },
        reached: new Set([...reach.ofAll, ...reached]),
      })),
    )
    .toSorted((one, other) => one.reached.size - other.reached.size);
  for (const { test, reached } of found) {
    for (const mutant of reached) {
      const ofMutant = tests.get(mutant);
      if (ofMutant) ofMutant.push(test);
      else tests.set(mutant, [test]);
    }
  }
  return tests;
}

/**
 * Test files in the rounds in which they are run in processes of their own: those of units that come to a mutant, the
 * quickest first. Of a mutant that is worked out while its file is loaded those that come to its folder, and of the API
 * those that come to the least else.
 * @param mostOfApi so many of the API and no more
 */
export function roundsOf(
  mutants: readonly Mutant[],
  reaches: readonly TestReach[],
  mostOfApi: number,
): (mutant: number) => readonly (readonly string[])[] {
  const found = reaches.map((reach) => {
    const reached = reachedBy(reach);
    const folders = new Set([...reached].map((one) => folderOf(mutants[one]?.file ?? '')));
    return { ...reach, reached, folders, project: projectOf(reach.test) };
  });
  return (number) => {
    const mutant = mutants[number];
    const tests = found
      .filter(({ reached, folders }) =>
        mutant?.isFixed ? folders.has(folderOf(mutant.file)) : reached.has(number),
      )
      .toSorted((one, other) => one.took - other.took);
    const api = tests
      .filter(({ project }) => mutant?.isFixed && project === 'api')
      .toSorted((one, other) => one.reached.size - other.reached.size)
      .slice(0, mostOfApi);
    const quick: string[] = [];
    const slow: string[] = [];
    let sum = 0;
    for (const { test, took } of tests.filter(({ project }) => project === 'unit')) {
      sum += took;
      (sum <= firstRoundMs ? quick : slow).push(test);
    }
    return [quick, slow, api.map(({ test }) => test)].filter((round) => round.length > 0);
  };
}
