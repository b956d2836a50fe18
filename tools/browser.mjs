/**
 * Finds a Chromium for the tests, fetching one when the machine has none. Runs as a program too:
 * `node tools/browser.mjs` prints what was found.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { candidates } from './browser/candidates.mjs';
import { launches } from './browser/launches.mjs';

/**
 * A browser that has been seen to launch.
 * @typedef {object} Browser
 * @property {string} name where it comes from, for people
 * @property {string} executablePath
 * @property {string[]} args what it must be started with on this machine
 * @property {Record<string, string>} env what its environment must hold besides ours
 */

/**
 * The first browser of the chain that really launches.
 * @param {string} root the repository
 * @param {(line: string) => void} say told what is being fetched
 * @returns {Promise<Browser>}
 */
export async function findBrowser(root, say) {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const tried = [];
  for (const { name, locate } of candidates) {
    const found = await locate(root, say);
    if (!found) continue;
    const browser = { name, args, env: found.env ?? {}, executablePath: found.executablePath };
    if (await launches(browser)) return browser;
    tried.push(`${name} (${found.executablePath})`);
  }
  throw new Error(
    `No Chromium could be started${tried.length > 0 ? `; tried ${tried.join(', ')}` : ''}. ` +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to its executable.',
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  console.log(JSON.stringify(await findBrowser(root, console.error), null, 2));
}
