import { describeProblem } from '../../core/manifest/problem.ts';
import { type DeploymentFolders, readDeployment } from '../../server/markets/read-deployment.ts';
import { type CheckResult, checkedMarkets } from '../../server/review/checked-markets.ts';
import { typed } from '../tasks/project.ts';
import { committedProducts } from './committed-products.ts';
import { MarketCommandError, marketNamed, marketUsage } from './market-named.ts';

/**
 * Checks all markets, or one, and compares prices with the last commit [OPR-01, OPR-04].
 * @throws MarketCommandError for a market that there is none of
 */
export async function checkFolders(
  folders: DeploymentFolders,
  only?: string,
  now = Date.now(),
): Promise<CheckResult> {
  if (only !== undefined) marketNamed((await readDeployment(folders)).markets, only);
  return checkedMarkets(folders, {
    only,
    now,
    productsBefore: (file) => committedProducts(file, folders.marketsDir),
    marketCommand: (args) => typed('market', args),
  });
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
