import { dirname, join, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { DeploymentFolders } from '../../server/markets/read-deployment.ts';
import { readBuildPlugins } from './plugin-registry.ts';

/** Parts that show nothing without the server. */
const onlineParts = ['ui/pages/localisation/map/tile-map.tsx'];

/** In the name of a chunk that holds the plugins of a tier that certain markets name. */
const pluginsMark = '-plugins-';

type Chunk = Pick<
  Rolldown.OutputChunk,
  'dynamicImports' | 'facadeModuleId' | 'fileName' | 'imports' | 'isEntry' | 'moduleIds' | 'name'
>;

/** Files by who needs them. */
export interface KeptFiles {
  /** Of every market. */
  readonly files: readonly string[];
  /** Of the markets that name a plugin, by its id. */
  readonly plugins: Readonly<Record<string, readonly string[]>>;
}

/** Whose a chunk is: every market's, or that of the plugins that it begins with, was made for, or consists of. */
function ownersOf(chunk: Chunk, pluginOf: PluginOf): readonly string[] {
  const { facadeModuleId, moduleIds, name } = chunk;
  const entry = facadeModuleId === null ? undefined : pluginOf(facadeModuleId);
  if (entry !== undefined) return [entry];
  const owners = moduleIds.map(pluginOf);
  const ids = [...new Set(owners.filter((id) => id !== undefined))];
  return name.includes(pluginsMark) || !owners.includes(undefined) ? ids : [];
}

type PluginOf = (module: string) => string | undefined;

/**
 * Which files of a build the shop needs to open without the server: all that its entry loads, now or later, but for what
 * only shows something with it.
 * @param isOnline whether a part shows nothing without the server, by its module
 * @param pluginOf the id of the plugin that a module belongs to
 */
export function keptFilesOf(
  chunks: readonly Chunk[],
  isOnline: (module: string) => boolean,
  pluginOf: PluginOf,
): KeptFiles {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Chunk>();
  const open = chunks.filter(({ isEntry }) => isEntry);
  for (let chunk = open.pop(); chunk; chunk = open.pop()) {
    const { dynamicImports, facadeModuleId, imports } = chunk;
    if (found.has(chunk) || (facadeModuleId !== null && isOnline(facadeModuleId))) continue;
    found.add(chunk);
    for (const name of [...imports, ...dynamicImports]) {
      const imported = byName.get(name);
      if (imported) open.push(imported);
    }
  }
  const files: string[] = [];
  const plugins: Record<string, string[]> = {};
  for (const chunk of found) {
    const owners = ownersOf(chunk, pluginOf);
    if (owners.length === 0) files.push(chunk.fileName);
    for (const id of owners) (plugins[id] ??= []).push(chunk.fileName);
  }
  return { files, plugins };
}

/** Lists the files that a browser keeps to open the shop without the server [SHP-40]. */
export const keptFiles = (root: string, folders: DeploymentFolders): Plugin => ({
  name: 'kept-files',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const { modules } = await readBuildPlugins(folders);
    const places = [...modules].map(([id, module]) => [id, dirname(module) + sep] as const);
    const online = new Set(onlineParts.map((path) => join(root, path)));
    const kept = keptFilesOf(
      Object.values(bundle).filter((file) => file.type === 'chunk'),
      (module) => online.has(module),
      (module) => places.find(([, place]) => module.startsWith(place))?.[0],
    );
    this.emitFile({ type: 'asset', fileName: 'kept-files.json', source: JSON.stringify(kept) });
  },
});
