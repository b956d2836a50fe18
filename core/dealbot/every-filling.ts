import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import { planOf } from '../deals/deal-plan.ts';
import type { DealPricing } from '../deals/fill-slots.ts';
import { priceDeal } from '../deals/price-deal.ts';
import { slotTakes } from '../deals/deal-slots.ts';
import type { Choice } from '../menu/choice.ts';
import type { ChoiceUnits } from './item-units.ts';
import type { RawVariant } from './raw-variant.ts';

/**
 * Every filling of a deal as a variant of its own that takes just these choices, priced by the deal's kind: the
 * slow way, for prices that have no terms, and for what does not follow from savings alone.
 * @param keepsLosing whether fillings that cost more than their items loose, or as much, are wanted too
 */
export function everyFilling(
  deal: Deal,
  place: number,
  units: readonly ChoiceUnits[],
  pricing: DealPricing,
  most: number,
  keepsLosing = false,
): { readonly variants: readonly RawVariant[]; readonly isComplete: boolean } {
  const { slots } = planOf(deal);
  const left = units.map(({ items }) => items.length);
  const filled: number[][] = slots.map(() => []);
  const variants: RawVariant[] = [];
  let isComplete = true;
  let tried = 0;

  const keep = (): void => {
    const taken = filled.flat();
    tried += 1;
    if (taken.length === 0) return;
    const choices: Record<number, readonly Choice[]> = {};
    for (const [slot, chosen] of filled.entries()) {
      if (chosen.length > 0) choices[slot] = chosen.map((at) => (units[at] as ChoiceUnits).choice);
    }
    const priced = priceDeal({ dealId: deal.id, choices }, pricing);
    if (!priced?.isComplete) return;
    const loose = taken.reduce((sum, at) => sum + (units[at] as ChoiceUnits).loose, 0);
    if (loose <= priced.price && !keepsLosing) return;
    variants.push({
      deal: place,
      constant: priced.price - loose,
      groups: filled.flatMap((chosen, slot) =>
        chosen.map((unit) => ({
          need: 1,
          isOptional: false,
          units: [unit],
          scores: [0],
          slots: slots.slice(slot, slot + 1),
        })),
      ),
    });
  };

  /** Fills slot after slot; slots of one option in one order only. */
  const fill = (slot: number, from: number): void => {
    if (tried >= most) {
      isComplete = false;
      return;
    }
    const own = slots[slot];
    if (!own) return keep();
    const chosen = filled[slot] as number[];
    const next = (unit: number): void => {
      const follows = slots[slot + 1];
      const isAlike =
        follows?.optionIndex === own.optionIndex && follows.isRequired === own.isRequired;
      fill(slot + 1, isAlike ? unit : 0);
    };
    if (!own.isRequired && chosen.length === 0) next(from);
    for (let unit = from; unit < units.length; unit += 1) {
      const { choice } = units[unit] as ChoiceUnits;
      if (left[unit] === 0 || !slotTakes(own, choice, pricing.catalogue)) continue;
      left[unit] = (left[unit] as number) - 1;
      chosen.push(unit);
      if (chosen.length === own.items) next(unit);
      else fill(slot, unit);
      chosen.pop();
      left[unit] = (left[unit] as number) + 1;
    }
  };
  fill(0, 0);
  return { variants, isComplete };
}
