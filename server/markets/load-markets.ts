import { StartError } from '../../core/engine/start-error.ts';
import { checkDeployment, type LoadSettings } from './check-deployment.ts';
import type { DeploymentFolders } from './read-deployment.ts';
import { type RunningMarket, runningMarket } from './running-market.ts';

/**
 * Every market of a folder, ready to be served.
 * @throws StartError with everything that is wrong in any of them; then none may be served [OPR-02]
 */
export async function loadMarkets(
  folders: DeploymentFolders,
  settings: LoadSettings = {},
): Promise<readonly RunningMarket[]> {
  const { deployment, problems, markets } = await checkDeployment(folders, settings);
  if (problems.length > 0) throw new StartError(problems);
  return markets.map(({ folder, market }) =>
    runningMarket(deployment, folder, market, settings.now),
  );
}
