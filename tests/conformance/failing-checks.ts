import type { Check } from '../../conformance/suite.ts';

/** Titles of the checks that do not pass, in order. */
export async function failingChecks(checks: readonly Check[]): Promise<readonly string[]> {
  const titles: string[] = [];
  for (const { title, run } of checks) {
    try {
      await run();
    } catch {
      titles.push(title);
    }
  }
  return titles;
}
