import {
  type DiscountTerms,
  discountEffect,
  discountWorth,
  giftVoucherValue,
} from '../vouchers/discount-value.ts';
import { productsOf, activeDiscount } from '../basket/basket-contents.ts';
import { type BasketPricing, deliveryFees, surchargesOf } from '../basket/price-basket.ts';
import type { PricedBasket } from '../basket/priced-basket.ts';
import type { Surcharge } from '../surcharges/surcharge-policy.ts';
import { taxableAmounts } from '../basket/price-lines.ts';
import { toMinor } from '../money/money.ts';

/** Minor units of a whole currency unit. */
const unit = 100;

/** The answers of a function by its argument, each worked out once. */
function remembered<Answer>(work: (amount: number) => Answer): (amount: number) => Answer {
  const known = new Map<number, Answer>();
  return (amount) => {
    const found = known.get(amount) ?? work(amount);
    known.set(amount, found);
    return found;
  };
}

/**
 * The least that can be due for a basket's items grouped so that they cost no less than a subtotal, in minor units.
 * Whatever the grouping: the discount takes off the most it can, fees are those of the value that is left or of any
 * above it, and taxes are the lowest that the items can carry. `given` is the basket as it is.
 */
export function dueFloor(
  facts: BasketPricing,
  given: PricedBasket,
): (leastSubtotal: number) => number {
  const terms = activeDiscount(facts.basket, facts.catalogue);
  const effect = terms && discountEffect(terms, facts.manifest);
  const taxOf = leastTax(facts);
  /** What an order of this food value costs at least, and what of it is more than the food. */
  const costAt = remembered((foodValue: number) => {
    const surcharges = surchargesOf(facts, foodValue);
    const listed = surcharges.reduce((sum, { amount }) => sum + amount, 0);
    const fees = listed - (effect === 'delivery' && terms ? offDelivery(terms, surcharges) : 0);
    return { fees, total: foodValue + fees + taxOf(foodValue, surcharges) };
  });
  /** The least that food worth as much or more costs; what is worth more than the least found needs no look. */
  const leastFrom = remembered((from: number) => {
    let least = Infinity;
    for (let start = from; start < least;) {
      const end = Math.ceil(start / unit) * unit;
      // Fees that are the same at both ends of a whole unit are so between them: the first value costs the least.
      const isLevel = costAt(start).fees === costAt(end).fees;
      for (let value = start; value <= (isLevel ? start : end); value += 1) {
        least = Math.min(least, costAt(value).total);
      }
      start = end + 1;
    }
    return least;
  });
  const faces = Object.values(given.deals).reduce((sum, { faceValue }) => sum + faceValue, 0);
  const paid =
    faces +
    (facts.basket.credit ?? 0) +
    (terms && effect === 'payment' ? giftVoucherValue(terms) : 0);
  return (subtotal) => {
    const from = effect === 'food' && terms ? leastFoodValue(terms, subtotal) : subtotal;
    const due = leastFrom(from) - paid;
    // Gift-card money pays no more than there is to pay.
    return paid > 0 ? Math.max(0, due) : due;
  };
}

/** The least that is left of a subtotal, or of any above it, when the discount takes off the most it can. */
function leastFoodValue(terms: DiscountTerms, subtotal: number): number {
  const threshold = toMinor(terms.threshold ?? 0);
  const reached = Math.max(subtotal, threshold);
  const discounted = reached - discountWorth(terms, reached);
  return Math.min(subtotal < threshold ? subtotal : Infinity, discounted);
}

const offDelivery = (terms: DiscountTerms, surcharges: readonly Surcharge[]): number =>
  discountWorth(terms, deliveryFees(surcharges));

/** The lowest tax on top: that of the mildest tax class, less what rounding can make of a mixture. */
function leastTax(facts: BasketPricing) {
  const { basket, catalogue, taxPolicy, hut, disposition, orderTime, manifest } = facts;
  const taxCodes = [...new Set(productsOf(basket, catalogue).map(({ taxCode }) => taxCode))];
  const slack = taxCodes.length > 1 ? manifest.tax.rates.length : 0;
  return (foodValue: number, surcharges: readonly Surcharge[]): number => {
    if (taxPolicy.placement === 'included' || taxCodes.length === 0) return 0;
    const taxes = taxCodes.map((taxCode) => {
      const line = { type: 'side', taxCode, amount: foodValue, isDiscountable: true } as const;
      const amounts = taxableAmounts([line], undefined, surcharges);
      return taxPolicy.breakdown({ hut, disposition, orderTime, manifest, amounts }).taxTotal;
    });
    return Math.max(0, Math.min(...taxes) - slack);
  };
}
