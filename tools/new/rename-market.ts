import { isJsonObject, type Json, type JsonObject } from '../../core/manifest/json.ts';
import { stringsAt } from '../../core/manifest/strings-at.ts';

/** What the sectors of a market are called in a market like it, in the same order. */
export const renamedSectors = (id: string, manifest: JsonObject): ReadonlyMap<string, string> =>
  new Map(stringsAt(manifest, 'sectors').map((sector, at) => [sector, `${id}-${at + 1}`]));

/** A value with every text and key that is the name of a sector renamed. */
export function withSectors(value: Json, sectors: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string') return sectors.get(value) ?? value;
  if (Array.isArray(value)) return value.map((part: Json) => withSectors(part, sectors));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      sectors.get(key) ?? key,
      withSectors(part, sectors),
    ]),
  );
}

/** The manifest of a market like another one: its own id, host, sectors and locales, all else as there. */
export function renamedManifest(
  id: string,
  like: string,
  manifest: JsonObject,
  locales: readonly string[],
): JsonObject {
  const { hutOverrides: _ofOtherHuts, ...settings } = manifest;
  const renamed = withSectors(settings, renamedSectors(id, manifest)) as JsonObject;
  const features = isJsonObject(renamed['features'])
    ? { features: withOwnId(renamed['features'], like, id) }
    : {};
  return { ...renamed, id, hosts: [`${id}.localhost`], locales, ...features };
}

/** Lists of markets name the new one where they named the other. */
const withOwnId = (features: JsonObject, like: string, id: string): JsonObject =>
  Object.fromEntries(
    Object.entries(features).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map((entry: Json) => (entry === like ? id : entry)) : value,
    ]),
  );
