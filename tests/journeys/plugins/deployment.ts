import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../../../core/manifest/json.ts';
import { overlay } from '../../../core/manifest/overlay.ts';
import { commandScript, root, scratch } from '../../../tools/tasks/project.ts';
import { type RunningServer, startServer } from '../../../tools/tasks/running-server.ts';
import { runScript } from '../../../tools/tasks/run-script.ts';
import { linkAllPlugins } from '../../setup/fixture-plugins.ts';
import type { Place } from '../places.ts';

/** A server of its own with a build of its own, in which a market names plugins that the product does not have. */
export interface Deployment extends Pick<RunningServer, 'url'> {
  /** Ends the server and removes what was made for it. */
  readonly stop: () => Promise<void>;
}

/** A plugin as a manifest names it. */
interface NamedPlugin {
  readonly id: string;
  readonly options?: object;
}

/** What else differs in a deployment. */
interface Surroundings {
  /** Ids of the market's own plugins that it does without. */
  readonly instead?: readonly string[];
  /** Variables of the server's environment. */
  readonly variables?: Readonly<Record<string, string>>;
  /** What the manifest says besides, laid over it. */
  readonly settings?: JsonObject;
}

/**
 * Puts plugins of `tests/fixtures/plugins` beside those of the product, names them in the manifest of a market ahead of
 * the others, and builds and starts that: nothing else is said about them anywhere.
 */
export const deployWith = (
  market: Place['market'],
  plugins: readonly NamedPlugin[],
  { variables = {}, ...changes }: Surroundings = {},
): Promise<Deployment> =>
  deploy(join(root, 'markets'), variables, (marketsDir) =>
    nameIn(marketsDir, market, plugins, changes),
  );

/** Names plugins in the manifest of a market ahead of the others. */
function nameIn(
  marketsDir: string,
  market: Place['market'],
  plugins: readonly NamedPlugin[],
  { instead = [], settings = {} }: Surroundings,
): void {
  const file = join(marketsDir, market, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as JsonObject & {
    readonly plugins: readonly NamedPlugin[];
  };
  const kept = manifest.plugins.filter(({ id }) => !instead.includes(id));
  const named = { ...overlay(manifest, settings, 'keep'), plugins: [...plugins, ...kept] };
  writeFileSync(file, JSON.stringify(named));
}

/** Starts the build that there is with another manifest of a market: for plugins of the product that only servers load. */
export const serveWith = (
  market: Place['market'],
  plugins: readonly NamedPlugin[],
  { variables = {}, ...changes }: Surroundings,
): Promise<Deployment> =>
  serveFrom(async (folder) => {
    const marketsDir = join(folder, 'markets');
    cpSync(join(root, 'markets'), marketsDir, { recursive: true });
    nameIn(marketsDir, market, plugins, changes);
    return { ...variables, MARKETS_DIR: marketsDir };
  });

/** Builds and starts the market of another chain alone: its folder in `tests/fixtures/markets`, with the plugins it names. */
export const deployOwnChain = (): Promise<Deployment> =>
  deploy(join(root, 'tests', 'fixtures', 'markets'));

const deploy = (
  markets: string,
  variables: Readonly<Record<string, string>> = {},
  change: (marketsDir: string) => void = () => undefined,
): Promise<Deployment> =>
  serveFrom(async (folder) => {
    const pluginsDir = join(folder, 'plugins');
    linkAllPlugins(pluginsDir);
    const marketsDir = join(folder, 'markets');
    cpSync(markets, marketsDir, { recursive: true });
    change(marketsDir);
    const distDir = join(folder, 'dist');
    const env = {
      ...variables,
      PLUGINS_DIR: pluginsDir,
      MARKETS_DIR: marketsDir,
      DIST_DIR: distDir,
    };
    const build = ['build', '--logLevel', 'warn', '--outDir', distDir];
    const { code, output } = await runScript(commandScript('vite'), build, { env });
    if (code !== 0) throw new Error(`The build failed.\n${output}`);
    return env;
  });

/**
 * Starts a server on what is put into a folder of its own, which goes away with the server, and when none starts.
 * @param prepare fills the folder; answers the variables of the server's environment
 */
async function serveFrom(
  prepare: (folder: string) => Promise<Readonly<Record<string, string>>>,
): Promise<Deployment> {
  // Within the repository, as the server's part of a build finds its packages from where it lies.
  mkdirSync(scratch, { recursive: true });
  const folder = mkdtempSync(join(scratch, 'deployment-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const env = await prepare(folder);
    const server = await startServer(env, 'tests/journeys/programs/server.ts');
    const stop = async () => {
      await server.stop();
      remove();
    };
    return { url: server.url, stop };
  } catch (error) {
    remove();
    throw error;
  }
}
