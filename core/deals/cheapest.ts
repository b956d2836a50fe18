import type { PriceStep } from './priced-deal.ts';
import type { Rounding } from '../money/rounding.ts';
import type { DealBenefit, DealKindInput, DealTerms, PricedSlot } from './deal-kind.ts';

/** How the cheapest items of a pool are favoured. */
export interface CheapestRule {
  /** Name of the step in the reasoning, for example `free` or `half-price`. */
  readonly rule: string;
  /** How many items get the benefit when all slots are filled [DEA-50]. */
  readonly count: number;
  /** What the benefit takes off an item, from the sum of the parts it covers. */
  readonly takesOff: (covered: number) => number;
  /** What of that was rounded; undefined when it came out whole. */
  readonly rounding?: (covered: number) => Rounding | undefined;
}

/**
 * The filled slots of a pool that get the benefit: with N slots and k benefits the N − k dearest items
 * are paid in full, and while fewer are chosen all of them are [DEA-52, DEA-56].
 */
function cheapestSlots(
  pool: readonly PricedSlot[],
  poolSize: number,
  count: number,
): readonly PricedSlot[] {
  const paidInFull = poolSize - count;
  return pool
    .toSorted((a, b) => a.covered - b.covered || b.slot - a.slot)
    .slice(0, Math.max(0, pool.length - paidInFull));
}

/** All bases, less what the benefit takes off the cheapest items of the pool. */
export function cheapestBenefit(input: DealKindInput, rule: CheapestRule): DealBenefit {
  const favoured = cheapestSlots(input.pool, input.poolSize, rule.count);
  const paid = payBases(input.slots);
  const off = favoured.map(({ slot, covered }): PriceStep => {
    const rounding = rule.rounding?.(covered);
    return {
      rule: rule.rule,
      slot,
      inputs: { covered },
      amount: -rule.takesOff(covered) || 0,
      ...(rounding && { rounding }),
    };
  });
  return {
    price: paid.price + off.reduce((sum, { amount }) => sum + amount, 0),
    benefitSlots: favoured.map(({ slot }) => slot),
    steps: [...paid.steps, ...off],
  };
}

/** The terms of the same benefit. */
export const cheapestTerms = ({ count, takesOff }: CheapestRule): DealTerms => ({
  fixed: 0,
  charge: ({ base }) => base,
  cheapest: { count, takesOff },
});

/** Every chosen item at its base price, or by the step that `stepOf` makes of it. */
export function payBases(
  slots: readonly PricedSlot[],
  stepOf: (slot: PricedSlot) => PriceStep = baseStep,
): DealBenefit {
  const steps = slots.map(stepOf);
  return {
    price: steps.reduce((sum, { amount }) => sum + amount, 0),
    benefitSlots: [],
    steps,
  };
}

const noInputs: PriceStep['inputs'] = {};

/** An item at its base price, which is 0 in a slot of a free option [DEA-54]. */
export const baseStep = ({ slot, option, base }: PricedSlot): PriceStep => ({
  rule: option.free ? 'free-option' : 'base',
  slot,
  inputs: noInputs,
  amount: base,
});
