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

/**
 * The Node that runs every step: the running one when it fits `engines`, otherwise the one locked in tools/node.
 * @param {string} root
 * @returns {Promise<string>} absolute path of the executable
 */
export async function chooseRuntime(root) {
  const range = wantedRange(root);
  if (fitsRange(process.version, range)) return process.execPath;

  const folder = join(root, 'tools', 'node');
  const { platform, arch } = process;
  const packageName = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  const executable = platform === 'win32' ? 'node.exe' : 'node';
  const fetched = join(folder, 'node_modules', packageName, 'bin', executable);

  if (!runsAndFits(fetched, range)) {
    await withLock(join(root, '.boot', 'node.lock'), 'fetching Node', async () => {
      if (runsAndFits(fetched, range)) return;
      console.log(`Node ${process.version} is outside ${range}: fetching one that fits.`);
      await npmCi(folder, process.execPath);
    });
  }
  if (!runsAndFits(fetched, range)) {
    throw new BootError(
      `Comanda needs Node ${range}; this is ${process.version}, and there is no ready-made Node for ` +
        `${platform} on ${arch}. Install a newer Node and run the command again.`,
    );
  }
  return fetched;
}
