import { describe, expect, it } from 'vitest';
import { hasBagFee } from '../../../core/surcharges/bag-fee.ts';
import { deliveryTier } from '../../../core/surcharges/delivery-tier.ts';
import { orderSurcharges } from '../../../core/surcharges/order-surcharges.ts';
import {
  isExtraFee,
  isPaymentSurcharge,
  paymentSurchargeType,
  surchargeTypes,
} from '../../../core/surcharges/surcharge-types.ts';
import { ratesOf, taxBreakdown } from '../../../core/surcharges/tax-rates.ts';
import { taxableAmounts } from '../../../core/basket/price-lines.ts';
import type { BasketLine } from '../../../core/vouchers/basket-line.ts';
import { marketManifest } from '../../../core/manifest/layer-manifest.ts';
import { discountOf, hutOf } from '../basket/sample-basket.ts';
import { filesOf } from '../manifest/real-manifests.ts';

describe('surcharge types', () => {
  it('of payments start with paymentSurcharge [SUR-01]', () => {
    expect(paymentSurchargeType('paylater_debit')).toBe('paymentSurchargePaylaterDebit');
    expect(paymentSurchargeType('paylater_credit')).toBe('paymentSurchargePaylaterCredit');
    expect(isPaymentSurcharge(paymentSurchargeType('never-heard-of'))).toBe(true);
    expect(Object.values(surchargeTypes).filter(isPaymentSurcharge)).toEqual([]);
  });

  it('are those of every market, and those that its extras are paid by [SUR-01]', () => {
    const ofEveryMarket = ['deliverySupplement', 'delivery', 'smallOrderSupplement', 'driverTip'];
    expect(Object.values(surchargeTypes)).toEqual(ofEveryMarket);
    const paid = paymentSurchargeType('paylater_debit');
    expect([...ofEveryMarket, paid, 'giftWrap'].filter(isExtraFee)).toEqual(['giftWrap']);
  });
});

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

describe('the surcharges of an order request', () => {
  it('are type and amount, without amounts of 0 or less [SUR-17, SUR-18, SUR-22]', () => {
    const surcharges = [
      { type: 'deliverySupplement', price: 249, amount: 249, lowerThreshold: 0 },
      { type: 'delivery', price: 100, amount: 0 },
      { type: 'driverTip', price: 0, amount: 0, tippingOption: 'none' },
    ];
    expect(orderSurcharges(surcharges)).toEqual([{ type: 'deliverySupplement', amount: 2.49 }]);
  });
});

describe('the bag fee', () => {
  const canada = marketManifest(filesOf('ca'));
  const hutIn = (region: string, code: string, flag: boolean) =>
    hutOf({ address: { ...hutOf().address, region }, states: { code, hasBagFee: flag } });

  it('applies in a state flagged for it [SUR-35]', () => {
    expect(hasBagFee(hutIn('BC', 'BC', true), canada)).toBe(true);
    expect(hasBagFee(hutIn('BC', 'BC', false), canada)).toBe(false);
    expect(hasBagFee(hutIn('ON', 'BC', true), canada)).toBe(false);
    expect(hasBagFee(hutOf(), canada)).toBe(false);
  });

  it('applies to the huts of the list, whatever their region [SUR-36, CST-110]', () => {
    const listed = { ...canada, menu: { ...canada.menu, bagFeeStores: ['101'] } };
    expect(hasBagFee(hutIn('ON', 'ON', false), listed)).toBe(true);
    expect(hasBagFee(hutOf({ id: '102' }), listed)).toBe(false);
  });
});

describe('tax rates', () => {
  const rates = [
    { description: 'all', percent: 5 },
    { description: 'food', percent: 8, taxCodes: ['food'] },
    { description: 'west', percent: 7, regions: ['BC'] },
  ];
  const named = (taxCode: string, region?: string) =>
    ratesOf({
      hut: hutOf({ address: { ...hutOf().address, ...(region !== undefined && { region }) } }),
      disposition: 'delivery',
      orderTime: new Date('2026-07-10T18:00:00Z'),
      manifest: { tax: { rates } },
      amounts: [],
    })(taxCode).map(({ description }) => description);

  it('fit by tax class and region [SUR-32]', () => {
    expect(named('food', 'BC')).toEqual(['all', 'food', 'west']);
    expect(named('alcohol', 'ON')).toEqual(['all']);
    expect(named('alcohol')).toEqual(['all']);
  });

  it('make a breakdown whose net and tax are its gross [SUR-30, SUR-31]', () => {
    const taxes = new Map([
      ['a', 101],
      ['b', 0],
    ]);
    expect(taxBreakdown(1000, taxes, 'included')).toEqual({
      taxes: [{ description: 'a', amount: 101 }],
      taxTotal: 101,
      grossTotal: 1000,
      netTotal: 899,
    });
    expect(taxBreakdown(1000, taxes, 'on-top')).toMatchObject({ grossTotal: 1101, netTotal: 1000 });
  });
});

describe('what is taxed', () => {
  const line = (taxCode: string, amount: number, isDiscountable = true): BasketLine => ({
    type: 'side',
    taxCode,
    amount,
    isDiscountable,
  });

  it('is each item after its share of the discount, by tax class [SUR-34]', () => {
    const lines = [line('a', 1000), line('b', 500), line('a', 500), line('b', 800, false)];
    expect(taxableAmounts(lines, { terms: discountOf(), value: 200 }, [])).toEqual([
      { taxCode: 'a', amount: 1350 },
      { taxCode: 'b', amount: 450 + 800 },
    ]);
  });

  it('holds the surcharges, never the tip [SUR-25]', () => {
    const surcharges = [
      { type: 'delivery', price: 249, amount: 249 },
      { type: 'driverTip', price: 300, amount: 300, tippingOption: '3' },
    ];
    expect(taxableAmounts([line('a', 1000)], undefined, surcharges)).toEqual([
      { taxCode: 'a', amount: 1000 },
      { taxCode: 'surcharge', amount: 249 },
    ]);
  });
});
