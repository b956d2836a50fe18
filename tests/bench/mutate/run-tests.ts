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

/** Runs files of the project that a test file is of, on sources with switches. */
export const runTests = (
  test: string,
  files: readonly string[],
  options: ScriptOptions,
  ...flags: readonly string[]
): Promise<ScriptResult> => {
  const fixed = ['run', '--config', config, '--project', projectOf(test)];
  return runScript(commandScript('vitest'), [...fixed, ...flags, ...files], options);
};
