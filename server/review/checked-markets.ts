import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { placeIn, type TextPlace } from '../../core/manifest/json-places.ts';
import type { Problem } from '../../core/manifest/problem.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import { checkDeployment } from '../markets/check-deployment.ts';
import type { DeploymentFolders } from '../markets/read-deployment.ts';
import { comparedBaskets, goldenProblems } from './compared-baskets.ts';
import { customersNotice } from './customers-notice.ts';
import type { MarketCommand } from './golden-files.ts';
import { warningsOf } from './market-warnings.ts';

/** Something that a check found, with all that helps to mend it [OPR-01]. */
export interface Finding extends Problem {
  /** Errors keep the markets from starting; warnings do not. */
  readonly severity: 'error' | 'warning';
  /** Where it stands in the file; absent where there is no file to open. */
  readonly place?: TextPlace;
  /** What customers would notice of it. */
  readonly notice: string;
}

/** What a check found, and how its command ends: 0, 1 with warnings alone, 2 with errors. */
export interface CheckResult {
  readonly findings: readonly Finding[];
  readonly exitCode: 0 | 1 | 2;
}

/** How markets are checked. */
export interface CheckWish {
  /** Id of a market; what is wrong with what all markets share is told with it. */
  readonly only?: string | undefined;
  /** The present moment, in milliseconds. */
  readonly now: number;
  /** The products of a file as they were, which prices are compared with; none are, without it. */
  readonly productsBefore?: (file: string) => readonly Product[];
  readonly marketCommand?: MarketCommand;
}

/**
 * Checks all markets, or one, without a server and without a database [OPR-01, OPR-02].
 */
export async function checkedMarkets(
  folders: DeploymentFolders,
  { only, now, productsBefore = () => [], marketCommand }: CheckWish,
): Promise<CheckResult> {
  const { deployment, problems, markets } = await checkDeployment(folders);
  const others = deployment.markets.map(({ id }) => id).filter((id) => id !== only);
  const isAsked = ({ file }: Problem): boolean =>
    only === undefined || !others.some((id) => file.split('/').includes(id));
  // Baskets are priced once nothing is wrong with what they are priced by.
  const golden =
    problems.length > 0
      ? []
      : await Promise.all(
          markets.map(async (one) =>
            goldenProblems(
              one.folder,
              await comparedBaskets({ deployment }, one, marketCommand),
              marketCommand,
            ),
          ),
        );
  const warnings = [
    ...markets.flatMap((market) => warningsOf(market, { productsBefore, now })),
    ...golden.flat(),
  ];
  const findings = [
    ...problems.map((problem) => ({ ...problem, severity: 'error' as const })),
    ...warnings.map((problem) => ({ ...problem, severity: 'warning' as const })),
  ]
    .filter(isAsked)
    .map((finding) => ({
      ...finding,
      ...placeOf(finding, folders),
      notice: customersNotice(finding),
    }));
  const hasErrors = findings.some(({ severity }) => severity === 'error');
  return { findings, exitCode: hasErrors ? 2 : findings.length > 0 ? 1 : 0 };
}

/** Where a finding stands in its file, which messages name from the folder above the markets and the plugins. */
function placeOf(
  { file, pointer }: Problem,
  { marketsDir, pluginsDir }: DeploymentFolders,
): { readonly place?: TextPlace } {
  const path = [marketsDir, pluginsDir]
    .map((folder) => join(dirname(folder), file))
    .find((one) => existsSync(one));
  return path === undefined || !path.endsWith('.json')
    ? {}
    : { place: placeIn(readFileSync(path, 'utf8'), pointer) };
}
