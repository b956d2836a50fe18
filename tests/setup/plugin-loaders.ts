import { join } from 'node:path';
import { findPlugins } from '../../server/markets/find-plugins.ts';
import { root } from '../../tools/tasks/project.ts';

/** Where the sample chain and the plugins of this repository lie. */
export const repositoryFolders = {
  marketsDir: join(root, 'markets'),
  pluginsDir: join(root, 'plugins'),
};

/** The plugins of this repository. */
export const pluginLoaders = findPlugins(repositoryFolders.pluginsDir);
