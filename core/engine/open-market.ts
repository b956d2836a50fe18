import type { Manifest } from '../../schemas/types/manifest.ts';
import { type Extensions, extensionsOf, makeGuarded, plainContext } from './extensions.ts';
import type { FailureWatch } from './guard.ts';
import type { LoadedPlugin, PluginLoaders } from './load-plugins.ts';
import type { Market } from './start-market.ts';

/**
 * Opens a market that a server has started: its manifest was checked there, the options of its plugins are whole. Of the
 * plugins that it names those are loaded and bound that the loaders know; the others come at another moment, or never.
 */
export async function openMarket(
  manifest: Manifest,
  loaders: PluginLoaders,
  watch: FailureWatch,
): Promise<Market> {
  const loading = manifest.plugins.map(
    async ({ id, options = {} }): Promise<readonly LoadedPlugin[]> => {
      const loaded = Object.hasOwn(loaders, id) ? await loaders[id]?.() : undefined;
      return loaded ? [{ plugin: loaded.default, options }] : [];
    },
  );
  const plugins = (await Promise.all(loading)).flat();
  return { manifest, extensions: openPlugins(plugins, manifest, watch), plugins };
}

/** The contributions of plugins that a server has bound before. */
function openPlugins(
  plugins: readonly LoadedPlugin[],
  manifest: Manifest,
  watch: FailureWatch,
): Extensions {
  return extensionsOf((id) =>
    plugins.flatMap((loaded) =>
      loaded.plugin.contributes
        .filter(({ point }) => point === id)
        .map((one) => makeGuarded(loaded.plugin, one, plainContext(loaded, manifest), watch)),
    ),
  );
}
