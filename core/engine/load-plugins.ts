import type { Manifest, PluginEntry } from '../../schemas/types/manifest.ts';
import type { OptionsSchema, Plugin } from '../define-plugin.ts';
import {
  halfMistakes,
  type LoadedServerHalf,
  type PluginHalves,
  wholePlugin,
} from './plugin-halves.ts';
import { unknownName, type Problem } from '../manifest/problem.ts';
import { engineVersion, satisfiesCaret } from './version.ts';

/** Plugin loaders by id: the only place that knows which plugins exist. */
export type PluginLoaders = Readonly<Record<string, () => Promise<PluginHalves>>>;

/** A plugin with the options its manifest gives it, defaults filled in. */
export interface LoadedPlugin {
  readonly plugin: Plugin;
  readonly options: Readonly<Record<string, unknown>>;
  /** Its server half, whose contributions are among those of the plugin; a browser has none. */
  readonly server?: LoadedServerHalf;
}

/** Checks options against a plugin's own schema; answers them completed, or what is wrong. */
export type OptionsCheck = (
  schema: OptionsSchema,
  options: Readonly<Record<string, unknown>>,
) =>
  | { readonly ok: true; readonly options: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly problems: readonly Omit<Problem, 'file'>[] };

/** Loads exactly the plugins the manifest names, in its order, with every problem found on the way. */
export const loadPlugins = async (
  manifest: Pick<Manifest, 'plugins'>,
  file: string,
  loaders: PluginLoaders,
  checkOptions: OptionsCheck,
): Promise<{ plugins: readonly LoadedPlugin[]; problems: readonly Problem[] }> => {
  const found = await Promise.all(
    manifest.plugins.map((entry, index) =>
      loadPlugin(entry, { file, pointer: `/plugins/${index}` }, loaders, checkOptions),
    ),
  );
  return {
    plugins: found.flatMap(({ plugin }) => (plugin ? [plugin] : [])),
    problems: found.flatMap(({ problems }) => problems),
  };
};

/** The schema of the options of a plugin that has none. */
export const noOptions: OptionsSchema = { type: 'object', additionalProperties: false };

type Place = Pick<Problem, 'file' | 'pointer'>;

async function loadPlugin(
  { id, options = {} }: PluginEntry,
  { file, pointer }: Place,
  loaders: PluginLoaders,
  checkOptions: OptionsCheck,
): Promise<{ plugin?: LoadedPlugin; problems: readonly Problem[] }> {
  const place = { file, pointer: `${pointer}/id` };
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
  if (!load) return { problems: [unknownName(place, 'plugin', id, Object.keys(loaders))] };
  const halves = await loaded(load);
  if (typeof halves === 'string') {
    return { problems: [{ ...place, expected: 'a plugin that loads', found: halves }] };
  }
  const plugin = wholePlugin(halves);
  if (!satisfiesCaret(engineVersion, plugin.engine)) {
    const expected = `a plugin for engine ${engineVersion}`;
    return { problems: [{ ...place, expected, found: `${id} for ${plugin.engine}` }] };
  }
  const wrong = halfMistakes(halves);
  if (wrong.length > 0) return { problems: wrong.map((one) => ({ ...place, ...one })) };
  const checked = checkOptions(plugin.options ?? noOptions, options);
  const { server } = halves;
  if (checked.ok) {
    return {
      plugin: { plugin, options: checked.options, ...(server && { server }) },
      problems: [],
    };
  }
  return {
    problems: checked.problems.map((problem) => ({
      ...problem,
      file,
      pointer: `${pointer}/options${problem.pointer}`,
    })),
  };
}

/** The halves of the plugin, or why they do not load. */
const loaded = async (load: () => Promise<PluginHalves>): Promise<PluginHalves | string> => {
  try {
    return await load();
  } catch (error) {
    return error instanceof Error ? error.message : 'an unknown failure';
  }
};
