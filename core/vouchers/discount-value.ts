import type { Discount } from '../../schemas/types/catalogue/discount.ts';
import type { VoucherProduct } from '../../schemas/types/catalogue/voucher.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { toMinor } from '../money/money.ts';
import { exactPercentOf, percentOf } from '../money/percent-of.ts';
import { isQualified, qualificationOf } from './qualification.ts';
import type { BasketLine } from './basket-line.ts';
import type { Rounding } from '../money/rounding.ts';

/** A discount of the deals list or of a voucher: all that its value is worked out from [VOU-02]. */
export type DiscountTerms = Pick<Discount, 'id' | 'amount' | 'threshold' | 'options'> & {
  /** The voucher it comes from. */
  readonly voucherId?: string;
  /** Kind of that voucher: a gift card pays [VOU-25]. */
  readonly kind?: string;
  /** What that voucher asks for before it takes anything off [VOU-33]. */
  readonly needs?: VoucherProduct;
};

/** The lines a discount is worked out on: never rewards or deals that are not discountable [VOU-08, BSK-84, DEA-34]. */
export const isEligible = (line: BasketLine, discount: DiscountTerms): boolean =>
  line.isDiscountable && (discount.options.productTypes?.includes(line.type) ?? true);

/** What a discount is worth now, in minor units: 0 below its threshold [VOU-09], and at most what it is worked out on [VOU-07]. */
export function discountValue(discount: DiscountTerms, lines: readonly BasketLine[]): number {
  return isReached(discount, lines) ? discountWorth(discount, eligibleTotal(discount, lines)) : 0;
}

/** What a gift-card voucher pays, in minor units: its face value, whatever the basket holds [VOU-07, VOU-25]. */
export const giftVoucherValue = ({ amount }: DiscountTerms): number => toMinor(amount);

/** A delivery discount is taken off the delivery fees, at most down to 0, in place of the food [VOU-11]. */
export function deliveryDiscountValue(
  discount: DiscountTerms,
  lines: readonly BasketLine[],
  fees: number,
): number {
  return isReached(discount, lines) ? discountWorth(discount, fees) : 0;
}

/**
 * What a discount takes its value off: the delivery fees, told by its id [VOU-11, CST-121], the amount due, where it is
 * a gift-card voucher that pays in place of making cheaper [VOU-25, CST-122], or else the food.
 */
export function discountEffect(
  { id, voucherId, kind }: DiscountTerms,
  { voucher }: Pick<Manifest, 'voucher'>,
): 'delivery' | 'payment' | 'food' {
  if (id.includes(voucher.deliveryDiscountIdContains)) return 'delivery';
  const isGift =
    kind === voucher.giftCardKind.kind || voucher.giftCardKind.ids.includes(voucherId ?? id);
  return isGift ? 'payment' : 'food';
}

/** What a discount is worth now and why; amounts in minor units. */
export interface DiscountReason {
  readonly effect: ReturnType<typeof discountEffect>;
  /** What it is worked out on. */
  readonly eligible: number;
  /** Its threshold and what its voucher asks for are reached; a gift-card voucher asks for nothing. */
  readonly isReached: boolean;
  readonly value: number;
  /** Absent when a percentage came out whole or none was taken. */
  readonly rounding?: Rounding;
}

const valueOf = {
  delivery: deliveryDiscountValue,
  payment: giftVoucherValue,
  food: discountValue,
} as const;

/** How a discount comes to its value on these lines and delivery fees. */
export function discountReason(
  discount: DiscountTerms,
  manifest: Pick<Manifest, 'voucher'>,
  { lines, fees }: { readonly lines: readonly BasketLine[]; readonly fees: number },
): DiscountReason {
  const effect = discountEffect(discount, manifest);
  const eligible = effect === 'delivery' ? fees : eligibleTotal(discount, lines);
  const exact = exactPercentOf(eligible, discount.amount);
  const isPercentage = effect !== 'payment' && discount.options.rule === 'percent';
  return {
    effect,
    eligible,
    isReached: effect === 'payment' || isReached(discount, lines),
    value: valueOf[effect](discount, lines, fees),
    ...(isPercentage &&
      !Number.isInteger(exact) && {
        rounding: { exact, rounded: percentOf(eligible, discount.amount) },
      }),
  };
}

const eligibleTotal = (discount: DiscountTerms, lines: readonly BasketLine[]): number =>
  lines.reduce((sum, line) => sum + (isEligible(line, discount) ? line.amount : 0), 0);

function isReached(discount: DiscountTerms, lines: readonly BasketLine[]): boolean {
  const eligible = eligibleTotal(discount, lines);
  if (eligible <= 0 || eligible < toMinor(discount.threshold ?? 0)) return false;
  return isQualified(qualificationOf(discount.needs, lines));
}

/** What a discount that is reached takes off an amount, in minor units: never more than that amount [VOU-07]. */
export function discountWorth({ amount, options }: DiscountTerms, eligible: number): number {
  const { rule, maxAmount } = options;
  if (rule === 'amount') return Math.min(eligible, toMinor(amount));
  const most = maxAmount === undefined ? eligible : Math.min(eligible, toMinor(maxAmount));
  return Math.min(most, percentOf(eligible, amount));
}

/** Whether an amount off the food takes off less than its name says, as there is no more to take it off [VOU-07]. */
export const isCutShort = (
  discount: DiscountTerms,
  manifest: Pick<Manifest, 'voucher'>,
  value: number,
): boolean =>
  discount.options.rule === 'amount' &&
  discountEffect(discount, manifest) === 'food' &&
  value > 0 &&
  value < toMinor(discount.amount);
