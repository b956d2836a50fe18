import { describe, expect, it } from 'vitest';
import type { DealOption } from '../../../schemas/types/catalogue/deal.ts';
import { dealOf, fill, priceOf, twoPizzas } from '../../core/deals/sample-deals.ts';
import { dip, drink, pizza, productOf, side } from '../../core/menu/pizzeria.ts';

const pizzaSideDrink: readonly DealOption[] = [
  { type: 'pizza' },
  { type: 'side' },
  { type: 'drink' },
];

describe('bundle-discount', () => {
  const deal = dealOf('bundle-discount', pizzaSideDrink, { originalPrice: 26.97, price: 21.97 });

  it('takes a fixed amount off the bases and nothing off the supplements [DEA-67]', () => {
    const choices = fill(pizza('supreme', { crust: 'stuffed' }), side('wedges'), drink('cola'));
    expect(priceOf(deal, choices)).toMatchObject({ price: 2047, saving: 500 });
  });

  it('takes nothing off until all required slots are filled [DEA-68]', () => {
    expect(priceOf(deal, fill(pizza('supreme'), side('wedges'))).price).toBe(1599 + 499);
  });

  it('never takes the bases below 0 and still charges supplements [DEA-68]', () => {
    const cheap = dealOf('bundle-discount', [{ type: 'side' }], { originalPrice: 8, price: 3 });
    const bite = productOf('bite', 'side', 3, {
      modifiers: [{ id: 'gold', title: 'Gold', price: 2 }],
    });
    const choices = fill(side('bite', { modifiers: ['gold'] }));
    expect(priceOf(cheap, choices, [bite]).price).toBe(200);
  });

  it('charges an optional item in full, whatever is left of the amount [DEA-55]', () => {
    const deals: DealOption[] = [{ type: 'dip' }, { type: 'drink', min: 0, max: 1 }];
    const bundle = dealOf('bundle-discount', deals, { originalPrice: 9, price: 1 });
    expect(priceOf(bundle, fill(dip('garlic-dip'), drink('cola'))).price).toBe(249);
  });
});

describe('std-drink-price', () => {
  const deal = dealOf('std-drink-price', [{ type: 'pizza' }, { type: 'drink' }], { price: 1 });

  it("charges the deal's price for a drink and the base of all else [DEA-69]", () => {
    expect(priceOf(deal, fill(pizza('margherita'), drink('cola'))).price).toBe(1399);
  });

  it('charges the base of a drink that is cheaper [DEA-69]', () => {
    expect(priceOf(deal, fill(pizza('margherita'), drink('water'))).price).toBe(1388);
  });

  it('charges the standard price for an optional drink too [DEA-55]', () => {
    const options: DealOption[] = [{ type: 'pizza' }, { type: 'drink', min: 0, max: 1 }];
    const optional = dealOf('std-drink-price', options, { price: 1 });
    expect(priceOf(optional, fill(pizza('margherita'), drink('cola'))).price).toBe(1399);
  });
});

describe('std-pizza-price', () => {
  const deal = dealOf('std-pizza-price', [...twoPizzas, { type: 'side' }], { price: 9.99 });

  it("charges the deal's price for every pizza and the base of all else [DEA-70]", () => {
    const choices = fill(
      pizza('supreme', { crust: 'stuffed' }),
      pizza('margherita'),
      side('wedges'),
    );
    expect(priceOf(deal, choices).price).toBe(2697);
  });

  it('charges the base of a pizza that is cheaper [DEA-70]', () => {
    expect(priceOf(deal, fill(pizza('bambino'))).price).toBe(799);
  });

  it('charges the standard price for an optional pizza too [DEA-55]', () => {
    const options: DealOption[] = [{ type: 'side' }, { type: 'pizza', min: 0, max: 1 }];
    const optional = dealOf('std-pizza-price', options, { price: 9.99 });
    expect(priceOf(optional, fill(side('wedges'), pizza('supreme'))).price).toBe(499 + 999);
  });
});

describe('flat', () => {
  const options: DealOption[] = [...pizzaSideDrink, { type: 'dip', min: 0, max: 1 }];
  const deal = dealOf('flat', options, {
    price: 19.99,
    surcharges: [{ optionIndex: 1, entityId: 'wings', amount: 1 }],
  });
  const filled = [pizza('supreme', { crust: 'stuffed' }), side('wings'), drink('cola')];

  it('covers the bases of required slots, with supplements and surcharges on top [DEA-71]', () => {
    expect(priceOf(deal, fill(...filled)).price).toBe(2299);
  });

  it('adds an optional item at its base [DEA-71, DEA-55]', () => {
    // 22.99 plus a dip of 0.99 is 23.98.
    expect(priceOf(deal, fill(...filled, dip('garlic-dip'))).price).toBe(2398);
  });

  it('stays the flat price when the items would cost less, without a saving [DEA-72]', () => {
    const dear = dealOf('flat', [{ type: 'dip' }], { price: 5 });
    expect(priceOf(dear, fill(dip('garlic-dip')))).toMatchObject({ price: 500, saving: -401 });
  });
});

describe('giftcard', () => {
  it('adds nothing to the subtotal and carries its face value [DEA-73]', () => {
    expect(priceOf(dealOf('giftcard', [], { price: 20 }), {})).toMatchObject({
      price: 0,
      faceValue: 2000,
      isComplete: true,
    });
  });
});
