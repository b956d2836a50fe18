import type { BuiltDeal } from '../../core/deals/built-deal.ts';
import type { Choice } from '../../core/menu/choice.ts';
import type { DealSlot } from '../../core/deals/deal-slots.ts';

/** The deal being built: what will become the basket deal of the same id [DEA-35]. */
export interface TempDeal extends BuiltDeal {
  /** It replaces the basket deal it was started from [DEA-39]. */
  readonly isEditing: boolean;
}

/** A slot filled with a choice; a multi-dip slot takes one more until it is full [DEA-25, DEA-26]. */
export const withChoice = <Deal extends Pick<BuiltDeal, 'choices'>>(
  deal: Deal,
  { slot, items }: DealSlot,
  choice: Choice,
): Deal => {
  const chosen = deal.choices[slot] ?? [];
  if (items > 1 && chosen.length >= items) return deal;
  return {
    ...deal,
    choices: { ...deal.choices, [slot]: items > 1 ? [...chosen, choice] : [choice] },
  };
};

/** A slot with one of its choices taken out; the choices of all other slots stay as they are [DEA-38]. */
export const withoutChoice = <Deal extends Pick<BuiltDeal, 'choices'>>(
  deal: Deal,
  slot: number,
  index = 0,
): Deal => {
  const { [slot]: chosen = [], ...others } = deal.choices;
  const left = chosen.filter((_, position) => position !== index);
  return { ...deal, choices: left.length === 0 ? others : { ...others, [slot]: left } };
};
