import { payBases } from '../../core/deals/cheapest.ts';
import type { DealKind } from '../../core/deals/deal-kind.ts';

/**
 * A fixed amount off the required items once all are chosen: the catalogue's originalPrice less price.
 * It takes at most what they cost; optional items are paid on top [DEA-67, DEA-68, DEA-55].
 */
export const bundleDiscount: DealKind = {
  kind: 'bundle-discount',
  listPrice: 'none',
  benefit(input) {
    const paid = payBases(input.slots);
    if (!input.isComplete) return paid;
    const required = payBases(input.slots.filter(({ isRequired }) => isRequired)).price;
    const amount = Math.max(0, input.dealOriginalPrice - input.dealPrice);
    const off = Math.min(required, amount);
    return {
      ...paid,
      price: paid.price - off,
      steps: [...paid.steps, { rule: 'bundle-discount', inputs: { amount }, amount: -off || 0 }],
    };
  },
};
