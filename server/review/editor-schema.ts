import { noOptions, type PluginLoaders } from '../../core/engine/load-plugins.ts';
import type { Plugin } from '../../core/define-plugin.ts';
import type { JsonSchema } from '../../core/manifest/json-schema.ts';
import { manifestFileSchema } from '../../core/manifest/manifest-schema.ts';
import { findPlugins } from '../markets/find-plugins.ts';
import { installedPlugins } from '../markets/plugin-packages.ts';
import type { DeploymentFolders } from '../markets/read-deployment.ts';

/**
 * The schema by which editors complete and check manifests, from the schemas and the plugins as they are [ENG-14].
 * @throws when a plugin does not load
 */
export async function manifestEditorSchema({
  marketsDir,
  pluginsDir,
  packagesDir = marketsDir,
}: DeploymentFolders): Promise<JsonSchema> {
  const packages = installedPlugins(packagesDir);
  const names = new Map(packages.map(({ id, name }) => [id, name]));
  return schemaWith(await everyPlugin(findPlugins(pluginsDir, packages), names));
}

/** Every plugin, with what manifests name it by for an id: one that a package brings, by the package [ENG-11]. */
const everyPlugin = (
  loaders: PluginLoaders,
  names: ReadonlyMap<string, string>,
): Promise<readonly Plugin[]> =>
  Promise.all(
    Object.entries(loaders).map(async ([id, load]) => {
      const { default: plugin } = await load();
      return { ...plugin, id: names.get(id) ?? id };
    }),
  );

/** The schema of a manifest file in which each plugin has its name and options. */
function schemaWith(plugins: readonly Plugin[]): JsonSchema {
  const { properties = {} } = manifestFileSchema;
  const list = properties['plugins'] ?? {};
  const entry = list.items ?? {};
  const id = {
    ...entry.properties?.['id'],
    oneOf: plugins.map((plugin) => ({ const: plugin.id, description: `${plugin.title}.` })),
  };
  const items = {
    ...entry,
    properties: { ...entry.properties, id },
    allOf: plugins.map(optionsById),
  };
  return {
    ...manifestFileSchema,
    properties: { ...properties, plugins: { ...list, items } },
  };
}

/** Where an entry names the plugin, its options are those of the plugin's own schema. */
function optionsById({ id, title, options = noOptions }: Plugin): JsonSchema {
  const needed = Array.isArray(options['required']) && options['required'].length > 0;
  return {
    if: { required: ['id'], properties: { id: { const: id } } },
    then: {
      ...(needed && { required: ['options'] }),
      properties: {
        // An address of its own, so that a reference inside the plugin's schema means what it means there.
        options: { $id: `${id}-options.schema.json`, description: `${title}.`, ...options },
      },
    },
  };
}
