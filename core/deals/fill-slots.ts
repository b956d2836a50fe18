import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { BuiltDeal } from './built-deal.ts';
import type { PricedDealItem } from './priced-deal.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import type { Choice } from '../menu/choice.ts';
import { recipeOf } from '../menu/default-choice.ts';
import type { PizzaRules } from '../menu/pizza-rules.ts';
import { priceChoice } from '../menu/price-choice.ts';
import type { DealKinds, PricedSlot } from './deal-kind.ts';
import { chargeChoice } from './deal-supplements.ts';
import { isFreeInReward, type RewardTerms } from './reward-terms.ts';
import type { DealSlot } from './deal-slots.ts';

/** What deals are priced with. */
export interface DealPricing {
  readonly catalogue: Catalogue;
  readonly dealKinds: DealKinds;
  readonly rules: PizzaRules;
  /** What rewards keep to, in a market that has them. */
  readonly rewards?: RewardTerms | undefined;
}

/** A slot with what was chosen for it: as the deal kind sees it, and what the kind does not need. */
export interface FilledSlot extends PricedSlot {
  /** It holds as many items as it asks for. */
  readonly isFull: boolean;
  /** Minor units charged over the bases. */
  readonly supplements: number;
  readonly items: readonly PricedDealItem[];
  /** The base of what it holds is free: by the deal, or as a free item of a reward [DEA-54, LOY-20]. */
  readonly isFree: boolean;
}

/**
 * The slots that hold something, priced, in slot order. Undefined when a choice has no price or stands in
 * a slot that the deal does not have.
 */
export function fillSlots(
  slots: readonly DealSlot[],
  choices: BuiltDeal['choices'],
  deal: Deal,
  pricing: DealPricing,
): FilledSlot[] | undefined {
  const filled: FilledSlot[] = [];
  for (const number in choices) {
    if (!Object.hasOwn(choices, number)) continue;
    const chosen = choices[Number(number)] ?? [];
    if (chosen.length === 0) continue;
    const slot = slots[Number(number)];
    const priced = slot && fillSlot(slot, chosen, deal, pricing);
    if (!priced) return undefined;
    filled.push(priced);
  }
  return filled;
}

function fillSlot(
  slot: DealSlot,
  chosen: readonly Choice[],
  deal: Deal,
  { catalogue, rules, rewards }: DealPricing,
): FilledSlot | undefined {
  let base = 0;
  let supplements = 0;
  let covered = 0;
  let isFree = slot.option.free ?? false;
  const items: PricedDealItem[] = [];
  for (const choice of chosen) {
    const product = catalogue.products.get(choice.productId);
    const priced = priceChoice(choice, catalogue, rules);
    if (!product || !priced) return undefined;
    const recipe = recipeOf(choice, product) ?? choice;
    const charged = chargeChoice(choice, priced, recipe, deal, slot.optionIndex);
    if (isFreeInReward(deal, product, rewards)) isFree = true;
    else {
      base += charged.base;
      covered += charged.covered;
    }
    supplements += charged.supplements;
    items.push({
      slot: slot.slot,
      productId: product.id,
      amount: charged.base + charged.supplements,
    });
  }
  return {
    slot: slot.slot,
    optionIndex: slot.optionIndex,
    option: slot.option,
    isRequired: slot.isRequired,
    isFull: chosen.length === slot.items,
    base: slot.option.free ? 0 : base,
    covered: slot.option.free ? 0 : covered,
    supplements,
    items,
    isFree,
  };
}
