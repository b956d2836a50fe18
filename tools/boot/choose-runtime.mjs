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

const { platform, arch } = process;
const packageName = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;

/** @param {string} root @returns {string | undefined} the version that is fetched, such as `v26.10.0`; undefined where there is none for this machine */
function lockedVersion(root) {
  const { optionalDependencies } = JSON.parse(
    readFileSync(join(root, 'tools', 'node', 'package.json'), 'utf8'),
  );
  const version = optionalDependencies[packageName];
  return version && `v${version}`;
}

/** @param {string} node @param {string | undefined} version */
function runsAs(node, version) {
  if (!version || !existsSync(node)) return false;
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return status === 0 && stdout.trim() === version;
}

/** Where a checkout keeps the Node that it fetched, seen from its root. */
export const fetchedRuntime = join(
  'tools',
  'node',
  'node_modules',
  packageName,
  'bin',
  platform === 'win32' ? 'node.exe' : 'node',
);

/**
 * The Node that runs every step: the machine's when it fits `engines`, otherwise the one locked in tools/node, fetched
 * anew when the lock has changed. A checkout that was copied may be started by the Node of the checkout it was copied
 * from: that one may go any time.
 * @param {string} root
 * @param {{ version: string, execPath: string }} running the Node that runs us
 * @returns {Promise<string>} absolute path of the executable
 */
export async function chooseRuntime(root, running = process) {
  const range = wantedRange(root);
  const isOfACheckout = running.execPath.endsWith(join('/', fetchedRuntime));
  if (fitsRange(running.version, range) && !isOfACheckout) return running.execPath;

  const fetched = join(root, fetchedRuntime);
  const version = lockedVersion(root);
  if (running.execPath === fetched && running.version === version) return fetched;

  if (version && !runsAs(fetched, version)) {
    await withLock(join(root, '.boot', 'node.lock'), 'fetching Node', async () => {
      if (runsAs(fetched, version)) return;
      console.log(`Fetching Node ${version} for this checkout.`);
      await npmCi(join(root, 'tools', 'node'), process.execPath);
    });
  }
  if (!runsAs(fetched, version)) {
    throw new BootError(
      `Comanda needs Node ${range}; this is ${running.version}, and there is no ready-made Node for ` +
        `${platform} on ${arch}. Install a newer Node and run the command again.`,
    );
  }
  return fetched;
}
