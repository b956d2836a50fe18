import type { OrderSummary } from '../../../schemas/types.ts';

/** Amounts of a placed order by name, as decimals; what is taken off is negative. Zeros are left out [ORD-126]. */
export const summaryAmounts = (
  summary: OrderSummary,
): readonly { readonly name: string; readonly amount: number }[] => {
  const { subtotal, deliveryFee, smallOrderFee, payLaterSurcharge, tip, taxOnTop } = summary;
  const { discount = 0, giftVoucher = 0, credit = 0 } = summary;
  return [
    { name: 'subtotal', amount: subtotal ?? 0 },
    { name: 'discount', amount: -discount },
    { name: 'deliveryFee', amount: deliveryFee ?? 0 },
    { name: 'smallOrderFee', amount: smallOrderFee ?? 0 },
    { name: 'priorityFee', amount: summary.priorityFee ?? 0 },
    { name: 'payLaterSurcharge', amount: payLaterSurcharge ?? 0 },
    { name: 'tip', amount: tip ?? 0 },
    { name: 'tax', amount: taxOnTop ?? 0 },
    { name: 'giftVoucher', amount: -giftVoucher },
    { name: 'credit', amount: -credit },
  ].filter(({ amount }) => amount !== 0);
};
