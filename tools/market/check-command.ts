import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { placeIn, type TextPlace } from '../../core/manifest/json-places.ts';
import { describeProblem, type Problem } from '../../core/manifest/problem.ts';
import { checkDeployment } from '../../server/markets/check-deployment.ts';
import type { DeploymentFolders } from '../../server/markets/read-deployment.ts';
import { customersNotice } from './customers-notice.ts';
import { comparedBaskets, goldenProblems } from './golden-command.ts';
import { MarketCommandError, marketNamed, marketUsage } from './market-named.ts';
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

/**
 * Checks all markets, or one, without a server and without a database [OPR-01, OPR-02].
 * @param only id of a market; what is wrong with what all markets share is told with it
 * @param now the present moment, in milliseconds
 * @throws MarketCommandError for a market that there is none of
 */
export async function checkedMarkets(
  folders: DeploymentFolders,
  only?: string,
  now = Date.now(),
): Promise<CheckResult> {
  const { deployment, problems, markets } = await checkDeployment(folders);
  if (only !== undefined) marketNamed(deployment.markets, only);
  const others = deployment.markets.map(({ id }) => id).filter((id) => id !== only);
  const isAsked = ({ file }: Problem): boolean =>
    only === undefined || !others.some((id) => file.split('/').includes(id));
  // Baskets are priced once nothing is wrong with what they are priced by.
  const golden =
    problems.length > 0
      ? []
      : await Promise.all(
          markets.map(async (one) =>
            goldenProblems(one.folder, await comparedBaskets({ deployment }, one)),
          ),
        );
  const warnings = [
    ...markets.flatMap((market) => warningsOf(market, { marketsDir: folders.marketsDir, now })),
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

/** The findings as text for a person: a place that terminals make a link of, what is wrong, what it does. */
export const asText = ({ findings }: CheckResult): string => {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const lines = findings.flatMap(({ severity, place, notice, ...problem }) => [
    `${problem.file}${place ? `:${place.line}:${place.column}` : ''} ${severity}`,
    `  ${describeProblem(problem).slice(problem.file.length + 1)}`,
    `  ${notice}`,
  ]);
  const total =
    findings.length === 0
      ? 'Nothing is wrong.'
      : `${count(errors, 'error')}, ${count(findings.length - errors, 'warning')}.`;
  return [...lines, total].join('\n');
};

const count = (number: number, word: string): string =>
  `${number} ${word}${number === 1 ? '' : 's'}`;

/** What the command line of a check asks for. */
export interface CheckCommand {
  readonly only?: string;
  readonly asJson: boolean;
  /** Checks what was published last in place of the files. */
  readonly isPublished: boolean;
}

const flags = ['--json', '--published'];

/** Reads the command line. @throws MarketCommandError that says how the command is called */
export function readCheckCommand([, ...args]: readonly string[]): CheckCommand {
  const names = args.filter((one) => !flags.includes(one));
  const [only] = names;
  if (names.length > 1 || only?.startsWith('-')) throw new MarketCommandError(marketUsage);
  return {
    asJson: args.includes('--json'),
    isPublished: args.includes('--published'),
    ...(only !== undefined && { only }),
  };
}
