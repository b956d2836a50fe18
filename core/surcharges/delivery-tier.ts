import type { DeliverySurchargeTier } from '../../schemas/types/catalogue/hut.ts';
import { toMinor } from '../money/money.ts';

/**
 * The tier that holds an order value, which counts rounded up to a whole currency unit; bounds are
 * inclusive and the first of several tiers wins [SUR-07, SUR-08, SUR-09].
 * @param orderValue minor units; below 0 counts as 0
 * @param unbounded value of `maxOrderValue` that means no upper bound [CST-39]
 */
export function deliveryTier(
  tiers: readonly DeliverySurchargeTier[],
  orderValue: number,
  unbounded: number,
): DeliverySurchargeTier | undefined {
  const value = Math.ceil(Math.max(0, orderValue) / 100) * 100;
  return tiers.find(
    ({ minOrderValue, maxOrderValue }) =>
      toMinor(minOrderValue) <= value &&
      (maxOrderValue === unbounded || value <= toMinor(maxOrderValue)),
  );
}
