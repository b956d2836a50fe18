import { isJsonObject, type JsonObject } from './json.ts';
import { pointerTo, valueAt } from './json-pointer.ts';
import type { ManifestFile } from './layer-manifest.ts';
import { type Problem, unknownName } from './problem.ts';
import { stringsAt } from './strings-at.ts';

const entriesAt = (content: JsonObject, path: readonly string[]) => {
  const value = valueAt(content, path);
  return isJsonObject(value) ? Object.entries(value) : [];
};

/**
 * Variants and flag levels that a file names and the manifest does not have: weights of a variant there is not would
 * leave visitors out, and a level there is not would leave a feature off, without a word.
 * @param whole the manifest that the file is part of, its levels laid together
 */
export function trialProblems(stated: ManifestFile, whole: JsonObject): readonly Problem[] {
  const { file, content } = stated;
  const ofWeights = entriesAt(content, ['experiments', 'list']).flatMap(([name]) => {
    const path = ['experiments', 'list', name];
    const variants = stringsAt(whole, pointerTo([...path, 'variants']));
    return entriesAt(content, [...path, 'weights'])
      .filter(([variant]) => !variants.includes(variant))
      .map(([variant]) => {
        const pointer = pointerTo([...path, 'weights', variant]);
        return unknownName({ file, pointer }, 'variant', variant, variants);
      });
  });
  const levels = stringsAt(whole, 'flags.levels');
  const ofFeatures = entriesAt(content, ['flags', 'features']).flatMap(([name]) => {
    const pointer = pointerTo(['flags', 'features', name, 'levels']);
    return stringsAt(content, pointer).flatMap((level, index) =>
      levels.includes(level)
        ? []
        : [unknownName({ file, pointer: `${pointer}/${index}` }, 'flag level', level, levels)],
    );
  });
  return [...ofWeights, ...ofFeatures];
}
