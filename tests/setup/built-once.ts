import { commandScript, root } from '../../tools/tasks/project.ts';
import { runScript } from '../../tools/tasks/run-script.ts';
import { hashFiles } from '../../tools/tasks/source-hash.ts';
import { madeOnce } from './made-once.ts';

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

let version: string | undefined;
const currentVersion = (): string => (version ??= hashFiles(root, sources).slice(0, 16));

/** Makes a build for all suites, whenever what it is made of has changed. @returns its folder, which stays as it is */
const builtOnce = (
  name: string,
  script: string,
  argsFor: (folder: string) => readonly string[],
): Promise<string> =>
  madeOnce({ kind: 'builds-of-tests', version: currentVersion(), name }, async (unfinished) => {
    const env = { NODE_ENV: 'production' };
    const { code, output } = await runScript(script, argsFor(unfinished), { env });
    if (code !== 0) throw new Error(`${name} was not built.\n${output}`);
  });

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
