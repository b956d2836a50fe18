import { describe, expect, it } from 'vitest';
import {
  deliveryDiscountValue,
  discountReason,
  type DiscountTerms,
  discountValue,
  isCutShort,
} from '../../../core/vouchers/discount-value.ts';
import { testManifest } from '../test-market.ts';
import { line } from './sample-lines.ts';

const manifest = testManifest('uk');

const fivePounds: DiscountTerms = { id: 'saver', amount: 5, options: { rule: 'amount' } };
const fifth: DiscountTerms = { id: 'fifth', amount: 20, options: { rule: 'percent' } };
const onDelivery: DiscountTerms = {
  id: 'discount.DELIVERY-HALF',
  amount: 50,
  options: { rule: 'percent' },
};
const giftVoucher: DiscountTerms = { ...fivePounds, id: 'gbp-5-off' };

describe('a discount', () => {
  it('is worth nothing below its threshold, and all of its value from there on [VOU-09]', () => {
    const discount = { ...fivePounds, threshold: 20 };
    const values = [1999, 2000, 2001].map((amount) => discountValue(discount, [line(amount)]));
    expect(values).toEqual([0, 500, 500]);
  });

  it('without a threshold is worth as much as the smallest basket holds [VOU-07]', () => {
    expect(discountValue(fivePounds, [line(1)])).toBe(1);
    expect(discountValue(fivePounds, [])).toBe(0);
  });

  it('on delivery takes off no fees below its threshold [VOU-09, VOU-11]', () => {
    const discount = { ...onDelivery, threshold: 20 };
    expect(deliveryDiscountValue(discount, [line(1999)], 300)).toBe(0);
    expect(deliveryDiscountValue(discount, [line(2000)], 300)).toBe(150);
  });

  it('on delivery takes off no fees where nothing in the basket counts for it [VOU-07, VOU-11]', () => {
    const discount: DiscountTerms = {
      ...onDelivery,
      options: { rule: 'amount', productTypes: ['side'] },
    };
    expect(deliveryDiscountValue(discount, [line(2000)], 300)).toBe(0);
    expect(deliveryDiscountValue(discount, [line(2000, { type: 'side' })], 300)).toBe(300);
  });
});

describe('why a discount is worth what it is', () => {
  const reasonOf = (discount: DiscountTerms, ...amounts: number[]) =>
    discountReason(discount, manifest, { lines: amounts.map((amount) => line(amount)), fees: 249 });

  it('is the food it is worked out on, and how a percentage of it was rounded [VOU-07]', () => {
    expect(reasonOf(fifth, 1200, 1299)).toEqual({
      effect: 'food',
      eligible: 2499,
      isReached: true,
      value: 500,
      rounding: { exact: 499.8, rounded: 500 },
    });
  });

  it('says nothing of rounding where an amount is taken off or a percentage comes out whole [VOU-07]', () => {
    const plain = { effect: 'food', isReached: true, value: 500 };
    expect(reasonOf(fivePounds, 2499)).toEqual({ ...plain, eligible: 2499 });
    expect(reasonOf(fifth, 2500)).toEqual({ ...plain, eligible: 2500 });
    const fine = { ...fifth, amount: 1.1 };
    expect(reasonOf(fine, 3000)).toEqual({ ...plain, eligible: 3000, value: 33 });
    const gift = { ...giftVoucher, options: { rule: 'percent' } } as const;
    expect(reasonOf(gift, 1999)).toEqual({ ...plain, effect: 'payment', eligible: 1999 });
  });

  it('is the delivery fees where it is a discount on delivery [VOU-11]', () => {
    expect(reasonOf(onDelivery, 2500)).toEqual({
      effect: 'delivery',
      eligible: 249,
      isReached: true,
      value: 125,
      rounding: { exact: 124.5, rounded: 125 },
    });
  });

  it('tells that its threshold is not reached, which a gift-card voucher never asks for [VOU-09, VOU-07]', () => {
    expect(reasonOf({ ...fivePounds, threshold: 20 }, 1999)).toMatchObject({
      isReached: false,
      value: 0,
    });
    expect(reasonOf({ ...giftVoucher, threshold: 20 }, 1999)).toMatchObject({
      effect: 'payment',
      isReached: true,
      value: 500,
    });
  });
});

describe('a discount that takes off less than its name says', () => {
  it.each([
    ['five pounds that take off the last penny are', fivePounds, 1, true],
    ['five pounds that take off all but a penny are', fivePounds, 499, true],
    ['five pounds that take off five are not', fivePounds, 500, false],
    ['five pounds that take off nothing yet are not', fivePounds, 0, false],
    ['a percentage is not, however little it comes to', fifth, 100, false],
    ['one on delivery is not', { ...fivePounds, id: onDelivery.id }, 249, false],
  ])('is told by what there was to take it off: %s [VOU-07]', (_case, discount, value, isShort) => {
    expect(isCutShort(discount, manifest, value)).toBe(isShort);
  });
});
