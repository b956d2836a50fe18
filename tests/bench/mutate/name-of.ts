import type { RunnerTestCase, RunnerTestSuite } from 'vitest';

/** The title of a test after those of the blocks that it is in, without the outermost `skipped` of them. */
export function nameOf(test: RunnerTestCase, skipped = 0): string {
  const titles = [test.name];
  for (let suite: RunnerTestSuite | undefined = test.suite; suite; suite = suite.suite) {
    titles.unshift(suite.name);
  }
  return titles.slice(skipped).join(' > ');
}
