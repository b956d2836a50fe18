import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhenStale } from './build-product.ts';
import { environmentAt, findFakeTime } from './fake-time.ts';
import { root } from './project.ts';
import { runScript } from './run-script.ts';
import { momentsNamed } from './sample-moments.ts';
import { type SuiteName, suiteNames } from './suite-names.ts';

const missing = `The suites run at other moments by libfaketime, which is not on this machine.
  Debian, Ubuntu:  apt-get install faketime
  Fedora:          dnf install libfaketime`;

/** The suites that `--only` names, all without it. */
function suitesNamed(only: string | undefined): readonly SuiteName[] {
  const names = only?.split(',') ?? suiteNames;
  const unknown = names.filter((name) => !suiteNames.some((suite) => suite === name));
  if (unknown.length > 0) {
    throw new Error(`Unknown suite: ${unknown.join(', ')}. Known: ${suiteNames.join(', ')}.`);
  }
  return suiteNames.filter((suite) => names.includes(suite));
}

/** Runs the suites at moments, one after the other; answers those at which one failed. */
async function runAtMoments(args: string[]): Promise<readonly string[]> {
  const options = { only: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const suites = suitesNamed(values.only);
  const moments = momentsNamed(positionals);
  const library = findFakeTime();
  if (!library) throw new Error(missing);
  if (suites.includes('journeys')) await buildWhenStale();
  const failed: string[] = [];
  for (const { name, at } of moments) {
    console.log(`\n${name}: ${new Date(at).toISOString()}`);
    const env = environmentAt(library, at);
    const script = join(root, 'tools', 'tasks', 'suites.ts');
    const { code } = await runScript(script, suites, { env, live: true });
    if (code !== 0) failed.push(name);
  }
  return failed;
}

try {
  const failed = await runAtMoments(process.argv.slice(2));
  if (failed.length > 0) console.error(`\nFailed at: ${failed.join(', ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
