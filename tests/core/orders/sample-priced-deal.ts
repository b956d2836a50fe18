import type { PricedDeal } from '../../../core/deals/priced-deal.ts';

/** What a complete deal costs, with the supplements of its slots; amounts in minor units. */
export const pricedDeal = (
  price: number,
  supplements: PricedDeal['supplements'] = {},
): PricedDeal => ({
  price,
  originalPrice: price,
  saving: 0,
  benefitSlots: [],
  supplements,
  isComplete: true,
  faceValue: 0,
  items: [],
  steps: [],
});
