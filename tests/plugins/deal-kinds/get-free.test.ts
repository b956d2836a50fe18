import { describe, expect, it } from 'vitest';
import type { DealOption } from '../../../schemas/types/catalogue/deal.ts';
import { dealOf, fill, priceOf, twoPizzas } from '../../core/deals/sample-deals.ts';
import { halfAndHalf, pizza, side, withExtras } from '../../core/menu/pizzeria.ts';

const threePizzas: readonly DealOption[] = [{ type: 'pizza', count: 3 }];

describe('bogof', () => {
  const deal = dealOf('bogof', twoPizzas);

  it('gives the cheapest free and charges the supplements of both [DEA-60]', () => {
    const choices = fill(pizza('supreme', { crust: 'stuffed' }), withExtras('margherita', 'ham'));
    expect(priceOf(deal, choices)).toMatchObject({
      price: 1949,
      originalPrice: 3248,
      saving: 1299,
      benefitSlots: [1],
      supplements: { 0: 200, 1: 150 },
    });
  });

  it('gives the one in the later slot free between equals [DEA-61, DEA-52]', () => {
    const priced = priceOf(deal, fill(pizza('margherita'), pizza('margherita')));
    expect(priced).toMatchObject({ price: 1299, benefitSlots: [1] });
  });

  it('ranks a half-and-half by its dearer half [DEA-62, DEA-46]', () => {
    const choices = fill(halfAndHalf('supreme', 'margherita'), pizza('florentine'));
    expect(priceOf(deal, choices)).toMatchObject({ price: 1699, benefitSlots: [1] });
  });

  it('gives as many free as the rule counts [DEA-50]', () => {
    const two = dealOf('bogof', threePizzas, { rules: { cheapest: { count: 2 } } });
    const choices = fill(pizza('supreme'), pizza('margherita'), pizza('marinara'));
    expect(priceOf(dealOf('bogof', threePizzas), choices).price).toBe(1599 + 1299);
    expect(priceOf(two, choices).price).toBe(1599);
  });
});

describe('bogoh', () => {
  it('halves the base of the cheapest half up and no supplement [DEA-63]', () => {
    const choices = fill(pizza('supreme'), pizza('margherita', { crust: 'stuffed' }));
    const priced = priceOf(dealOf('bogoh', twoPizzas), choices);
    expect(priced).toMatchObject({ price: 2449, benefitSlots: [1] });
  });

  it('halves as many as the rule counts [DEA-50]', () => {
    const deal = dealOf('bogoh', threePizzas, { rules: { cheapest: { count: 2 } } });
    const choices = fill(pizza('supreme'), pizza('margherita'), pizza('marinara'));
    expect(priceOf(deal, choices).price).toBe(1599 + 650 + 500);
  });
});

describe('bogtf', () => {
  it('charges the dearest of three and the supplements of all [DEA-64, DEA-50]', () => {
    const choices = fill(
      pizza('supreme'),
      pizza('florentine', { crust: 'stuffed' }),
      pizza('margherita'),
    );
    expect(priceOf(dealOf('bogtf', threePizzas), choices)).toMatchObject({
      price: 1799,
      originalPrice: 4547,
      saving: 2748,
      benefitSlots: [1, 2],
    });
  });
});

describe('buyx-gety', () => {
  it('charges the x dearest and gives the y cheapest free [DEA-65]', () => {
    const choices = fill(pizza('supreme'), pizza('florentine'), withExtras('margherita', 'ham'));
    expect(priceOf(dealOf('buyx-gety', threePizzas), choices).price).toBe(3198);
  });

  it('gives the items of free options free, whatever they cost, and charges the rest [DEA-66]', () => {
    const deal = dealOf('buyx-gety', [...twoPizzas, { type: 'side', free: true }]);
    const choices = fill(pizza('margherita'), pizza('marinara'), side('wings'));
    expect(priceOf(deal, choices)).toMatchObject({ price: 2298, benefitSlots: [2] });
  });

  it('charges one when the rule counts two of three [DEA-50, DEA-65]', () => {
    const deal = dealOf('buyx-gety', threePizzas, { rules: { cheapest: { count: 2 } } });
    const choices = fill(pizza('supreme'), pizza('florentine'), pizza('marinara'));
    expect(priceOf(deal, choices).price).toBe(1599);
  });
});
