import { extensionPoints } from '../extension-points.ts';
import { claims, pointIds } from './check-points.ts';
import type { LoadedPlugin } from './load-plugins.ts';

/** One line for every extension point: who fills it, and by which policy. */
export const startReport = (plugins: readonly LoadedPlugin[]): readonly string[] => {
  const wanted = claims(plugins);
  const versions = new Map(plugins.map(({ plugin }) => [plugin.id, plugin.version]));
  return pointIds.map((point) => {
    const ids = [...new Set(wanted.get(point))].map((id) => `${id} ${versions.get(id)}`);
    const { cardinality, conflict } = extensionPoints[point];
    const policy = conflict === 'refuse' ? cardinality : `${cardinality}, ${conflict}`;
    return `${point} (${policy}): ${ids.length === 0 ? 'none' : ids.join(', ')}`;
  });
};
