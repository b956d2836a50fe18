import type { PricedBasket } from '../../core/basket/priced-basket.ts';
import { isPaymentSurcharge } from '../../core/surcharges/surcharge-types.ts';

/** One amount between subtotal and total: the end of its wording key and minor units; what is taken off is negative. */
export interface CheckoutAmount {
  readonly name: string;
  readonly amount: number;
}

/**
 * The amounts that lead from the subtotal to the total, without those of 0 or less [SUR-05, PAY-124], and without those of
 * fulfilment extras, which their plugins show.
 */
export const checkoutAmounts = (priced: PricedBasket): readonly CheckoutAmount[] => {
  const { subtotal, discount, surcharges, taxOnTop } = priced;
  const added = [
    { name: 'subtotal', amount: subtotal },
    ...surcharges
      .filter(({ isExtra }) => !isExtra)
      .map(({ type, amount }) => ({
        name: isPaymentSurcharge(type) ? 'payLater' : type,
        amount,
      })),
    { name: 'taxOnTop', amount: taxOnTop },
  ];
  const taken = [{ name: 'discount', amount: discount?.value ?? 0 }];
  return [
    ...added.filter(({ amount }) => amount > 0),
    ...taken.filter(({ amount }) => amount > 0).map((line) => ({ ...line, amount: -line.amount })),
  ];
};
