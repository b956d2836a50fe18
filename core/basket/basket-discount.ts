import type { Discount, Manifest, ProductType } from '../../schemas/types.ts';
import { toMinor } from '../money/money.ts';
import { percentOf } from '../money/percent-of.ts';
import type { BasketLine } from './basket-lines.ts';

/** A discount of the deals list or of a voucher, as the catalogue or the voucher call gives it [VOU-02]. */
export type DiscountTerms = Discount & {
  /** Types of product it is kept to; absent means all. */
  readonly productTypes?: readonly ProductType[];
  /** Most that a percent discount takes off, as a decimal. */
  readonly maxAmount?: number;
};

/** The lines a discount is worked out on: never rewards or deals that are not discountable [VOU-08, BSK-84, DEA-34]. */
export const isEligible = (line: BasketLine, discount: DiscountTerms): boolean =>
  line.isDiscountable && (discount.productTypes?.includes(line.type) ?? true);

/**
 * What a discount is worth now, in minor units: 0 below its threshold [VOU-09]; of a percent discount at most what it is worked
 * out on [BSK-39, VOU-07]; of an amount discount the amount, even where that is more than the basket.
 */
export function discountValue(discount: DiscountTerms, lines: readonly BasketLine[]): number {
  const eligible = eligibleTotal(discount, lines);
  return isReached(discount, eligible) ? worth(discount, eligible) : 0;
}

/** A delivery discount is taken off the delivery fees, at most down to 0, in place of the food [VOU-11]. */
export function deliveryDiscountValue(
  discount: DiscountTerms,
  lines: readonly BasketLine[],
  fees: number,
): number {
  return isReached(discount, eligibleTotal(discount, lines))
    ? Math.min(fees, worth(discount, fees))
    : 0;
}

/**
 * What a discount takes its value off, told by its id: the delivery fees [VOU-11, CST-121], the amount due
 * (a gift-card voucher pays in place of making cheaper [VOU-25, CST-122]) or else the food.
 */
export function discountEffect(
  id: string,
  { voucher }: Pick<Manifest, 'voucher'>,
): 'delivery' | 'payment' | 'food' {
  if (id.includes(voucher.deliveryDiscountIdContains)) return 'delivery';
  return voucher.giftCardKind.ids.includes(id) ? 'payment' : 'food';
}

const eligibleTotal = (discount: DiscountTerms, lines: readonly BasketLine[]): number =>
  lines.reduce((sum, line) => sum + (isEligible(line, discount) ? line.amount : 0), 0);

const isReached = ({ threshold }: DiscountTerms, eligible: number): boolean =>
  eligible > 0 && eligible >= toMinor(threshold ?? 0);

function worth({ type, value, maxAmount }: DiscountTerms, eligible: number): number {
  if (type === 'amount') return toMinor(value);
  const most = maxAmount === undefined ? eligible : Math.min(eligible, toMinor(maxAmount));
  return Math.min(most, percentOf(eligible, value));
}
