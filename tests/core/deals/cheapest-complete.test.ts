import { describe, expect, it } from 'vitest';
import { cheapestComplete } from '../../../core/deals/cheapest-complete.ts';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import { catalogueOf, rules } from '../menu/pizzeria.ts';
import { dealKinds, dealOf } from './sample-deals.ts';

const least = (deal: Deal) =>
  cheapestComplete(deal, { catalogue: catalogueOf([deal]), dealKinds, rules });

describe('the least that a deal costs', () => {
  it('is its cheapest complete choice, not the price of a part [SHP-03]', () => {
    const drink = dealOf(
      'std-drink-price',
      [
        { type: 'pizza', subtype: 'medium', entities: ['supreme', 'margherita'] },
        { type: 'drink' },
      ],
      { price: 1 },
    );
    expect(least(drink)).toBe(999 + 89);
    const party = dealOf('std-pizza-price', [{ type: 'pizza', subtype: 'large', min: 3, max: 6 }], {
      price: 8,
    });
    expect(least(party)).toBe(3 * 799);
    const fixed = dealOf('flat', [{ type: 'pizza' }, { type: 'dip', count: 2 }], { price: 9 });
    expect(least(fixed)).toBe(900);
  });

  it('looks at every size where the deal leaves it open [SHP-03]', () => {
    const any = dealOf('std-drink-price', [{ type: 'pizza', entities: ['margherita'] }], {
      price: 1,
    });
    expect(least(any)).toBe(999);
  });

  it('is not known of a deal that cannot be filled', () => {
    expect(
      least(dealOf('flat', [{ type: 'dessert', entities: ['none'] }], { price: 9 })),
    ).toBeUndefined();
  });
});
