import type { Problem } from '../../../core/manifest/problem.ts';
import type { CheckedCatalogue } from './checked-catalogue.ts';

/** A bound that means there is none [CST-39]. */
const unbounded = 0;

/** From which order value to which, both inclusive, in whole units of the currency. */
interface Tier {
  readonly from: number;
  readonly to: number;
}

/** A bound of a tier that is not what it has to be. */
interface TierMistake {
  readonly index: number;
  readonly key: keyof Tier;
  readonly expected: string;
  readonly found: number;
}

/** What is wrong with tiers as they follow each other: an order value has to be in exactly one [SUR-07, OPR-03]. */
const tierMistakes = (tiers: readonly Tier[]): readonly TierMistake[] =>
  tiers.flatMap(({ from, to }, index): readonly TierMistake[] => {
    const before = tiers[index - 1];
    const start = before ? before.to + 1 : 0;
    if (to !== unbounded && to < from) {
      return [{ index, key: 'to', expected: `at least its lower bound, ${from}`, found: to }];
    }
    if (before?.to === unbounded) {
      return [{ index, key: 'from', expected: 'no tier behind one without an end', found: from }];
    }
    if (from === start) return [];
    const expected = before
      ? `${start}, where the tier before it ends`
      : `${start}: the first tier begins with nothing`;
    return [{ index, key: 'from', expected, found: from }];
  });

/** Delivery tiers of huts that overlap, leave a gap or run backwards [OPR-03]. */
export const tierProblems = (catalogue: CheckedCatalogue): readonly Problem[] =>
  catalogue.entries('huts').flatMap(({ file, pointer, entry }) => {
    const list = entry.variableDeliverySurcharges ?? [];
    const tiers = list.map(({ minOrderValue, maxOrderValue }) => ({
      from: minOrderValue,
      to: maxOrderValue,
    }));
    const keys = { from: 'minOrderValue', to: 'maxOrderValue' } as const;
    const ofTiers = tierMistakes(tiers).map(({ index, key, expected, found }) => ({
      file,
      pointer: `${pointer}/variableDeliverySurcharges/${index}/${keys[key]}`,
      expected,
      found: String(found),
    }));
    const ofFees = (entry.fees ?? []).flatMap(({ lowerThreshold = 0, upperThreshold = 0 }, index) =>
      upperThreshold !== unbounded && upperThreshold <= lowerThreshold
        ? [
            {
              file,
              pointer: `${pointer}/fees/${index}/upperThreshold`,
              expected: `more than its lower threshold, ${lowerThreshold}`,
              found: String(upperThreshold),
            },
          ]
        : [],
    );
    return [...ofTiers, ...ofFees];
  });
