import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PluginLoaders } from '../../core/engine/load-plugins.ts';
import type { Plugin } from '../../core/define-plugin.ts';

/** The file that makes a folder a plugin: its default export is the plugin. */
const pluginFile = 'plugin.ts';

/** Loaders of the plugins of a folder: each folder in it that has a plugin is one, by its name [ENG-10]. */
export function findPlugins(pluginsDir: string): PluginLoaders {
  const ids = readdirSync(pluginsDir).filter((id) => existsSync(join(pluginsDir, id, pluginFile)));
  return Object.fromEntries(
    ids.map((id) => {
      // A folder may be linked from elsewhere: what the plugin imports lies there.
      const { href } = pathToFileURL(realpathSync(join(pluginsDir, id, pluginFile)));
      return [id, async () => (await import(href)) as { readonly default: Plugin }];
    }),
  );
}
