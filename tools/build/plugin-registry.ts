import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { BrowserMoment } from '../../core/extension-point.ts';
import { loadMomentOf } from '../../core/engine/load-moment.ts';
import { findPlugins, pluginFileOf } from '../../server/markets/find-plugins.ts';
import { namedPlugins } from '../../server/markets/market-words.ts';
import { type BuildScope, pluginsInScope } from './build-scope.ts';
import { type DeploymentFolders, readDeployment } from '../../server/markets/read-deployment.ts';

const moduleName = 'virtual:plugins';
const resolvedName = `\0${moduleName}`;

/** Ids of the plugins that a browser may load, by when. */
export type PluginsByMoment = Readonly<Record<BrowserMoment, readonly string[]>>;

/** What a build knows of the plugins of a deployment. */
export interface BuildPlugins {
  readonly byMoment: PluginsByMoment;
  /** The file that the browser's half of a plugin begins with, by the plugin's id. */
  readonly modules: ReadonlyMap<string, string>;
  /** Ids of the plugins that each market names. */
  readonly byMarket: ReadonlyMap<string, readonly string[]>;
}

/**
 * Reads the plugins of the plugins' folder and those of the packages that manifests name, and sorts them by the points
 * that they fill [ENG-11, ENG-12]. For one market there are those that it names [HST-01].
 */
export async function readBuildPlugins(
  folders: DeploymentFolders,
  scope?: BuildScope,
): Promise<BuildPlugins> {
  const deployment = await readDeployment(folders);
  const { packages, markets } = deployment;
  const wanted = pluginsInScope(deployment, scope);
  const places = new Map(packages.map(({ id, folder }) => [id, folder]));
  const byMoment: Record<BrowserMoment, string[]> = {
    page: [],
    hut: [],
    checkout: [],
    consent: [],
    'web-view': [],
  };
  const modules = new Map<string, string>();
  for (const [id, load] of Object.entries(findPlugins(folders.pluginsDir, packages))) {
    if (wanted?.has(id) === false) continue;
    const moment = loadMomentOf((await load()).default);
    if (moment === 'web-view' && scope?.host === 'browser') continue;
    const file = pluginFileOf(places.get(id) ?? join(folders.pluginsDir, id));
    if (moment === 'server' || file === undefined) continue;
    byMoment[moment].push(id);
    modules.set(id, file);
  }
  const built = markets.filter(({ id }) => !scope || id === scope.market);
  const byMarket = new Map(built.map((market) => [market.id, namedPlugins(deployment, market)]));
  return { byMoment, modules, byMarket };
}

/** The module `virtual:plugins`: loaders of every plugin that a browser may load, by when [ENG-10]. */
export const pluginRegistry = (folders: DeploymentFolders, scope?: BuildScope): Plugin => ({
  name: 'plugin-registry',
  resolveId: (id) => (id === moduleName ? resolvedName : undefined),
  load: {
    filter: { id: /virtual:plugins$/ },
    async handler() {
      const { byMoment, modules } = await readBuildPlugins(folders, scope);
      const lists = Object.entries(byMoment).map(([moment, ids]) => {
        const loaders = ids.map(
          (id) => `${JSON.stringify(id)}: () => import(${JSON.stringify(modules.get(id))})`,
        );
        return `${JSON.stringify(moment)}: { ${loaders.join(', ')} }`;
      });
      return `export const pluginLoaders = { ${lists.join(', ')} };`;
    },
  },
});
