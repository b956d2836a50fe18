import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { BrowserMoment } from '../../core/extension-point.ts';
import { loadMomentOf } from '../../core/engine/load-moment.ts';
import { findPlugins } from '../../server/markets/find-plugins.ts';

const moduleName = 'virtual:plugins';
const resolvedName = `\0${moduleName}`;

/** Ids of the plugins that a browser may load, by when. */
export type PluginsByMoment = Readonly<Record<BrowserMoment, readonly string[]>>;

/** Reads the plugins of the folder `plugins/` and sorts them by the points that they fill [ENG-12]. */
export async function pluginsByMoment(root: string): Promise<PluginsByMoment> {
  const found: Record<BrowserMoment, string[]> = {
    page: [],
    hut: [],
    checkout: [],
    consent: [],
    'web-view': [],
  };
  for (const [id, load] of Object.entries(findPlugins(join(root, 'plugins')))) {
    const moment = loadMomentOf((await load()).default);
    if (moment !== 'server') found[moment].push(id);
  }
  return found;
}

/** The file of a plugin that its browser half begins with. */
export const pluginModule = (root: string, id: string): string =>
  join(root, 'plugins', id, 'plugin.ts');

/** Id of the plugin that a module belongs to. */
export const pluginOfModule = (root: string, module: string): string | undefined => {
  const [room, id] = relative(root, module).split(sep);
  return room === 'plugins' ? id : undefined;
};

/** The module `virtual:plugins`: loaders of every plugin that a browser may load, by when [ENG-10]. */
export const pluginRegistry = (root: string): Plugin => ({
  name: 'plugin-registry',
  resolveId: (id) => (id === moduleName ? resolvedName : undefined),
  load: {
    filter: { id: /virtual:plugins$/ },
    async handler() {
      const lists = Object.entries(await pluginsByMoment(root)).map(([moment, ids]) => {
        const loaders = ids.map((id) => {
          const file = JSON.stringify(pluginModule(root, id));
          return `${JSON.stringify(id)}: () => import(${file})`;
        });
        return `${JSON.stringify(moment)}: { ${loaders.join(', ')} }`;
      });
      return `export const pluginLoaders = { ${lists.join(', ')} };`;
    },
  },
});
