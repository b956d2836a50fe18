import type { BuiltDeal } from './built-deal.ts';
import type { PricedDeal, PricedDealItem, PriceStep } from './priced-deal.ts';
import type { DealBenefit } from './deal-kind.ts';
import { planOf } from './deal-plan.ts';
import { fillSlots } from './fill-slots.ts';
import type { DealPricing, FilledSlot } from './fill-slots.ts';

/**
 * Price of a deal in minor units: the benefit of its kind over the base prices + all supplements,
 * never below 0 [DEA-45, DEA-46, DEA-47, DEA-48, DEA-49, DEA-50, DEA-51, DEA-52, DEA-53, DEA-54, DEA-55, DEA-56,
 * DEA-57]. It may be half built. Undefined when the deal is not in the
 * catalogue, its kind has no rule [DEA-21] or a choice has no price.
 */
export function priceDeal(
  built: Pick<BuiltDeal, 'dealId' | 'choices'>,
  pricing: DealPricing,
): PricedDeal | undefined {
  const deal = pricing.catalogue.deals.get(built.dealId);
  const kind = deal && pricing.dealKinds.get(deal.kind);
  if (!deal || !kind) return undefined;
  const plan = planOf(deal);
  const filled = fillSlots(plan.slots, built.choices, deal, pricing);
  if (!filled) return undefined;
  const full = filled.filter(({ isFull, isRequired }) => isFull && isRequired);
  const isComplete = full.length === plan.requiredCount;
  const benefit = kind.benefit({
    deal,
    slots: filled,
    pool: filled.filter(({ slot }) => plan.pool.has(slot)),
    poolSize: plan.pool.size,
    isComplete,
    dealPrice: plan.price,
    dealOriginalPrice: plan.originalPrice,
  });
  return { ...sums(benefit, filled), isComplete, faceValue: kind.isPayment ? plan.price : 0 };
}

/** The benefit and the supplements put together, and what the items would cost without the deal [DEA-57]. */
function sums(
  benefit: DealBenefit,
  filled: readonly FilledSlot[],
): Omit<PricedDeal, 'isComplete' | 'faceValue'> {
  const supplements: Record<number, number> = {};
  const items: PricedDealItem[] = [];
  const benefitSlots = [...benefit.benefitSlots];
  const steps: PriceStep[] = [...benefit.steps];
  let price = benefit.price;
  let originalPrice = 0;
  for (const { slot, isFree, supplements: charged, items: chosen } of filled) {
    supplements[slot] = charged;
    price += charged;
    if (charged > 0) steps.push({ rule: 'supplement', slot, inputs: {}, amount: charged });
    if (isFree) benefitSlots.push(slot);
    for (const item of chosen) {
      items.push(item);
      originalPrice += item.amount;
    }
  }
  if (price < 0) {
    steps.push({ rule: 'never-below-zero', inputs: {}, amount: -price });
    price = 0;
  }
  benefitSlots.sort((a, b) => a - b);
  const saving = originalPrice - price;
  return { price, originalPrice, saving, benefitSlots, supplements, items, steps };
}
