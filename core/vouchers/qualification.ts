import type { VoucherProduct } from '../../schemas/types/catalogue/voucher.ts';
import type { BasketLine } from './basket-line.ts';
import { toMinor } from '../money/money.ts';

/** How a basket stands to what a voucher asks for [VOU-29]. */
export type QualificationKind = 'not-applicable' | 'no-eligible-total' | 'not-met' | 'met';

/** A basket measured by a voucher; amounts in minor units. */
export interface Qualification {
  readonly kind: QualificationKind;
  /** What of the basket counts. */
  readonly eligibleTotal: number;
  /** What is missing to the threshold; 0 where nothing is. */
  readonly gap: number;
}

/**
 * Measures a basket by what a voucher asks for; rewards and deals that are not discountable do not count [VOU-08,
 * VOU-30, VOU-31, VOU-32, VOU-33].
 */
export function qualificationOf(
  product: VoucherProduct | undefined,
  lines: readonly BasketLine[],
): Qualification {
  const type = product?.type;
  const eligibleTotal = lines.reduce(
    (sum, line) =>
      sum + (line.isDiscountable && (type === undefined || line.type === type) ? line.amount : 0),
    0,
  );
  if (!product) return { kind: 'not-applicable', eligibleTotal, gap: 0 };
  const gap = Math.max(0, toMinor(product.threshold) - eligibleTotal);
  if (eligibleTotal <= 0) return { kind: 'no-eligible-total', eligibleTotal, gap };
  return { kind: gap > 0 ? 'not-met' : 'met', eligibleTotal, gap };
}

/** Whether a voucher takes its value off [VOU-33]. */
export const isQualified = ({ kind }: Qualification): boolean =>
  kind === 'met' || kind === 'not-applicable';
