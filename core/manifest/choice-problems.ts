import { isJsonObject, type JsonObject } from './json.ts';
import { pointerTo, valueAt } from './json-pointer.ts';
import type { ManifestFile } from './layer-manifest.ts';
import { type Problem, unknownName } from './problem.ts';
import { statedLevels } from './stated-levels.ts';
import { stringsAt } from './strings-at.ts';

const objectAt = (content: JsonObject, path: readonly string[]): JsonObject => {
  const value = valueAt(content, path);
  return isJsonObject(value) ? value : {};
};

/**
 * A payment type that is chosen at first and not among those that a level offers, and features that nothing knows: they
 * would do nothing, without a word [OPR-03].
 * @param stated the market's file as it is written
 * @param whole the market's manifest, its levels laid together
 * @param features features that the defaults have
 */
export function choiceProblems(
  stated: ManifestFile,
  whole: JsonObject,
  features: readonly string[],
): readonly Problem[] {
  const { file, content } = stated;
  const types = stringsAt(whole, 'payments.types');
  const first = valueAt(whole, ['payments', 'default']);
  const isOffered = typeof first !== 'string' || types.length === 0 || types.includes(first);
  const named = new Set([...features, ...featuresOfMenu(whole)]);
  return [
    ...(isOffered
      ? []
      : [
          unknownName(
            { file, pointer: '/payments/default' },
            'payment type of the market',
            first,
            types,
          ),
        ]),
    ...statedLevels(content).flatMap((level) =>
      Object.keys(objectAt(content, [...level, 'flags', 'features']))
        .filter((name) => !named.has(name))
        .map((name) => {
          const pointer = pointerTo([...level, 'flags', 'features', name]);
          return unknownName({ file, pointer }, 'feature', name, named);
        }),
    ),
  ];
}

/** Features that a market's own menu asks about. */
const featuresOfMenu = (whole: JsonObject): readonly string[] => {
  const excluded = valueAt(whole, ['menu', 'excludedCategories']);
  return Array.isArray(excluded)
    ? excluded.flatMap((entry: unknown) =>
        isJsonObject(entry) && typeof entry['flag'] === 'string' ? [entry['flag']] : [],
      )
    : [];
};
