import { describe, expect, it } from 'vitest';
import { deliveryTier } from '../../../plugins/surcharge-tiers/tiered-surcharges.ts';

describe('the delivery tier', () => {
  const tier = (minOrderValue: number, maxOrderValue: number, deliverySurcharge: number) => ({
    minOrderValue,
    maxOrderValue,
    deliverySurcharge,
  });
  const tiers = [tier(0, 10, 3.99), tier(11, 20, 2.49), tier(21, 0, 0)];
  const feeAt = (value: number, list = tiers) => deliveryTier(list, value, 0)?.deliverySurcharge;

  it('holds the value rounded up to a whole unit, bounds included [SUR-07, SUR-08, SUR-03, CHK-98]', () => {
    expect([1000, 1001, 2001, 25_000].map((value) => feeAt(value))).toEqual([3.99, 2.49, 0, 0]);
    expect([0, 1, 2000].map((value) => feeAt(value))).toEqual([3.99, 3.99, 2.49]);
  });

  it('is the first of several that hold the value, and none when none does [SUR-09]', () => {
    expect(feeAt(500, [tier(0, 10, 1), tier(5, 20, 2)])).toBe(1);
    expect(feeAt(500, [tier(10, 20, 2)])).toBeUndefined();
    expect(feeAt(500, [])).toBeUndefined();
  });

  it('has no upper bound where its maximum is the value of the manifest for that [CST-39, CHK-98]', () => {
    const unbounded = [tier(0, 99, 1)];
    expect(deliveryTier(unbounded, 50_000, 0)).toBeUndefined();
    expect(deliveryTier(unbounded, 50_000, 99)?.deliverySurcharge).toBe(1);
  });
});
