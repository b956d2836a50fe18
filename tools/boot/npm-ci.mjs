import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { BootError } from './boot-error.mjs';
import { runStep } from './run-step.mjs';

/** @returns {string[]} where npm's own script may be, most certain first */
function npmScripts() {
  const besideNode = dirname(process.execPath);
  const onPath = (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => {
    const npm = join(folder, 'npm');
    return existsSync(npm) ? [realpathSync(npm)] : [];
  });
  return [
    process.env['npm_execpath'] ?? '',
    join(besideNode, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(besideNode, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    ...onPath,
  ];
}

/** @returns {string} absolute path of npm-cli.js, so that npm can run under a Node of our choice */
export function findNpm() {
  const found = npmScripts().find((path) => path.endsWith('npm-cli.js') && existsSync(path));
  if (found) return found;
  throw new BootError(
    'npm was not found. Install Node together with npm, then run the command again.',
  );
}

/**
 * Installs exactly what the lock file of a folder says, development packages included, without install scripts.
 * @param {string} folder
 * @param {string} node the Node that runs npm; native packages are chosen for it
 */
export async function npmCi(folder, node) {
  const flags = [
    '--ignore-scripts',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}` };
  const code = await runStep(node, [findNpm(), 'ci', ...flags], { cwd: folder, env });
  if (code !== 0) throw new BootError(`npm ci failed in ${folder} (exit code ${code}).`);
}
