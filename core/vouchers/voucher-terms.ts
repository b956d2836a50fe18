import type { Voucher } from '../../schemas/types/http/vouchers.ts';
import type { DiscountTerms } from './discount-value.ts';

/** The discount that a voucher sets; undefined for one that opens a deal [VOU-26]. */
export const voucherTerms = (voucher: Voucher): DiscountTerms | undefined => {
  const { id, type, kind, product, result } = voucher;
  const { discountId = id, amount, rule, productTypes, maxAmount } = result;
  if (type !== 'discount' || amount === undefined || rule === undefined) return undefined;
  return {
    id: discountId,
    amount,
    options: {
      rule,
      ...(productTypes && { productTypes }),
      ...(maxAmount !== undefined && { maxAmount }),
    },
    voucherId: id,
    ...(kind !== undefined && { kind }),
    ...(product && { needs: product }),
  };
};
