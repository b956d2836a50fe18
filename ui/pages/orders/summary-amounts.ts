import { toDecimal, toMinor } from '../../../core/money/money.ts';
import type { SettledAmounts } from '../../../client/payments/settlement.ts';
import type { OrderSummary } from '../../../schemas/types/http/orders.ts';

/** What delivery costs beside its supplement, which has a name of its own [SHP-02]. */
const restOfDelivery = (deliveryFee = 0, supplement = 0): number =>
  toDecimal(toMinor(deliveryFee) - toMinor(supplement));

/** Amounts of a placed order that lead to its total, as decimals; what is taken off is negative. Zeros are left out [ORD-126]. What
 * fulfilment extras cost their plugins show. */
export const summaryAmounts = (
  summary: OrderSummary,
): readonly { readonly name: string; readonly amount: number }[] => {
  const { subtotal, deliveryFee, smallOrderFee, payLaterSurcharge, tip, taxOnTop } = summary;
  const { discount = 0, deliverySupplement = 0 } = summary;
  return [
    { name: 'subtotal', amount: subtotal ?? 0 },
    { name: 'discount', amount: -discount },
    { name: 'deliverySupplement', amount: deliverySupplement },
    { name: 'deliveryFee', amount: restOfDelivery(deliveryFee, deliverySupplement) },
    { name: 'smallOrderFee', amount: smallOrderFee ?? 0 },
    { name: 'payLaterSurcharge', amount: payLaterSurcharge ?? 0 },
    { name: 'tip', amount: tip ?? 0 },
    { name: 'tax', amount: taxOnTop ?? 0 },
  ].filter(({ amount }) => amount !== 0);
};

/** How a placed order is paid, in minor units. */
export const settledAmounts = (summary: OrderSummary): SettledAmounts => ({
  total: toMinor(summary.total),
  giftVoucher: toMinor(summary.giftVoucher ?? 0),
  credit: toMinor(summary.credit ?? 0),
  toPay: toMinor(summary.toBePaid ?? 0),
  paymentType: summary.paymentType,
});
