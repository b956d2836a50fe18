import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { commandScript, root, scratch } from '../../../tools/tasks/project.ts';
import { type RunningServer, startServer } from '../../../tools/tasks/running-server.ts';
import { runScript } from '../../../tools/tasks/run-script.ts';
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

const fixtures = join(root, 'tests', 'fixtures', 'plugins');

/**
 * Puts plugins of `tests/fixtures/plugins` beside those of the product, names them in the manifest of a market ahead of
 * the others, and builds and starts that: nothing else is said about them anywhere.
 */
export async function deployWith(
  market: Place['market'],
  plugins: readonly NamedPlugin[],
): Promise<Deployment> {
  // Within the repository, as the server's part of a build finds its packages from where it lies.
  mkdirSync(scratch, { recursive: true });
  const folder = mkdtempSync(join(scratch, 'deployment-'));
  const pluginsDir = join(folder, 'plugins');
  mkdirSync(pluginsDir);
  for (const source of [join(root, 'plugins'), fixtures]) {
    for (const id of readdirSync(source))
      symlinkSync(join(source, id), join(pluginsDir, id), 'dir');
  }
  const marketsDir = join(folder, 'markets');
  cpSync(join(root, 'markets'), marketsDir, { recursive: true });
  const file = join(marketsDir, market, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { readonly plugins: NamedPlugin[] };
  const named = { ...manifest, plugins: [...plugins, ...manifest.plugins] };
  writeFileSync(file, JSON.stringify(named));
  const distDir = join(folder, 'dist');
  const env = { PLUGINS_DIR: pluginsDir, MARKETS_DIR: marketsDir, DIST_DIR: distDir };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const build = ['build', '--logLevel', 'warn', '--outDir', distDir];
    const { code, output } = await runScript(commandScript('vite'), build, { env });
    if (code !== 0) throw new Error(`The build failed.\n${output}`);
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
