import { runTests } from './run-tests.ts';

/** What a round of tests may take, in milliseconds: a mutant may wait for ever. */
const longestMs = 900_000;

/** What became of a mutant: a test failed, none did, or the tests went on for too long. */
export type Fate = 'noticed' | 'survived' | 'timed out';

/**
 * Runs tests with a mutant in place from the start, in processes of their own.
 * @param rounds test files of one project each
 */
export async function tryMutant(
  mutant: number,
  rounds: readonly (readonly string[])[],
): Promise<Fate> {
  for (const tests of rounds) {
    const env = { COMANDA_MUTANT: String(mutant) };
    const began = performance.now();
    const flags = ['--bail=1', '--maxWorkers=1', '--reporter=dot'];
    const { code } = await runTests(tests[0] ?? '', tests, { env, longestMs }, ...flags);
    if (code !== 0) return performance.now() - began < longestMs ? 'noticed' : 'timed out';
  }
  return 'survived';
}
