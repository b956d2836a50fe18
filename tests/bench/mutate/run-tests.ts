import { commandScript } from '../../../tools/tasks/project.ts';
import {
  type ScriptOptions,
  runScript,
  type ScriptResult,
} from '../../../tools/tasks/run-script.ts';

const config = 'tests/bench/mutate/vitest.config.ts';

/** The project of vite.config.ts that a test file is of. */
export const projectOf = (test: string): 'unit' | 'api' =>
  test.startsWith('tests/api/') ? 'api' : 'unit';

/** Runs test files of one project on sources with marks, or with the mutant of the environment. */
export const runTests = (
  tests: readonly string[],
  options: ScriptOptions,
  ...flags: readonly string[]
): Promise<ScriptResult> => {
  const project = projectOf(tests[0] ?? '');
  const fixed = ['run', '--config', config, '--project', project, '--reporter=dot'];
  return runScript(commandScript('vitest'), [...fixed, ...flags, ...tests], options);
};
