import { nearestName } from '../../core/manifest/nearest-name.ts';
import { namedPlugins } from '../../server/markets/market-words.ts';
import type { Deployment } from '../../server/markets/read-deployment.ts';

/** What a build is for, where it is not for every market of a deployment. */
export interface BuildScope {
  readonly market: string;
  /** `webview`: a native app shows it. */
  readonly host: 'browser' | 'webview';
}

/**
 * The ids of the plugins that a build may hold.
 * @returns undefined where nothing limits it
 * @throws where there is no such market
 */
export function pluginsInScope(
  deployment: Deployment,
  scope: BuildScope | undefined,
): ReadonlySet<string> | undefined {
  if (!scope) return undefined;
  const market = deployment.markets.find(({ id }) => id === scope.market);
  if (market) return new Set(namedPlugins(deployment, market));
  throw noMarket(
    scope.market,
    deployment.markets.map(({ id }) => id),
  );
}

/** Why a market cannot be built that there is not, with the one that may be meant. */
export function noMarket(wanted: string, known: readonly string[]): Error {
  const near = nearestName(wanted, known);
  const advice = near === undefined ? `There are ${known.join(', ')}.` : `Did you mean "${near}"?`;
  return new Error(`There is no market "${wanted}". ${advice}`);
}
