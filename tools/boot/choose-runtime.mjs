import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BootError } from './boot-error.mjs';
import { fitsRange } from './fits-range.mjs';
import { withLock } from './lock.mjs';
import { npmCi } from './npm-ci.mjs';

/** @param {string} root @returns {string} the range of Node versions that package.json asks for */
function wantedRange(root) {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node;
}

/** @param {string} node @param {string} range */
function runsAndFits(node, range) {
  if (!existsSync(node)) return false;
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return status === 0 && fitsRange(stdout.trim(), range);
}

const { platform, arch } = process;

/** Where a checkout keeps the Node that it fetched, seen from its root. */
export const fetchedRuntime = join(
  'tools',
  'node',
  'node_modules',
  `node-${platform === 'win32' ? 'win' : platform}-${arch}`,
  'bin',
  platform === 'win32' ? 'node.exe' : 'node',
);

/**
 * The Node that runs every step: the running one when it fits `engines`, otherwise the one locked in tools/node. A
 * checkout that was copied may be started by the Node of the checkout it was copied from: that one may go any time.
 * @param {string} root
 * @param {{ version: string, execPath: string }} running the Node that runs us
 * @returns {Promise<string>} absolute path of the executable
 */
export async function chooseRuntime(root, running = process) {
  const range = wantedRange(root);
  const fetched = join(root, fetchedRuntime);
  const isOfACheckout = running.execPath.endsWith(join('/', fetchedRuntime));
  if (fitsRange(running.version, range) && (running.execPath === fetched || !isOfACheckout)) {
    return running.execPath;
  }

  if (!runsAndFits(fetched, range)) {
    await withLock(join(root, '.boot', 'node.lock'), 'fetching Node', async () => {
      if (runsAndFits(fetched, range)) return;
      console.log(`No Node of this checkout fits ${range} yet: fetching one.`);
      await npmCi(join(root, 'tools', 'node'), process.execPath);
    });
  }
  if (!runsAndFits(fetched, range)) {
    throw new BootError(
      `Comanda needs Node ${range}; this is ${running.version}, and there is no ready-made Node for ` +
        `${platform} on ${arch}. Install a newer Node and run the command again.`,
    );
  }
  return fetched;
}
