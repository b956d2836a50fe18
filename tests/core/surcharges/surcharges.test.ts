import { describe, expect, it } from 'vitest';
import { orderSurcharges } from '../../../core/basket/price-basket.ts';
import {
  isExtraFee,
  isPaymentSurcharge,
  paymentSurchargeType,
  surchargeTypes,
} from '../../../core/surcharges/surcharge-types.ts';
import { ratesOf, taxBreakdown } from '../../../core/surcharges/tax-rates.ts';
import { taxableAmounts } from '../../../core/basket/price-lines.ts';
import type { BasketLine } from '../../../core/vouchers/basket-line.ts';
import { discountOf, hutOf } from '../basket/sample-basket.ts';

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
