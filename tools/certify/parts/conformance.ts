import { pluginFolders } from '../../../server/markets/find-plugins.ts';
import type { RunningMarket } from '../../../server/markets/running-market.ts';
import { conformanceOf } from '../../tasks/conformance-of.ts';
import type { PartResult } from '../certificate.ts';

/** Whether the plugins of a market keep to the contracts of their points, in the cases that they bring. */
export async function conformanceOfMarket(
  { market }: Pick<RunningMarket, 'market'>,
  pluginsDir: string,
): Promise<PartResult> {
  const folders = pluginFolders(pluginsDir);
  const named = market.plugins.map(({ plugin }) => plugin.id);
  const ids = named.filter((id) => folders.includes(id));
  const { passed, broken } = await conformanceOf(pluginsDir, ids);
  // Packages bring halves alone: their cases stay where they are made.
  const packages = named.length - ids.length;
  const left = packages === 0 ? '' : `, ${packages} of packages not tried`;
  return { note: `${passed} checks of ${ids.length} plugins hold${left}`, findings: broken };
}
