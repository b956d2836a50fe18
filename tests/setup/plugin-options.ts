import type { JsonObject } from '../../core/manifest/json.ts';
import { noOptions } from '../../core/engine/load-plugins.ts';
import { marketManifest } from '../../core/manifest/layer-manifest.ts';
import { checkOptions } from '../../server/markets/schemas.ts';
import { filesOf, type MarketId } from '../core/manifest/real-manifests.ts';
import { pluginLoaders } from './plugin-loaders.ts';

const entriesOf = (market: MarketId) => marketManifest(filesOf(market)).plugins;

/** The options of a plugin in a sample market, or as they are once they say something else; completed by its schema. */
export async function optionsOf<Options = Readonly<Record<string, unknown>>>(
  market: MarketId,
  id: string,
  change: Partial<Options> = {},
): Promise<Options> {
  const plugin = (await pluginLoaders[id]?.())?.default;
  const entry = entriesOf(market).find((one) => one.id === id);
  const checked = checkOptions(plugin?.options ?? noOptions, { ...entry?.options, ...change });
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.options as Options;
}

/** The change of a sample market's manifest that gives a plugin other options. */
export const withOptions = (market: MarketId, id: string, options: JsonObject): JsonObject => ({
  plugins: entriesOf(market).map((entry) =>
    entry.id === id ? { ...entry, options: { ...entry.options, ...options } } : entry,
  ) as unknown as JsonObject[],
});
