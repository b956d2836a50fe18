import type { Manifest, PluginEntry } from '../../schemas/types/manifest.ts';
import type { OptionsSchema, Plugin } from '../define-plugin.ts';
import {
  halfMistakes,
  type LoadedServerHalf,
  type PluginHalves,
  wholePlugin,
} from './plugin-halves.ts';
import { unknownName, type Problem } from '../manifest/problem.ts';
import { fitOf, minorOf, upgradePage } from './version.ts';

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

/** How plugins are loaded. */
export interface PluginLoading {
  readonly loaders: PluginLoaders;
  readonly checkOptions: OptionsCheck;
  /** Version of the engine that they are loaded into. */
  readonly engine: string;
}

/** Loads exactly the plugins the manifest names, in its order, with every problem found on the way. */
export const loadPlugins = async (
  manifest: Pick<Manifest, 'plugins'>,
  file: string,
  loading: PluginLoading,
): Promise<{
  plugins: readonly LoadedPlugin[];
  problems: readonly Problem[];
  /** What works and should be seen to, a sentence each. */
  warnings: readonly string[];
}> => {
  const found = await Promise.all(
    manifest.plugins.map((entry, index) =>
      loadPlugin(entry, { file, pointer: `/plugins/${index}` }, loading),
    ),
  );
  return {
    plugins: found.flatMap(({ plugin }) => (plugin ? [plugin] : [])),
    problems: found.flatMap(({ problems }) => problems),
    warnings: found.flatMap(({ plugin }) => (plugin ? ageOf(plugin.plugin, loading.engine) : [])),
  };
};

/** What is to be said of a plugin for an older engine [ENG-37]. */
const ageOf = ({ id, engine }: Plugin, version: string): readonly string[] =>
  fitOf(version, engine) === 'older-minor'
    ? [
        `${id} is for engine ${engine} and runs with ${version}; ${upgradePage(version)} says what changed`,
      ]
    : [];

/** Why a plugin cannot run with the engine, and what helps [ENG-37]. */
function unfit(
  { id, engine }: Plugin,
  version: string,
): Omit<Problem, 'file' | 'pointer'> | undefined {
  const expected = `a plugin for engine ${version}`;
  const found = `${id} for ${engine}`;
  switch (fitOf(version, engine)) {
    case 'other-major':
      return {
        expected,
        found,
        remedy: `Take a version of it for engine ${minorOf(version)}; ${upgradePage(version)} says what changed`,
      };
    case 'newer':
      return {
        expected,
        found,
        remedy: 'Upgrade the engine, or take an older version of the plugin',
      };
    case 'no-range':
      return { expected: `${expected}, as ^${version}`, found };
    case 'fits':
    case 'older-minor':
      return undefined;
  }
}

/** The schema of the options of a plugin that has none. */
export const noOptions: OptionsSchema = { type: 'object', additionalProperties: false };

type Place = Pick<Problem, 'file' | 'pointer'>;

async function loadPlugin(
  { id, options = {} }: PluginEntry,
  { file, pointer }: Place,
  { loaders, checkOptions, engine }: PluginLoading,
): Promise<{ plugin?: LoadedPlugin; problems: readonly Problem[] }> {
  const place = { file, pointer: `${pointer}/id` };
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
  if (!load) return { problems: [unknownName(place, 'plugin', id, Object.keys(loaders))] };
  const halves = await loaded(load);
  if (typeof halves === 'string') {
    return { problems: [{ ...place, expected: 'a plugin that loads', found: halves }] };
  }
  const plugin = wholePlugin(halves);
  const misfit = unfit(plugin, engine);
  if (misfit) return { problems: [{ ...place, ...misfit }] };
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
