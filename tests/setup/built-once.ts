import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../../tools/boot/lock.mjs';
import { commandScript, root, scratch } from '../../tools/tasks/project.ts';
import { runScript } from '../../tools/tasks/run-script.ts';
import { hashFiles } from '../../tools/tasks/source-hash.ts';

/** What a build is made of and by. */
const sources = [
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'client',
  'core',
  'markets',
  'plugins',
  'public',
  'schemas',
  'server',
  'tools/build',
  'tools/tasks',
  'ui',
];

const folder = join(scratch, 'builds-of-tests');

let version: string | undefined;
const currentVersion = (): string => (version ??= hashFiles(root, sources).slice(0, 16));

/** Makes a build for all suites, whenever what it is made of has changed. @returns its folder, which stays as it is */
async function builtOnce(
  name: string,
  script: string,
  argsFor: (folder: string) => readonly string[],
): Promise<string> {
  const finished = join(folder, currentVersion(), name);
  if (existsSync(finished)) return finished;
  mkdirSync(folder, { recursive: true });
  await withLock(join(folder, 'making.lock'), `building ${name}`, async () => {
    if (existsSync(finished)) return;
    for (const older of readdirSync(folder)) {
      if (older === currentVersion() || older.startsWith('making.lock')) continue;
      rmSync(join(folder, older), { recursive: true, force: true });
    }
    const unfinished = `${finished}-unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    const env = { NODE_ENV: 'production' };
    const { code, output } = await runScript(script, argsFor(unfinished), { env });
    if (code !== 0) throw new Error(`${name} was not built.\n${output}`);
    renameSync(unfinished, finished);
  });
  return finished;
}

/** A market's own folder for the web view of an app, as its command makes it. */
export const packedMarket = (market: string): Promise<string> =>
  builtOnce(market, 'tools/tasks/build.ts', (out) => [
    '--market',
    market,
    '--host',
    'webview',
    '--out',
    out,
  ]);

/** The build that all markets share. */
export const sharedBuild = (): Promise<string> =>
  builtOnce('shared', commandScript('vite'), (out) => [
    'build',
    '--logLevel',
    'error',
    '--outDir',
    out,
  ]);
