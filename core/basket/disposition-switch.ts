import type { Deal, Discount } from '../../schemas/types.ts';
import type { Basket, BuiltDeal } from './basket.ts';

/** What leaves the basket when the customer gets the food another way. */
export interface SwitchLoss {
  readonly deals: readonly BuiltDeal[];
  /** The discount is not valid for the other way. */
  readonly losesDiscount: boolean;
}

/**
 * What a basket loses by a switch: deals and a discount that are not on offer for the other disposition
 * [BSK-67, BSK-69].
 * @param offers deals and discounts of the other disposition
 */
export const switchLoss = (
  { deals, discountId }: Pick<Basket, 'deals' | 'discountId'>,
  offers: { readonly deals: readonly Deal[]; readonly discounts: readonly Discount[] },
): SwitchLoss => {
  const offered = new Set(offers.deals.map(({ id }) => id));
  return {
    deals: deals.filter(({ dealId }) => !offered.has(dealId)),
    losesDiscount:
      discountId !== undefined && !offers.discounts.some(({ id }) => id === discountId),
  };
};
