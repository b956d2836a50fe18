import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandScript, scratch } from './project.ts';
import { runScript } from './run-script.ts';
import type { Step } from './step.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly unknown[];
  }[];
}

/** A file that fails without a failing test could not be loaded: it counts as one failure. */
function failuresIn(report: VitestReport): number {
  const crashed = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return report.numFailedTests + crashed.length;
}

/**
 * A step that runs Vitest.
 * @param name shown on the step's line
 * @param args what is run, by the command line of Vitest
 * @param env added to the tests' environment
 */
export function vitestRun(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Step {
  return {
    name,
    async run() {
      const reportFile = join(scratch, 'reports', `${name.replaceAll(/\W+/g, '-')}.json`);
      rmSync(reportFile, { force: true });
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`];
      const { code, output } = await runScript(
        commandScript('vitest'),
        ['run', ...args, '--passWithNoTests', ...reporters],
        { env },
      );
      const report = JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport;
      const failed = Math.max(failuresIn(report), code === 0 ? 0 : 1);
      const passed = report.numPassedTests;
      return {
        ok: failed === 0,
        passed,
        failed,
        output,
        note: `${passed} passed, ${failed} failed`,
      };
    },
  };
}

/** A step that runs one project of the Vitest configuration. */
export const vitestStep = (name: string, project: string, env: NodeJS.ProcessEnv = {}): Step =>
  vitestRun(name, ['--project', project], env);
