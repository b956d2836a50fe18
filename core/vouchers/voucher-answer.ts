import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { CatalogueVoucher } from '../../schemas/types/catalogue/voucher.ts';
import type { Voucher } from '../../schemas/types/http/vouchers.ts';

/** A voucher of the catalogue as customers get it under one of its codes [VOU-15]. */
export const voucherAnswer = (
  voucher: CatalogueVoucher,
  code: string,
  { prefix, deal }: { readonly prefix: string | undefined; readonly deal?: Deal | undefined },
): Voucher => {
  const { type, title, desc, terms, kind, conflicts, product, dealId, discountId, amount } =
    voucher;
  const { rule, productTypes, maxAmount } = voucher.options ?? {};
  return {
    id: code,
    type,
    valid: true,
    appExclusive: voucher.appExclusive ?? false,
    collectionOnly: voucher.collectionOnly ?? false,
    title,
    ...(desc !== undefined && { desc }),
    ...(terms !== undefined && { terms }),
    ...(kind !== undefined && { kind }),
    ...(prefix !== undefined && { prefix }),
    ...(conflicts && { conflicts }),
    ...(product && { product }),
    ...(dealId !== undefined && { dealId }),
    result: {
      title: deal?.title ?? title,
      ...(type === 'discount' && { discountId: discountId ?? code }),
      ...(amount !== undefined && { amount }),
      ...(rule && { rule }),
      ...(productTypes && { productTypes }),
      ...(maxAmount !== undefined && { maxAmount }),
    },
  };
};
