import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoadedServerHalf } from '../../core/engine/plugin-halves.ts';
import type { PluginLoaders } from '../../core/engine/load-plugins.ts';
import type { Plugin } from '../../core/define-plugin.ts';
import type { ServerHalf } from '../../core/define-server-half.ts';

/** The file that makes a folder a plugin: its default export is the plugin. */
const pluginFile = 'plugin.ts';
/** The file whose default export is the half that only the server loads. */
const serverFile = 'server.ts';

/**
 * Loaders of the plugins of a folder: each folder in it that has a plugin is one, by its name, with the server's half if
 * it has one [ENG-10, ENG-15].
 */
export function findPlugins(pluginsDir: string): PluginLoaders {
  const ids = readdirSync(pluginsDir).filter((id) => existsSync(join(pluginsDir, id, pluginFile)));
  return Object.fromEntries(
    ids.map((id) => [
      id,
      async () => {
        const [plugin, server] = await Promise.all([
          defaultOf<Plugin>(join(pluginsDir, id, pluginFile)),
          existsSync(join(pluginsDir, id, serverFile))
            ? serverHalf(join(pluginsDir, id))
            : undefined,
        ]);
        return { default: plugin, ...(server && { server }) };
      },
    ]),
  );
}

/** The server half of a plugin's folder, with its migrations. */
async function serverHalf(folder: string): Promise<LoadedServerHalf> {
  const half = await defaultOf<ServerHalf>(join(folder, serverFile));
  const migrations = join(folder, 'migrations');
  if (!existsSync(migrations)) return half;
  const files = readdirSync(migrations).filter((file) => file.endsWith('.sql'));
  const texts = files.map((file) => [
    basename(file, '.sql'),
    readFileSync(join(migrations, file), 'utf8'),
  ]);
  return { ...half, migrations: Object.fromEntries(texts) as Record<string, string> };
}

/** The default export of a file; a folder may be linked from elsewhere, and what the file imports lies there. */
const defaultOf = async <Half>(file: string): Promise<Half> => {
  const loaded = (await import(pathToFileURL(realpathSync(file)).href)) as {
    readonly default: Half;
  };
  return loaded.default;
};
