import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { isJsonObject, type JsonObject } from '../manifest/json.ts';
import { overlay } from '../manifest/overlay.ts';
import type { Market } from './start-market.ts';

/** Huts that change something are few, and the same market is asked for all the time. */
const known = new WeakMap<Market, Map<string, Market>>();

/**
 * The market as it holds at a hut: what its sector and the hut itself change of the manifest is laid over it, as the
 * server does [CST-05]. The same market comes back for the same hut; where nothing is changed, the market itself.
 */
export function marketAt(market: Market, hut: Pick<Hut, 'sector' | 'id'> | undefined): Market {
  if (!hut) return market;
  const { sectorOverrides = {}, hutOverrides = {} } = market.manifest;
  const key = `${hut.sector}:${hut.id}`;
  const levels = [sectorOverrides[hut.sector], hutOverrides[key]].filter(isJsonObject);
  if (levels.length === 0) return market;
  const own = known.get(market) ?? new Map<string, Market>();
  known.set(market, own);
  const found = own.get(key) ?? { ...market, manifest: levels.reduce(layered, market.manifest) };
  own.set(key, found);
  return found;
}

/** Every level was checked against the schema when the server took the manifest. */
const layered = (manifest: Manifest, level: JsonObject): Manifest =>
  overlay(manifest as unknown as JsonObject, level) as unknown as Manifest;
