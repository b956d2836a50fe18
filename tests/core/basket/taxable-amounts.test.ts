import { describe, expect, it } from 'vitest';
import { orderSurcharges } from '../../../core/basket/price-basket.ts';
import { taxableAmounts } from '../../../core/basket/price-lines.ts';
import type { BasketLine } from '../../../core/vouchers/basket-line.ts';
import { discountOf } from './sample-basket.ts';

const line = (taxCode: string, amount: number): BasketLine => ({
  type: 'side',
  taxCode,
  amount,
  isDiscountable: true,
});
const fee = (amount: number) => ({ type: 'delivery', price: amount, amount });

describe('what is taxed', () => {
  it('is the same whatever the order of the lines, also where a discount does not come out even [SUR-34]', () => {
    const lines = [line('a', 200), line('b', 100), line('a', 100)];
    const turned = [line('b', 100), line('a', 100), line('a', 200)];
    for (const given of [lines, lines.toReversed(), turned]) {
      expect(taxableAmounts(given, { terms: discountOf(), value: 2 }, [])).toEqual([
        { taxCode: 'a', amount: 298 },
        { taxCode: 'b', amount: 100 },
      ]);
    }
  });

  it('is every amount down to a single penny, and no class that costs nothing', () => {
    const lines = [line('a', 1), line('b', 0), line('c', 300)];
    expect(taxableAmounts(lines, undefined, [fee(1)])).toEqual([
      { taxCode: 'a', amount: 1 },
      { taxCode: 'c', amount: 300 },
      { taxCode: 'surcharge', amount: 1 },
    ]);
    expect(taxableAmounts(lines, { terms: discountOf(), value: 301 }, [fee(0)])).toEqual([]);
  });
});

describe('the surcharges of an order request', () => {
  it('hold one of a single penny, and none of nothing [SUR-17, SUR-18]', () => {
    expect(orderSurcharges([fee(1)])).toEqual([{ type: 'delivery', amount: 0.01 }]);
    expect(orderSurcharges([fee(0)])).toEqual([]);
  });
});
