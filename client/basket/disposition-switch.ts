import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { Discount } from '../../schemas/types/catalogue/discount.ts';
import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Basket } from '../../core/basket/basket.ts';
import type { BuiltDeal } from '../../core/deals/built-deal.ts';

/** What leaves the basket when the customer gets the food another way. */
export interface SwitchLoss {
  readonly deals: readonly BuiltDeal[];
  /** The discount is not valid for the other way. */
  readonly losesDiscount: boolean;
  /** The voucher is not valid for the other way [VOU-58]. */
  readonly losesVoucher: boolean;
}

/**
 * What a basket loses by a switch: deals, a discount and a voucher that are not on offer for the other disposition
 * [BSK-67, BSK-69, VOU-58].
 * @param offers deals and discounts of the other disposition
 */
export const switchLoss = (
  { deals, discountId, voucher }: Pick<Basket, 'deals' | 'discountId' | 'voucher'>,
  offers: { readonly deals: readonly Deal[]; readonly discounts: readonly Discount[] },
  to?: Disposition,
): SwitchLoss => {
  const offered = new Set(offers.deals.map(({ id }) => id));
  const losesVoucher = voucher?.collectionOnly === true && to !== 'collection';
  const isVouchers = discountId !== undefined && discountId === voucher?.result.discountId;
  return {
    deals: deals.filter(({ dealId }) => !offered.has(dealId)),
    losesDiscount:
      discountId !== undefined &&
      !isVouchers &&
      !offers.discounts.some(({ id }) => id === discountId),
    losesVoucher,
  };
};

/** Whether a hut lets customers have their food in a way [BSK-72]. */
export const allowsDisposition = (
  { allowedDisposition }: Pick<Hut, 'allowedDisposition'>,
  type: Disposition,
): boolean => allowedDisposition[type] === true;
