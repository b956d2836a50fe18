import { planOf } from '../../core/deals/deal-plan.ts';
import { productsOfSlot, slotTakes } from '../../core/deals/deal-slots.ts';
import type { Choice } from '../../core/menu/choice.ts';
import { defaultChoice } from '../../core/menu/default-choice.ts';
import { highestFirst } from '../../core/menu/sort-menu.ts';
import { dealUnits, looseUnits } from '../../core/dealbot/basket-units.ts';
import { sortDeals } from '../../core/dealbot/candidates.ts';
import type { RegroupFacts } from '../../core/dealbot/basket-question.ts';

/** What is looked for, and how many products are tried and shown. */
export interface NextStepFacts extends RegroupFacts {
  readonly steps: { readonly tried: number; readonly shown: number };
}

/**
 * The products worth a try: for every deal that lacks just one item, the most popular product that would fill it, as
 * it comes. Products for deals only are never among them.
 */
export function canBeOrderedAlone(facts: NextStepFacts): Choice[] {
  const { basket, catalogue, steps } = facts;
  const { candidates, standing } = sortDeals(facts);
  const own = [...looseUnits(basket), ...standing.flatMap(dealUnits)].map(({ choice }) => choice);
  const found = new Map<string, Choice>();
  for (const { deal } of candidates) {
    const left = [...own];
    const missing = planOf(deal).slots.flatMap((slot) => {
      if (!slot.isRequired) return [];
      return Array.from({ length: slot.items }, () => slot).filter(() => {
        const at = left.findIndex((choice) => slotTakes(slot, choice, catalogue));
        if (at >= 0) left.splice(at, 1);
        return at < 0;
      });
    });
    const [slot] = missing;
    if (!slot || missing.length > 1) continue;
    const sold = productsOfSlot(slot, catalogue).filter(({ dealOnly }) => dealOnly !== true);
    const [product] = highestFirst(sold, ({ popularity }) => popularity);
    if (!product) continue;
    const size = product.type === 'pizza' ? slot.option.subtype : undefined;
    const key = `${product.id} ${size}`;
    if (!found.has(key)) found.set(key, defaultChoice(product, size));
  }
  return [...found.values()].slice(0, steps.tried);
}
