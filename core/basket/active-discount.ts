import type { Catalogue } from '../menu/catalogue.ts';
import { voucherTerms } from '../vouchers/voucher-terms.ts';
import type { DiscountTerms } from '../vouchers/discount-value.ts';
import type { Basket } from './basket.ts';

/** The terms of the active discount: those of the active voucher where it is that one's, else the deals list's [BSK-40, VOU-26]. */
export const activeDiscount = (
  { discountId, voucher }: Pick<Basket, 'discountId' | 'voucher'>,
  { discounts }: Pick<Catalogue, 'discounts'>,
): DiscountTerms | undefined => {
  if (discountId === undefined) return undefined;
  const own = voucher && voucherTerms(voucher);
  return own?.id === discountId ? own : discounts.get(discountId);
};
