import { describe, expect, it } from 'vitest';
import { dealListPrice } from '../../../core/deals/list-price.ts';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import { dealKinds, dealOf } from './sample-deals.ts';

const shown = (kind: string, more: Partial<Deal> = {}) =>
  dealListPrice(dealOf(kind, [{ type: 'pizza' }], more), dealKinds);

describe('the list price of a deal', () => {
  it('is there from the least amount above 0 on [DEA-75]', () => {
    expect(shown('flat', { price: 0.01 })).toEqual({ amount: 1, isFrom: false });
    expect(shown('flat', { price: 0 })).toBeUndefined();
  });

  it('is not there when the catalogue gives none [DEA-75]', () => {
    expect(shown('flat')).toBeUndefined();
    expect(shown('std-pizza-price', { price: 9.99 })).toBeUndefined();
  });
});
