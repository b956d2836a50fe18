import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/tasks/project.ts';
import { runTests } from './run-tests.ts';
import { type Outcome, trialsFolder } from './trial-reporter.ts';
import { controls, type OfMutant } from './trial.ts';

/** A test file and the mutants that it is tried with. */
export interface Trial {
  readonly file: string;
  readonly mutants: readonly OfMutant[];
}

/** Trials of one file are cut into parts of so many mutants. */
const mostTogether = 60;

/** What all trials may take together, in milliseconds. */
const longestMs = 5_400_000;

const parts = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );

const sourceOf = ({
  file,
  mutants,
}: Trial): string => `import { tryEach } from ${JSON.stringify(join(import.meta.dirname, 'trial.ts'))};
tryEach(${JSON.stringify(join(root, file))}, ${JSON.stringify(mutants)});
`;

/**
 * Tries mutants with test files of one project, in one run.
 * @returns those with which a test failed, and none did without them
 */
export async function runTrials(trials: readonly Trial[]): Promise<readonly number[]> {
  rmSync(trialsFolder, { recursive: true, force: true });
  mkdirSync(trialsFolder, { recursive: true });
  const report = join(trialsFolder, 'report');
  const cut = trials.flatMap(({ file, mutants }) =>
    parts(mutants, mostTogether).map((part): Trial => ({ file, mutants: part })),
  );
  const written = new Map(
    cut.map((trial, number) => {
      const path = join(trialsFolder, `${number}.test.ts`);
      writeFileSync(path, sourceOf(trial));
      return [path, trial] as const;
    }),
  );
  const project = trials[0]?.file ?? '';
  const env = { COMANDA_TRIALS_REPORT: report };
  await runTests(project, [trialsFolder], { env, longestMs }, '--maxWorkers=2');
  const lines = existsSync(report) ? readFileSync(report, 'utf8').trimEnd().split('\n') : [];
  const outcomes = lines.filter(Boolean).map((line) => JSON.parse(line) as Outcome);
  return [...written].flatMap(([path, { mutants }]) => {
    const failed = new Map(
      outcomes.filter(({ trial }) => trial === path).map((one) => [one.block, one.failed]),
    );
    const isSound = controls.every((control) => failed.get(`with ${control}`) === false);
    const numbers = mutants.map(([mutant]) => mutant);
    return isSound ? numbers.filter((mutant) => failed.get(`with ${mutant}`)) : [];
  });
}
