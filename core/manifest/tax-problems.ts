import { isJsonObject, type Json } from './json.ts';
import { pointerTo, valueAt } from './json-pointer.ts';
import type { ManifestFile } from './layer-manifest.ts';
import type { Problem } from './problem.ts';
import { statedLevels } from './stated-levels.ts';

/** Tax rates of a file that end before they begin, at any of its levels: they would never hold, without a word [ENG-34]. */
export function taxProblems({ file, content }: ManifestFile): readonly Problem[] {
  return statedLevels(content).flatMap((level) => {
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
