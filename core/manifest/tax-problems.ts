import { isJsonObject, type Json, type JsonObject } from './json.ts';
import { type KeyPath, pointerTo, valueAt } from './json-pointer.ts';
import type { ManifestFile } from './layer-manifest.ts';
import type { Problem } from './problem.ts';

/** Tax rates of a file that end before they begin, at any of its levels: they would never hold, without a word [ENG-34]. */
export function taxProblems({ file, content }: ManifestFile): readonly Problem[] {
  return levelsOf(content).flatMap((level) => {
    const path = [...level, 'tax', 'rates'];
    const rates = valueAt(content, path);
    if (!Array.isArray(rates)) return [];
    return rates.flatMap((rate: Json, index): readonly Problem[] => {
      const { from, until } = isJsonObject(rate) ? rate : {};
      if (typeof from !== 'string' || typeof until !== 'string' || from < until) return [];
      const pointer = pointerTo([...path, String(index), 'until']);
      return [{ file, pointer, expected: `a date after from, ${from}`, found: `"${until}"` }];
    });
  });
}

/** The file itself, and what it says of sectors and huts. */
const levelsOf = (content: JsonObject): readonly KeyPath[] => [
  [],
  ...['sectorOverrides', 'hutOverrides'].flatMap((key) => {
    const overrides = content[key];
    return isJsonObject(overrides) ? Object.keys(overrides).map((name) => [key, name]) : [];
  }),
];
