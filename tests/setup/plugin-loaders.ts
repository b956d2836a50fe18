import { join } from 'node:path';
import { findPlugins } from '../../server/markets/find-plugins.ts';
import { root } from '../../tools/tasks/project.ts';

/** The plugins of this repository. */
export const pluginLoaders = findPlugins(join(root, 'plugins'));
