import type { BasketReason } from '../../schemas/types/http/orders.ts';
import type { PriceExplanation } from '../../schemas/types/http/prices.ts';
import type { Vector } from './vector.ts';

/** A price as whoever works it out explains it, with the reasons why the basket cannot be ordered. */
export type Explained = Omit<PriceExplanation, 'valid'>;

const unstated = { deals: [], items: [], discount: 0, surcharges: {}, giftVoucher: 0, taxOnTop: 0 };

/** What a vector expects, what it leaves out included. */
export const expectedOf = ({ expect: right }: Vector) => ({
  ...unstated,
  amountDue: right.total,
  reasons: [] as readonly BasketReason[],
  ...right,
});

/** What became of the basket of a vector, in the words of its expectations. */
export function outcomeOf({ expect: right }: Vector, explained: Explained) {
  const { deals, items, discount, surcharges, tax, reasons } = explained;
  const { total, giftVoucher, amountDue, taxOnTop } = explained;
  return {
    deals: deals.map(({ price }) => price),
    ...(right.originalPrices && {
      originalPrices: deals.map(({ originalPrice }) => originalPrice),
    }),
    ...(right.savings && {
      savings: deals.map(
        ({ originalPrice, price }) => Math.round((originalPrice - price) * 100) / 100,
      ),
    }),
    items: items.map(({ price }) => price),
    discount: discount && discount.effect !== 'payment' ? discount.value : 0,
    surcharges: Object.fromEntries(
      surcharges.filter(({ amount }) => amount > 0).map(({ type, amount }) => [type, amount]),
    ),
    ...(right.taxes && {
      taxes: Object.fromEntries(tax.taxes.map(({ description, amount }) => [description, amount])),
    }),
    taxOnTop,
    total,
    giftVoucher,
    amountDue,
    reasons,
  };
}
