import { isJsonObject, type Json, type JsonObject } from './json.ts';

/**
 * Lays one level of a manifest over another: objects merge key by key, a list or any other value replaces what
 * is below it, and null removes it. Neither argument is changed.
 * @param nulls `keep` leaves nulls standing, for a level that will be laid over something else later
 */
export function overlay(
  below: JsonObject,
  above: JsonObject,
  nulls: 'remove' | 'keep' = 'remove',
): JsonObject {
  const merged = new Map(Object.entries(below));
  for (const [key, value] of Object.entries(above)) {
    if (value === null && nulls === 'remove') merged.delete(key);
    else merged.set(key, overlayValue(merged.get(key), value, nulls));
  }
  return Object.fromEntries(merged);
}

const overlayValue = (below: Json | undefined, above: Json, nulls: 'remove' | 'keep'): Json =>
  isJsonObject(above) ? overlay(isJsonObject(below) ? below : {}, above, nulls) : above;
