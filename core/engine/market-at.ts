import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { isJsonObject, type JsonObject } from '../manifest/json.ts';
import { overlay } from '../manifest/overlay.ts';
import type { PlacedOverride } from '../manifest/timed-overrides.ts';
import type { Market } from './start-market.ts';

/** Huts that change something are few, and the same market is asked for all the time. */
const known = new WeakMap<Market, Map<string, Market>>();

/**
 * The market as it holds at a hut: what its sector, the hut itself and overrides for a while change of the manifest is laid
 * over it, as the server does [CST-05, OPR-15]. The same market comes back for the same hut while the same overrides hold;
 * where nothing is changed, the market itself.
 * @param holding timed overrides that hold there now, the lowest first
 */
export function marketAt(
  market: Market,
  hut: Pick<Hut, 'sector' | 'id'> | undefined,
  holding: readonly PlacedOverride[] = [],
): Market {
  const { sectorOverrides = {}, hutOverrides = {} } = market.manifest;
  const place = hut && `${hut.sector}:${hut.id}`;
  const levels = [
    hut && sectorOverrides[hut.sector],
    place && hutOverrides[place],
    ...holding.map(({ override }) => override.settings),
  ].filter(isJsonObject);
  if (levels.length === 0) return market;
  const key = [place, ...holding.map(({ id }) => id)].join(' ');
  const own = known.get(market) ?? new Map<string, Market>();
  known.set(market, own);
  const found = own.get(key) ?? { ...market, manifest: levels.reduce(layered, market.manifest) };
  own.set(key, found);
  return found;
}

/** Every level was checked against the schema when the server took the manifest. */
const layered = (manifest: Manifest, level: JsonObject): Manifest =>
  overlay(manifest as unknown as JsonObject, level) as unknown as Manifest;
