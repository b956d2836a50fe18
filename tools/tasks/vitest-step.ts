import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { commandScript, root, scratch } from './project.ts';
import { runScript } from './run-script.ts';
import type { Step } from './step.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** Lines that are told of what a test failed with. */
const toldLines = 12;

const messageOf = (failureMessages: readonly string[] | null | undefined): string =>
  stripVTControlCharacters((failureMessages ?? []).join('\n'))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, toldLines)
    .map((line) => `\n  ${line}`)
    .join('');

/** The tests that failed, each with its file and what it failed with. A file that fails without a failing test could not be loaded: it counts as one. */
export const failuresIn = ({ testResults }: VitestReport): readonly string[] =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    if (status === 'failed' && assertionResults.length === 0) return [`${file} does not load`];
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file} ${test.fullName}${messageOf(test.failureMessages)}`);
  });

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
      const failures = failuresIn(report);
      const failed = Math.max(failures.length, code === 0 ? 0 : 1);
      const passed = report.numPassedTests;
      return {
        ok: failed === 0,
        passed,
        failed,
        output,
        note: `${passed} passed, ${failed} failed`,
        closing: failures.map((failure) => `FAILED: ${failure}`).join('\n'),
      };
    },
  };
}

/** A step that runs one project of the Vitest configuration. */
export const vitestStep = (name: string, project: string, env: NodeJS.ProcessEnv = {}): Step =>
  vitestRun(name, ['--project', project], env);
