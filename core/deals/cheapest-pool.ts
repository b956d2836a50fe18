import type { DealSlot } from './deal-slots.ts';

type PoolRule = (slot: DealSlot) => boolean;

const mayBenefit: PoolRule = ({ option, isRequired }) => isRequired && !option.free;
const isFlagged: PoolRule = (slot) => mayBenefit(slot) && slot.option.cheapest === true;
const isPizza: PoolRule = (slot) => mayBenefit(slot) && slot.option.type === 'pizza';

/**
 * Numbers of the slots that the cheapest rule works on: the required slots of options flagged cheapest;
 * when none is flagged, the required pizza slots, or, in a deal without these, all required slots. Free
 * slots are never among them [DEA-53, DEA-54].
 */
export function poolSlots(slots: readonly DealSlot[]): ReadonlySet<number> {
  const rule = [isFlagged, isPizza].find((candidate) => slots.some(candidate)) ?? mayBenefit;
  return new Set(slots.filter(rule).map(({ slot }) => slot));
}
