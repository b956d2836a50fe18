import type { CheckedDeployment } from '../../server/markets/check-deployment.ts';
import { runningMarket } from '../../server/markets/running-market.ts';
import { comparedBaskets, partShown } from '../../server/review/compared-baskets.ts';
import {
  acceptGolden,
  goldenFiles,
  type GoldenResult,
  type PriceChange,
} from '../../server/review/golden-files.ts';
import { goldenPricer } from '../../server/review/golden-pricer.ts';
import { typed } from '../tasks/project.ts';
import { MarketCommandError, marketNamed, marketUsage } from './market-named.ts';

/** What the command line asks for. */
export interface GoldenCommand {
  readonly only?: string;
  /** Writes what baskets cost now into their files. */
  readonly accepts: boolean;
  readonly asJson: boolean;
}

const flags = ['--accept', '--json'];

/** Reads the command line. @throws MarketCommandError that says how the command is called */
export function readGoldenCommand([, ...args]: readonly string[]): GoldenCommand {
  const names = args.filter((one) => !flags.includes(one));
  const [only] = names;
  if (names.length > 1 || only?.startsWith('-')) throw new MarketCommandError(marketUsage);
  return {
    accepts: args.includes('--accept'),
    asJson: args.includes('--json'),
    ...(only !== undefined && { only }),
  };
}

const commandTyped = (args: string): string => typed('market', args);

/** What became of the golden baskets of a market. */
export interface GoldenMarket {
  readonly market: string;
  readonly baskets: readonly GoldenResult[];
}

/**
 * Compares the golden baskets of all markets or of one, or accepts what they cost now [OPR-11].
 * @throws MarketCommandError for a market that there is none of
 */
export async function goldenMarkets(
  checked: CheckedDeployment,
  { only, accepts }: Pick<GoldenCommand, 'only' | 'accepts'>,
): Promise<readonly GoldenMarket[]> {
  if (only !== undefined) marketNamed(checked.deployment.markets, only);
  const asked = checked.markets.filter(({ folder }) => only === undefined || folder.id === only);
  return Promise.all(
    asked.map(async (one) => {
      const { folder, market } = one;
      if (accepts) {
        const price = goldenPricer(runningMarket(checked.deployment, folder, market));
        for (const file of goldenFiles(folder.path)) await acceptGolden(file, price);
      }
      return { market: folder.id, baskets: await comparedBaskets(checked, one, commandTyped) };
    }),
  );
}

/** How the command ends: 0 when every basket costs what it did, 1 when one does not, 2 when one cannot be priced. */
export function goldenExitCode(markets: readonly GoldenMarket[]): 0 | 1 | 2 {
  const baskets = markets.flatMap((market) => market.baskets);
  if (baskets.some(({ problem }) => problem !== undefined)) return 2;
  return baskets.some(({ changes }) => changes.length > 0) ? 1 : 0;
}

/** The results as text for a person. */
export const goldenText = (markets: readonly GoldenMarket[]): string =>
  markets
    .flatMap(({ market, baskets }) => [
      summaryOf(market, baskets),
      ...baskets.flatMap(({ name, about, problem, changes }) => {
        if (problem !== undefined) return [`  ${name}: ${problem}`];
        if (changes.length === 0) return [];
        return [`  ${name} (${about})`, ...changes.map((change) => `    ${changeText(change)}`)];
      }),
    ])
    .join('\n');

function summaryOf(market: string, baskets: readonly GoldenResult[]): string {
  const asBefore = baskets.filter(
    ({ problem, changes }) => problem === undefined && changes.length === 0,
  );
  return baskets.length === 0
    ? `${market} has no golden baskets.`
    : `${market}: ${asBefore.length} of ${baskets.length} golden baskets cost what they did.`;
}

/** A change of a price in a line. */
const changeText = ({ part, was, is }: PriceChange): string =>
  `${part}: ${partShown(was)} → ${partShown(is)}`;
