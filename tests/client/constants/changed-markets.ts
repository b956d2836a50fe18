import type { FailureWatch } from '../../../core/engine/guard.ts';
import { checkOptions } from '../../../server/markets/schemas.ts';
import { type Market, startMarket } from '../../../core/engine/start-market.ts';
import type { JsonObject } from '../../../core/manifest/json.ts';
import { marketManifest } from '../../../core/manifest/layer-manifest.ts';
import { overlay } from '../../../core/manifest/overlay.ts';
import type { WholeEnvironment } from '../../../client/tiers.ts';
import { pluginLoaders } from '../../setup/plugin-loaders.ts';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../../schemas/types/manifest.ts';
import { filesOf, marketIds, type MarketId } from '../../core/manifest/real-manifests.ts';
import { withDeclaredTypes } from '../../core/payments/declared-payments.ts';
import { OneTree } from '../one-tree.ts';
import { testEnvironment } from '../test-environment.ts';
import { loudFailures } from '../../setup/loud-failures.ts';

/** The manifest of a sample market, or as it is once its file holds a change. */
export function manifestWith(market: MarketId, change: JsonObject = {}): Manifest {
  const files = filesOf(market);
  const content = overlay(files.market.content, change);
  return withDeclaredTypes(marketManifest({ ...files, market: { ...files.market, content } }));
}

/** What follows from the manifest of each sample market. */
export const inEachMarket = <Value>(
  read: (manifest: Manifest) => Value,
): Record<MarketId, Value> => ({
  uk: read(manifestWith('uk')),
  fr: read(manifestWith('fr')),
  in: read(manifestWith('in')),
  ca: read(manifestWith('ca')),
});

/** A sample market with all its plugins, started from its manifest or a changed one. */
export const marketWith = (
  market: MarketId,
  change: JsonObject = {},
  watch: FailureWatch = loudFailures,
): Promise<Market> =>
  startMarket(manifestWith(market, change), `markets/${market}`, pluginLoaders, checkOptions, {
    watch,
  });

/** A sample market that has all the values of another, whatever it says itself. */
export const disguisedAs = (market: MarketId, values: MarketId): Promise<Market> =>
  startMarket(
    { ...manifestWith(values), id: market },
    `markets/${market}`,
    pluginLoaders,
    checkOptions,
    { watch: loudFailures },
  );

/** What follows from each sample market once it runs. */
export async function inEachRunning<Value>(
  read: (market: Market) => Value,
): Promise<Record<MarketId, Value>> {
  const values = await Promise.all(
    marketIds.map(async (id): Promise<[MarketId, Value]> => [id, read(await marketWith(id))]),
  );
  return Object.fromEntries(values) as Record<MarketId, Value>;
}

/** The stores of the application in a market, at a hut when one is given. */
export function appIn(market: Market, overrides: Partial<WholeEnvironment> = {}, hut?: Hut) {
  const environment = testEnvironment(market, overrides);
  const app = OneTree.create(hut ? { localisation: { hut } } : {}, environment);
  return { app, environment };
}

/** The same value for all four markets. */
export const everywhere = <Value>(value: Value): Record<MarketId, Value> => ({
  uk: value,
  fr: value,
  in: value,
  ca: value,
});
