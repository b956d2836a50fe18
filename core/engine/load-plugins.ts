import type { Manifest } from '../../schemas/types.ts';
import type { OptionsSchema, Plugin } from '../define-plugin.ts';
import { nearestName } from '../manifest/nearest-name.ts';
import type { Problem } from './problem.ts';
import { engineVersion, satisfiesCaret } from './version.ts';

/** Plugin loaders by id: the only place that knows which plugins exist. */
export type PluginLoaders = Readonly<Record<string, () => Promise<{ readonly default: Plugin }>>>;

/** A plugin with the options its manifest gives it, defaults filled in. */
export interface LoadedPlugin {
  readonly plugin: Plugin;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Checks options against a plugin's own schema; answers them completed, or what is wrong. */
export type OptionsCheck = (
  schema: OptionsSchema,
  options: Readonly<Record<string, unknown>>,
) =>
  | { readonly ok: true; readonly options: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly problems: readonly Omit<Problem, 'file'>[] };

/** Options as they are, for places whose manifest was already checked and completed: the browser. */
export const trustOptions: OptionsCheck = (_schema, options) => ({ ok: true, options });

/** Loads exactly the plugins the manifest names, in its order, with every problem found on the way. */
export const loadPlugins = async (
  manifest: Pick<Manifest, 'plugins'>,
  file: string,
  loaders: PluginLoaders,
  checkOptions: OptionsCheck,
): Promise<{ plugins: readonly LoadedPlugin[]; problems: readonly Problem[] }> => {
  const found = await Promise.all(
    manifest.plugins.map(async ({ id, options = {} }, index) => {
      const pointer = `/plugins/${index}`;
      const load = loaders[id];
      if (!load) return { problems: [unknownPlugin(id, file, pointer, Object.keys(loaders))] };
      const { default: plugin } = await load();
      if (!satisfiesCaret(engineVersion, plugin.engine)) {
        const expected = `a plugin for engine ${engineVersion}`;
        return { problems: [{ file, pointer: `${pointer}/id`, expected, found: `${id} for ${plugin.engine}` }] };
      }
      const checked = checkOptions(plugin.options ?? noOptions, options);
      if (checked.ok) return { plugin: { plugin, options: checked.options }, problems: [] };
      return {
        problems: checked.problems.map((problem) => ({
          ...problem,
          file,
          pointer: `${pointer}/options${problem.pointer}`,
        })),
      };
    }),
  );
  return {
    plugins: found.flatMap(({ plugin }) => (plugin ? [plugin] : [])),
    problems: found.flatMap(({ problems }) => problems),
  };
};

const noOptions: OptionsSchema = { type: 'object', additionalProperties: false };

const unknownPlugin = (
  id: string,
  file: string,
  pointer: string,
  known: readonly string[],
): Problem => {
  const nearest = nearestName(id, known);
  return {
    file,
    pointer: `${pointer}/id`,
    expected: 'the id of a plugin',
    found: `'${id}'`,
    ...(nearest === undefined ? {} : { nearest }),
  };
};
