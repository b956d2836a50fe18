/** Something that has been paid: by gift voucher, by gift card, or by the payment type of the order. */
export type PaidPart =
  | { readonly way: 'giftVoucher' | 'giftCard'; readonly amount: number }
  | { readonly way: 'type'; readonly type: string; readonly amount: number };

/** Amounts in minor units. */
export interface SettledAmounts {
  readonly total: number;
  readonly giftVoucher: number;
  readonly credit: number;
  /** What nobody has paid yet. */
  readonly toPay: number;
  /** How the rest was or will be paid, once it is known. */
  readonly paymentType?: string | undefined;
}

/** What was paid with what, and what is still to pay; the sums add up to the total. */
export interface Settlement {
  readonly total: number;
  readonly paid: readonly PaidPart[];
  readonly toPay: number;
  /** How the rest will be paid; undefined when nothing is left, or nothing was chosen. */
  readonly toPayBy: string | undefined;
}

/** Tells how an order is paid, for every place that tells it: basket, checkout and the page of the order [SHP-01]. */
export const settlementOf = (amounts: SettledAmounts): Settlement => {
  const { total, giftVoucher, credit, paymentType } = amounts;
  const toPay = Math.max(0, amounts.toPay);
  const rest = total - giftVoucher - credit - toPay;
  const paid: readonly PaidPart[] = [
    { way: 'giftVoucher', amount: giftVoucher },
    { way: 'giftCard', amount: credit },
    ...(paymentType === undefined
      ? []
      : [{ way: 'type', type: paymentType, amount: rest } as const]),
  ];
  return {
    total,
    paid: paid.filter(({ amount }) => amount > 0),
    toPay,
    toPayBy: toPay > 0 ? paymentType : undefined,
  };
};
