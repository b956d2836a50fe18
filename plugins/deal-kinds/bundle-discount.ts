import { payBases } from '../../core/deals/cheapest.ts';
import type { DealKind, DealTermsInput } from '../../core/deals/deal-kind.ts';

const amountOff = ({ dealOriginalPrice, dealPrice }: DealTermsInput): number =>
  Math.max(0, dealOriginalPrice - dealPrice);

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
    const { dealOriginalPrice: originalPrice, dealPrice: price } = input;
    const off = Math.min(required, amountOff(input));
    const inputs = { originalPrice, price, required };
    return {
      ...paid,
      price: paid.price - off,
      steps: [...paid.steps, { rule: 'bundle-discount', inputs, amount: -off || 0 }],
    };
  },
  terms: (input) => ({ fixed: 0, charge: ({ base }) => base, off: amountOff(input) }),
};
