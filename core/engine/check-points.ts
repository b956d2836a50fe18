import { type ExtensionPointId, extensionPoints } from '../extension-points.ts';
import type { LoadedPlugin } from './load-plugins.ts';
import type { Problem } from '../manifest/problem.ts';

/** Ids of the plugins that want each extension point, in manifest order. */
export const claims = (
  plugins: readonly LoadedPlugin[],
): ReadonlyMap<ExtensionPointId, readonly string[]> =>
  new Map(
    pointIds.map((point) => [
      point,
      plugins.flatMap(({ plugin }) =>
        plugin.contributes.flatMap((contribution) =>
          contribution.point === point ? [plugin.id] : [],
        ),
      ),
    ]),
  );

export const pointIds = Object.keys(extensionPoints) as ExtensionPointId[];

/** Points left empty or wanted twice against their policy, and contributions to points that do not exist. */
export const checkPoints = (
  plugins: readonly LoadedPlugin[],
  file: string,
  points: readonly ExtensionPointId[] = pointIds,
): readonly Problem[] => {
  const wanted = claims(plugins);
  const problems = points.flatMap((point): Problem[] => {
    const { cardinality, conflict, purpose, mayBeEmpty = false } = extensionPoints[point];
    const ids = wanted.get(point) ?? [];
    const pointer = '/plugins';
    if (cardinality === 'one' && ids.length === 0 && !mayBeEmpty) {
      return [{ file, pointer, expected: `a plugin for '${point}': ${purpose}`, found: 'none' }];
    }
    if (conflict === 'refuse' && ids.length > 1) {
      return [{ file, pointer, expected: `one plugin for '${point}'`, found: ids.join(', ') }];
    }
    return [];
  });
  const strangers = plugins.flatMap(({ plugin }) =>
    plugin.contributes
      .filter(({ point }) => !(point in extensionPoints))
      .map(({ point }) => ({
        file,
        pointer: '/plugins',
        expected: 'contributions to points of core/extension-points.ts',
        found: `'${point}' of ${plugin.id}`,
      })),
  );
  return [...problems, ...strangers];
};
