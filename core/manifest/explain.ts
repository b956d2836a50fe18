import type { Json } from './json.ts';
import { isJsonObject } from './json.ts';
import { parsePath, pointerTo, valueAt, type KeyPath } from './json-pointer.ts';
import { layerContents, type LayerName, type ManifestLayer } from './layer-manifest.ts';

/** A level that says something about a key. */
export interface KeySource {
  /** A level of the manifest, or the catalogue, which stands above all of them. */
  readonly layer: LayerName | 'catalogue';
  readonly file: string;
  /** JSON pointer to the place inside the file. */
  readonly pointer: string;
  /** What this level says; null when it removes the key. */
  readonly value: Json;
}

/** Why a key has the value it has. */
export interface Explanation {
  /** JSON pointer of the key. */
  readonly key: string;
  /** The effective value; undefined when a level removed it. */
  readonly value: Json | undefined;
  /** The level that had the last word. */
  readonly from: KeySource;
  /** The levels below it, the nearest first. An object is merged from them, anything else replaces them. */
  readonly overrode: readonly KeySource[];
}

/**
 * Tells where the value of a key comes from.
 * @param layers the levels, lowest first
 * @param key a JSON pointer, or keys joined by dots
 * @returns undefined when no level mentions the key
 */
export function explain(layers: readonly ManifestLayer[], key: string): Explanation | undefined {
  const path = parsePath(key);
  const [from, ...overrode] = layers.flatMap((layer) => sourceIn(layer, path)).toReversed();
  if (from === undefined) return undefined;
  return {
    key: pointerTo(path),
    value: valueAt(layerContents(layers), path),
    from,
    overrode,
  };
}

function sourceIn(layer: ManifestLayer, path: KeyPath): KeySource[] {
  const reach = lengthSaid(layer.content, path);
  if (reach === undefined) return [];
  const said = path.slice(0, reach);
  const value = valueAt(layer.content, said);
  if (value === undefined) return [];
  return [
    {
      layer: layer.name,
      file: layer.file,
      pointer: `${layer.pointer}${pointerTo(said)}`,
      value: reach === path.length ? value : null,
    },
  ];
}

/** How many keys of the path a level spells out: all of them, or up to the value that replaced their parent. */
function lengthSaid(content: Json, path: KeyPath): number | undefined {
  for (let length = 1; length <= path.length; length += 1) {
    const value = valueAt(content, path.slice(0, length));
    if (value === undefined) return undefined;
    if (length === path.length || !isJsonObject(value)) return length;
  }
  return undefined;
}
