import { appendFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { root, scratch } from '../../../tools/tasks/project.ts';

/** Where trials of mutants are written as test files. */
export const trialsFolder = join(scratch, 'mutants');
export const trialFiles = `${relative(root, trialsFolder)}/**/*.test.ts`;

/** What became of the tests of a file with one mutant in place, or with none. */
export interface Outcome {
  /** The test file that was tried. */
  readonly trial: string;
  /** What the block of tests is called. */
  readonly block: string;
  readonly failed: boolean;
}

/** Appends the outcome of each block of a trial to a file, a line of JSON each, as soon as the trial is done. */
export class TrialReporter implements Reporter {
  readonly #file: string;
  constructor(file: string) {
    this.#file = file;
  }

  onTestModuleEnd(module: TestModule): void {
    for (const suite of module.children.suites()) {
      const failed = suite.state() === 'failed';
      const outcome: Outcome = { trial: module.moduleId, block: suite.name, failed };
      appendFileSync(this.#file, `${JSON.stringify(outcome)}\n`);
    }
  }
}
