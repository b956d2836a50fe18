import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
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
            ? defaultOf<ServerHalf>(join(pluginsDir, id, serverFile))
            : undefined,
        ]);
        return { default: plugin, ...(server && { server }) };
      },
    ]),
  );
}

/** The default export of a file; a folder may be linked from elsewhere, and what the file imports lies there. */
const defaultOf = async <Half>(file: string): Promise<Half> => {
  const loaded = (await import(pathToFileURL(realpathSync(file)).href)) as {
    readonly default: Half;
  };
  return loaded.default;
};
