import type { BuiltDeal } from './built-deal.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import { checkChoice } from '../menu/check-choice.ts';
import type { ChoiceProblem, ChoiceProblemCode } from '../menu/choice-problem.ts';
import type { PizzaRules } from '../menu/pizza-rules.ts';
import { slotsOf, slotTakes } from './deal-slots.ts';
import type { DealSlot } from './deal-slots.ts';

/** Why a built deal cannot be sold. */
export type DealProblemCode =
  | ChoiceProblemCode
  | 'deal-unavailable'
  | 'deal-incomplete'
  | 'deal-slot-unknown'
  | 'deal-slot-overfull'
  | 'deal-slot-refuses-item';

/** One reason why a built deal cannot be sold. */
export interface DealProblem extends Omit<ChoiceProblem, 'code'> {
  readonly code: DealProblemCode;
  readonly slot?: number;
}

/** Every reason why a built deal cannot be sold as it stands; none means it can [DEA-25, DEA-26, DEA-27, DEA-36]. */
export function checkDeal(
  built: Pick<BuiltDeal, 'dealId' | 'choices'>,
  catalogue: Catalogue,
  rules: PizzaRules,
): DealProblem[] {
  const deal = catalogue.deals.get(built.dealId);
  if (!deal) return [{ code: 'deal-unavailable', entity: built.dealId }];
  const slots = slotsOf(deal);
  const unknown = Object.entries(built.choices)
    .filter(([slot, chosen]) => chosen.length > 0 && slots[Number(slot)] === undefined)
    .map(([slot]): DealProblem => ({
      code: 'deal-slot-unknown',
      entity: deal.id,
      slot: Number(slot),
    }));
  return [...unknown, ...slots.flatMap((slot) => checkSlot(slot, built, catalogue, rules))];
}

/** The required slots that are not filled, in slot order [DEA-36]. */
export const openSlots = (slots: readonly DealSlot[], choices: BuiltDeal['choices']): DealSlot[] =>
  slots.filter(({ slot, isRequired, items }) => isRequired && (choices[slot]?.length ?? 0) < items);

function checkSlot(
  slot: DealSlot,
  { dealId, choices }: Pick<BuiltDeal, 'dealId' | 'choices'>,
  catalogue: Catalogue,
  rules: PizzaRules,
): DealProblem[] {
  const chosen = choices[slot.slot] ?? [];
  const problems: DealProblem[] = [];
  const report = (code: DealProblemCode, entity: string): void => {
    problems.push({ code, entity, slot: slot.slot });
  };
  if (openSlots([slot], choices).length > 0) report('deal-incomplete', dealId);
  if (chosen.length > slot.items) report('deal-slot-overfull', dealId);
  for (const choice of chosen) {
    const own = checkChoice(choice, catalogue, rules);
    problems.push(...own.map((problem) => ({ ...problem, slot: slot.slot })));
    const isKnown = catalogue.products.has(choice.productId);
    if (isKnown && !slotTakes(slot, choice, catalogue)) {
      report('deal-slot-refuses-item', choice.productId);
    }
  }
  return problems;
}
