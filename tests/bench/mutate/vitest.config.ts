import { join } from 'node:path';
import { mergeConfig } from 'vitest/config';
import tests from '../../../vite.config.ts';
import { root } from '../../../tools/tasks/project.ts';
import { allMutants } from './areas.ts';
import { TrialReporter, trialFiles } from './trial-reporter.ts';
import { withSwitches } from './with-switches.ts';

const report = process.env['COMANDA_TRIALS_REPORT'];

/** With a mutant in place a test may wait for ever for what does not come. */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};

/** The tests of the project, and trials of them, on sources in which each mutant can be put in place. */
export default mergeConfig(
  {
    ...tests,
    test: {
      ...tests.test,
      projects: tests.test?.projects?.map((project) =>
        typeof project === 'object'
          ? mergeConfig(project, report ? { test: { include: [trialFiles], ...patience } } : {})
          : project,
      ),
    },
  },
  {
    root,
    test: {
      setupFiles: [join(import.meta.dirname, 'setup.ts')],
      ...(report !== undefined && { reporters: ['dot', new TrialReporter(report)] }),
    },
    plugins: [withSwitches(allMutants())],
  },
);
