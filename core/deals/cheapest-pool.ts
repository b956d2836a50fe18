import type { PricedSlot } from './deal-kind.ts';
import type { DealSlot } from './slots.ts';

/** What the cheapest rule works on: the filled slots of the pool and how many slots it has. */
export interface CheapestPool {
  readonly pool: readonly PricedSlot[];
  readonly poolSize: number;
}

/**
 * The pool: the required slots of options flagged cheapest; when none is flagged, the required pizza
 * slots, or, in a deal without these, all required slots. Free slots are never in it [DEA-53, DEA-54].
 */
export function cheapestPool(
  slots: readonly DealSlot[],
  filled: readonly PricedSlot[],
): CheapestPool {
  const isInPool = poolRule(slots);
  return { pool: filled.filter(isInPool), poolSize: slots.filter(isInPool).length };
}

/** What the rule reads of a slot, filled or not. */
type PoolSlot = Pick<DealSlot, 'option' | 'isRequired'>;

const mayBenefit = ({ option, isRequired }: PoolSlot): boolean => isRequired && !option.free;
const isFlagged = (slot: PoolSlot): boolean => mayBenefit(slot) && slot.option.cheapest === true;
const isPizza = (slot: PoolSlot): boolean => mayBenefit(slot) && slot.option.type === 'pizza';

function poolRule(slots: readonly DealSlot[]): (slot: PoolSlot) => boolean {
  if (slots.some(isFlagged)) return isFlagged;
  return slots.some(isPizza) ? isPizza : mayBenefit;
}
