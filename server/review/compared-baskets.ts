import { pointerTo } from '../../core/manifest/json-pointer.ts';
import type { Problem } from '../../core/manifest/problem.ts';
import type { CheckedDeployment, CheckedMarket } from '../markets/check-deployment.ts';
import { runningMarket } from '../markets/running-market.ts';
import type { GoldenPrice } from './golden-basket.ts';
import {
  compareGolden,
  goldenFiles,
  type GoldenResult,
  type MarketCommand,
  npmCommand,
} from './golden-files.ts';
import { goldenPricer } from './golden-pricer.ts';

/** Prices the golden baskets of a market and compares them with what they cost when somebody last looked [OPR-11]. */
export async function comparedBaskets(
  { deployment }: Pick<CheckedDeployment, 'deployment'>,
  { folder, market }: CheckedMarket,
  marketCommand?: MarketCommand,
): Promise<readonly GoldenResult[]> {
  const price = goldenPricer(runningMarket(deployment, folder, market));
  return Promise.all(
    goldenFiles(folder.path).map((file) => compareGolden(file, price, marketCommand)),
  );
}

/** A part of a price as it is told. */
export const partShown = (value: GoldenPrice[keyof GoldenPrice]): string =>
  typeof value === 'number' ? String(value) : JSON.stringify(value);

/** Golden baskets that cost something else, or cannot be priced, as findings of a check [OPR-11]. */
export const goldenProblems = (
  { id, manifest }: Pick<CheckedMarket['folder'], 'id' | 'manifest'>,
  baskets: readonly GoldenResult[],
  marketCommand: MarketCommand = npmCommand,
): readonly Problem[] => {
  const place = manifest.file.slice(0, manifest.file.lastIndexOf('/'));
  const remedy = `If it is meant, ${marketCommand(`golden ${id} --accept`)}`;
  return baskets.flatMap(({ name, problem, changes }): readonly Problem[] => {
    const file = `${place}/golden/${name}.json`;
    if (problem !== undefined) {
      return [{ file, pointer: '', expected: 'a basket that can be priced', found: problem }];
    }
    return changes.map(({ part, was, is }) => ({
      file,
      pointer: pointerTo(['priced', part]),
      expected: partShown(was),
      found: partShown(is),
      remedy,
    }));
  });
};
