import { type NamedTest, testsByMutant } from './tests-of.ts';
import type { TestReach } from './test-reach.ts';
import { runTrials, type Trial } from './trials.ts';

/** How many tests a mutant is tried with in the first round, and how many times as many in each further one. */
const first = 3;
const growth = 4;

/**
 * Tries many mutants in one process, with ever more of the tests that come to them, until they are noticed.
 * @param mutants their numbers
 * @param mostOfApi so many tests of the API and no more
 * @param tell is told how far it has come
 * @returns those that were noticed
 */
export async function tryTogether(
  mutants: readonly number[],
  reaches: readonly TestReach[],
  mostOfApi: number,
  tell: (message: string) => void,
): Promise<ReadonlySet<number>> {
  const noticed = new Set<number>();
  for (const project of ['unit', 'api'] as const) {
    const tests = testsByMutant(reaches, project);
    const most = project === 'api' ? mostOfApi : Infinity;
    for (let from = 0, count = first; from < most; from += count, count *= growth) {
      const round = new Map(
        mutants
          .filter((mutant) => !noticed.has(mutant))
          .map((mutant) => [
            mutant,
            tests.get(mutant)?.slice(from, Math.min(from + count, most)) ?? [],
          ]),
      );
      const trials = trialsOf(round);
      if (trials.length === 0) break;
      tell(`${project}: ${round.size} mutants, ${trials.length} test files`);
      for (const mutant of await runTrials(trials)) noticed.add(mutant);
    }
  }
  return noticed;
}

/** Trials of test files, from the tests of mutants. */
function trialsOf(round: ReadonlyMap<number, readonly NamedTest[]>): readonly Trial[] {
  const trials = new Map<TestReach, Map<number, string[]>>();
  for (const [mutant, tests] of round) {
    for (const { reach, name } of tests) {
      const ofFile = trials.get(reach) ?? new Map<number, string[]>();
      trials.set(reach, ofFile);
      ofFile.set(mutant, [...(ofFile.get(mutant) ?? []), name]);
    }
  }
  return [...trials].map(([reach, mutants]) => ({ file: reach.test, mutants: [...mutants] }));
}
