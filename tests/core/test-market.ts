import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkOptions } from '../../server/markets/schemas.ts';
import { type Market, startMarket } from '../../core/engine/start-market.ts';
import type { JsonObject } from '../../core/manifest/json.ts';
import { marketManifest } from '../../core/manifest/layer-manifest.ts';
import { pluginLoaders } from '../setup/plugin-loaders.ts';
import { withDeclaredTypes } from './payments/declared-payments.ts';
import { root } from '../../tools/tasks/project.ts';
import { loudFailures } from '../setup/loud-failures.ts';

export type MarketId = 'uk' | 'fr' | 'in' | 'ca';

const manifestFile = (folder: string) => {
  const file = `markets/${folder}/manifest.json`;
  return { file, content: JSON.parse(readFileSync(join(root, file), 'utf8')) as JsonObject };
};

/** The manifest of a sample market, as its files lay it out and its plugins complete it. */
export const testManifest = (id: MarketId): Market['manifest'] =>
  withDeclaredTypes(
    marketManifest({ defaults: manifestFile('default'), market: manifestFile(id) }),
  );

/**
 * A sample market with the plugins of the given ids, in the manifest's order; without a list all of them.
 * A store's tests name only the plugins the store asks.
 */
export const testMarket = async (id: MarketId, plugins?: readonly string[]): Promise<Market> => {
  const manifest = testManifest(id);
  const chosen = manifest.plugins.filter((entry) => plugins?.includes(entry.id) ?? true);
  return startMarket(
    { ...manifest, plugins: chosen },
    `markets/${id}`,
    pluginLoaders,
    checkOptions,
    // A market of chosen plugins leaves the points of the others open.
    { watch: loudFailures, ...(plugins && { points: [] }) },
  );
};
