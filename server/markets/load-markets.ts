import { StartError } from '../../core/engine/start-error.ts';
import { checkDeployment, type LoadSettings } from './check-deployment.ts';
import type { DeploymentFolders } from './read-deployment.ts';
import { type RunningMarket, runningMarket } from './running-market.ts';

/**
 * Every market of a folder, ready to be served; of several databases, those of its own, once all are found right.
 * @throws StartError with everything that is wrong in any of them; then none may be served [OPR-02]
 */
export async function loadMarkets(
  folders: DeploymentFolders,
  settings: LoadSettings = {},
): Promise<readonly RunningMarket[]> {
  const { deployment, problems, markets } = await checkDeployment(folders, settings);
  const { home } = folders;
  const misplaced = home?.problemsOf?.(deployment.markets.map(({ id }) => id)) ?? [];
  if (problems.length + misplaced.length > 0) throw new StartError([...problems, ...misplaced]);
  return markets
    .filter(({ folder }) => home?.serves(folder.id) ?? true)
    .map(({ folder, market }) => runningMarket(deployment, folder, market, settings.now));
}
