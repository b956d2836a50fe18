import { describe, expect, it } from 'vitest';
import { shownAs } from '../../../client/deals/shown-product.ts';
import { productOf } from '../../core/menu/pizzeria.ts';

const cola = productOf('cola', 'drink', 2.49);

describe('a product that a deal or an optimisation shows', () => {
  it('keeps its own id, type and price from the catalogue [MNU-36]', () => {
    const own = { originalId: 'cola', originalType: 'drink', originalPrice: 2.49 };
    expect(shownAs(cola, { price: 0 })).toEqual({ ...cola, price: 0, ...own });
    expect(shownAs(cola, { id: 'deal-cola' })).toEqual({ ...cola, id: 'deal-cola', ...own });
    expect(shownAs(cola, { type: 'dip' })).toEqual({ ...cola, type: 'dip', ...own });
  });

  it('keeps the first of them when it is shown again, and none when it is as it was [MNU-36]', () => {
    const twice = shownAs(shownAs(cola, { price: 1 }), { price: 0, id: 'other' });
    expect(twice).toMatchObject({ originalId: 'cola', originalPrice: 2.49, price: 0 });
    expect(shownAs(cola, {})).toEqual(cola);
    expect(shownAs(twice, { id: 'cola', price: 2.49 })).toEqual(cola);
  });
});
