import type { Deal } from '../../schemas/types.ts';
import type { BuiltDeal } from '../basket/basket.ts';
import type { PricedDeal, PricedDealItem, PriceStep } from '../basket/priced-basket.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import type { Choice } from '../menu/choice.ts';
import { recipeOf } from '../menu/default-choice.ts';
import type { PizzaRules } from '../menu/pizza-rules.ts';
import { priceChoice } from '../menu/price-choice.ts';
import { toMinor } from '../money/money.ts';
import { cheapestPool } from './cheapest-pool.ts';
import type { DealKinds, PricedSlot } from './deal-kind.ts';
import { chargeChoice } from './deal-supplements.ts';
import { slotsOf } from './slots.ts';
import type { DealSlot } from './slots.ts';

/** What deals are priced with. */
export interface DealPricing {
  readonly catalogue: Catalogue;
  readonly dealKinds: DealKinds;
  readonly rules: PizzaRules;
}

/** A slot with what was chosen for it: as the deal kind sees it, and what the kind does not need. */
interface FilledSlot extends PricedSlot {
  readonly isFull: boolean;
  readonly supplements: number;
  readonly items: readonly PricedDealItem[];
}

/**
 * Price of a deal in minor units: the benefit of its kind over the base prices + all supplements,
 * never below 0 [DEA-45 to DEA-57]. It may be half built. Undefined when the deal is not in the
 * catalogue, its kind has no rule [DEA-21] or a choice has no price.
 */
export function priceDeal(
  built: Pick<BuiltDeal, 'dealId' | 'choices'>,
  pricing: DealPricing,
): PricedDeal | undefined {
  const deal = pricing.catalogue.deals.get(built.dealId);
  const kind = deal && pricing.dealKinds.get(deal.kind);
  if (!deal || !kind) return undefined;
  const slots = slotsOf(deal);
  const filled = fillSlots(slots, built.choices, deal, pricing);
  if (!filled) return undefined;
  const isComplete = requiredSlots(slots) === filled.filter(isFullAndRequired).length;
  const dealPrice = toMinor(deal.price ?? 0);
  const benefit = kind.benefit({
    deal,
    slots: filled,
    ...cheapestPool(slots, filled),
    isComplete,
    dealPrice,
    dealOriginalPrice: toMinor(deal.originalPrice ?? 0),
  });
  const items = filled.flatMap((slot) => slot.items);
  const supplements = filled.reduce((sum, slot) => sum + slot.supplements, 0);
  const price = Math.max(0, benefit.price + supplements);
  const originalPrice = items.reduce((sum, { amount }) => sum + amount, 0);
  return {
    price,
    originalPrice,
    saving: originalPrice - price,
    benefitSlots: [...benefit.benefitSlots, ...freeSlots(filled)].toSorted((a, b) => a - b),
    supplements: Object.fromEntries(filled.map((slot) => [slot.slot, slot.supplements])),
    isComplete,
    faceValue: kind.isPayment ? dealPrice : 0,
    items,
    steps: allSteps(benefit.steps, filled, price - benefit.price - supplements),
  };
}

/** Undefined when a choice has no price or stands in a slot that the deal does not have. */
function fillSlots(
  slots: readonly DealSlot[],
  choices: BuiltDeal['choices'],
  deal: Deal,
  pricing: DealPricing,
): FilledSlot[] | undefined {
  const filled: FilledSlot[] = [];
  for (const [number, chosen] of Object.entries(choices)) {
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
  { catalogue, rules }: DealPricing,
): FilledSlot | undefined {
  let base = 0;
  let supplements = 0;
  let covered = 0;
  const items: PricedDealItem[] = [];
  for (const choice of chosen) {
    const product = catalogue.products.get(choice.productId);
    const priced = priceChoice(choice, catalogue, rules);
    if (!product || !priced) return undefined;
    const recipe = recipeOf(choice, product) ?? choice;
    const charged = chargeChoice(choice, priced, recipe, deal, slot.optionIndex);
    base += charged.base;
    supplements += charged.supplements;
    covered += charged.covered;
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
  };
}

const isFullAndRequired = ({ isFull, isRequired }: FilledSlot): boolean => isFull && isRequired;

const requiredSlots = (slots: readonly DealSlot[]): number =>
  slots.filter(({ isRequired }) => isRequired).length;

const freeSlots = (filled: readonly FilledSlot[]): number[] =>
  filled.filter(({ option }) => option.free).map(({ slot }) => slot);

/** The kind's steps, what was charged on top, and what it took to stay at 0 or more. */
function allSteps(
  benefit: readonly PriceStep[],
  filled: readonly FilledSlot[],
  raised: number,
): PriceStep[] {
  const steps = [...benefit];
  for (const { slot, supplements } of filled) {
    if (supplements > 0) steps.push({ rule: 'supplement', inputs: { slot }, amount: supplements });
  }
  if (raised > 0) steps.push({ rule: 'never-below-zero', inputs: {}, amount: raised });
  return steps;
}
