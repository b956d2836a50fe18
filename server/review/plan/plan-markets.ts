import { describeProblem } from '../../../core/manifest/problem.ts';
import type { CheckedDeployment } from '../../markets/check-deployment.ts';
import { type RunningMarket, runningMarket } from '../../markets/running-market.ts';
import { goldenFiles } from '../golden-files.ts';
import { basketConsequences } from './basket-consequences.ts';
import type { Consequence } from './consequence.ts';
import { hutConsequences } from './hut-consequences.ts';
import { menuConsequences } from './menu-consequences.ts';
import { offerConsequences } from './offer-consequences.ts';
import { settingConsequences } from './setting-consequences.ts';
import { textConsequences } from './text-consequences.ts';
import { timedConsequences } from './timed-consequences.ts';

/** What follows for a market. */
export interface PlannedMarket {
  readonly id: string;
  /** Whether it opens, closes for good, or goes on with changes. */
  readonly kind: 'new' | 'removed' | 'changed';
  readonly consequences: readonly Consequence[];
}

/** What follows from serving one version of the markets in place of another [OPR-10]. */
export interface Plan {
  /** Those for which something follows. */
  readonly markets: readonly PlannedMarket[];
  /** What keeps the version from being served at all. */
  readonly problems: readonly string[];
}

/** Works out what follows for whom from serving a version in place of another. */
export async function planMarkets(
  before: CheckedDeployment,
  after: CheckedDeployment,
): Promise<Plan> {
  if (after.problems.length > 0) {
    return { markets: [], problems: after.problems.map(describeProblem) };
  }
  const [old, next] = [runningOf(before), runningOf(after)];
  const ids = [...new Set([...old.keys(), ...next.keys()])].toSorted();
  const folders = new Map(after.markets.map(({ folder }) => [folder.id, folder.path]));
  const planned = await Promise.all(
    ids.map(async (id): Promise<PlannedMarket> => {
      const [was, is] = [old.get(id), next.get(id)];
      if (!is) return { id, kind: 'removed', consequences: [] };
      if (!was) return { id, kind: 'new', consequences: [] };
      const golden = goldenFiles(folders.get(id) ?? '');
      return { id, kind: 'changed', consequences: await consequencesOf(was, is, golden) };
    }),
  );
  const markets = planned.filter(
    ({ kind, consequences }) => kind !== 'changed' || consequences.length > 0,
  );
  return { markets, problems: [] };
}

const consequencesOf = async (
  was: RunningMarket,
  is: RunningMarket,
  golden: ReturnType<typeof goldenFiles>,
): Promise<readonly Consequence[]> => [
  ...hutConsequences(was, is),
  ...timedConsequences(was, is),
  ...menuConsequences(was, is),
  ...offerConsequences(was, is),
  ...settingConsequences(was, is),
  ...textConsequences(was, is),
  ...(await basketConsequences(was, is, golden)),
];

/** The markets that could be started, by their ids. */
const runningOf = ({
  deployment,
  markets,
}: CheckedDeployment): ReadonlyMap<string, RunningMarket> =>
  new Map(
    markets.map(({ folder, market }) => [folder.id, runningMarket(deployment, folder, market)]),
  );
