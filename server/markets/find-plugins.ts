import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoadedServerHalf } from '../../core/engine/plugin-halves.ts';
import type { PluginLoaders } from '../../core/engine/load-plugins.ts';
import type { OptionsSchema, Plugin } from '../../core/define-plugin.ts';
import type { ServerHalf } from '../../core/define-server-half.ts';
import type { PluginPackage } from './plugin-packages.ts';

/** The file that makes a folder a plugin, whose default export is the plugin; without its ending. */
const pluginHalf = 'plugin';
/** The file whose default export is the half that only the server loads. */
const serverHalf = 'server';
/** A plugin of a package is JavaScript. */
const endings = ['ts', 'js'];
/** The schema of the plugin's options, where it stands in a file of its own. */
const optionsFile = 'options.schema.json';

/** The file of a half in a plugin's folder; a folder may be linked from elsewhere, and what the file imports lies there. */
function halfOf(folder: string, half: string): string | undefined {
  const file = endings
    .map((ending) => join(folder, `${half}.${ending}`))
    .find((path) => existsSync(path));
  return file === undefined ? undefined : realpathSync(file);
}

/** The file that a plugin's folder begins with; undefined where it is no plugin's. */
export const pluginFileOf = (folder: string): string | undefined => halfOf(folder, pluginHalf);

/** Ids of the plugins of a folder: each folder in it that has a plugin is one, by its name [ENG-10]. */
export const pluginFolders = (pluginsDir: string): readonly string[] =>
  readdirSync(pluginsDir).filter((id) => pluginFileOf(join(pluginsDir, id)) !== undefined);

/**
 * Loaders of the plugins of a folder, and of those that packages bring, by their ids; each with the server's half if it
 * has one [ENG-10, ENG-11, ENG-15].
 */
export const findPlugins = (
  pluginsDir: string,
  packages: readonly PluginPackage[] = [],
): PluginLoaders => ({
  ...Object.fromEntries(
    pluginFolders(pluginsDir).map((id) => [id, () => load(join(pluginsDir, id))]),
  ),
  ...Object.fromEntries(packages.map((one) => [one.id, () => loadPackage(one)])),
});

type Halves = Awaited<ReturnType<PluginLoaders[string]>>;

async function load(folder: string): Promise<Halves> {
  const file = pluginFileOf(folder);
  if (file === undefined)
    throw new Error(`${folder} has no ${pluginHalf}.${endings.join(' or .')}`);
  const serverFile = halfOf(folder, serverHalf);
  const [plugin, server] = await Promise.all([
    defaultOf<Plugin>(file),
    serverFile === undefined ? undefined : loadServerHalf(folder, serverFile),
  ]);
  return { default: withOptions(plugin, folder), ...(server && { server }) };
}

async function loadPackage({ id, name, folder }: PluginPackage): Promise<Halves> {
  const halves = await load(folder);
  const found = halves.default.id;
  if (found !== id)
    throw new Error(`${name} says that its plugin is "${id}", and it is "${found}"`);
  return halves;
}

/** The server half of a plugin's folder, with its migrations. */
async function loadServerHalf(folder: string, half: string): Promise<LoadedServerHalf> {
  const server = await defaultOf<ServerHalf>(half);
  const migrations = join(folder, 'migrations');
  if (!existsSync(migrations)) return server;
  const files = readdirSync(migrations).filter((file) => file.endsWith('.sql'));
  const texts = files.map((file) => [
    basename(file, '.sql'),
    readFileSync(join(migrations, file), 'utf8'),
  ]);
  return { ...server, migrations: Object.fromEntries(texts) as Record<string, string> };
}

const defaultOf = async <Half>(file: string): Promise<Half> => {
  const loaded = (await import(pathToFileURL(file).href)) as { readonly default: Half };
  return loaded.default;
};

/** The plugin with the schema of its options, which may stand in a file beside it. */
function withOptions(plugin: Plugin, folder: string): Plugin {
  const file = join(folder, optionsFile);
  if (plugin.options || !existsSync(file)) return plugin;
  return { ...plugin, options: JSON.parse(readFileSync(file, 'utf8')) as OptionsSchema };
}
