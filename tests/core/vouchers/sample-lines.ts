import type { BasketLine } from '../../../core/vouchers/basket-line.ts';

/** A pizza of a basket that costs so much, in minor units. */
export const line = (amount: number, more: Partial<BasketLine> = {}): BasketLine => ({
  type: 'pizza',
  taxCode: 'standard',
  amount,
  isDiscountable: true,
  ...more,
});
