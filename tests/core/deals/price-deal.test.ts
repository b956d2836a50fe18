import { describe, expect, it } from 'vitest';
import type { DealOption } from '../../../schemas/types/catalogue/deal.ts';
import { shownSaving } from '../../../client/deals/explain-deal-price.ts';
import { priceDeal } from '../../../core/deals/price-deal.ts';
import { catalogueOf, dip, drink, halfAndHalf, pizza, rules, side } from '../menu/pizzeria.ts';
import { type Chosen, dealKinds, dealOf, fill, priceOf, twoPizzas } from './sample-deals.ts';

describe('the base price of a choice in a deal', () => {
  const basesOf = (deal: Parameters<typeof priceOf>[0], choices: Parameters<typeof priceOf>[1]) =>
    priceOf(deal, choices).items.map(({ amount }) => amount);

  it('is that of the size for a pizza, of the dearer half, and of the plain product else [DEA-46]', () => {
    const options: DealOption[] = [
      { type: 'pizza', count: 2 },
      { type: 'side' },
      { type: 'drink' },
      { type: 'dip', count: 2 },
    ];
    const deal = dealOf('std-drink-price', options, { price: 9, rules: { surcharge: false } });
    const choices = fill(
      pizza('supreme', { size: 'medium' }),
      halfAndHalf('supreme', 'margherita'),
      side('wedges', { modifiers: ['cheesy'] }),
      drink('cola'),
      [dip('garlic-dip'), dip('chilli-dip')],
    );
    expect(basesOf(deal, choices)).toEqual([1299, 1599, 499, 249, 99, 49]);
    expect(priceOf(deal, choices).price).toBe(1299 + 1599 + 499 + 249 + 148);
  });
});

describe('the supplements of a deal', () => {
  const supplements = [
    pizza('supreme', { crust: 'stuffed', sauce: 'barbecue', cheese: 'vegan' }),
    halfAndHalf('florentine', 'margherita'),
    side('wedges', { modifiers: ['cheesy'], dips: ['garlic-dip'] }),
  ];
  const options: DealOption[] = [...twoPizzas, { type: 'side' }];

  it('are charged in full in every kind, also on what is free [DEA-45, DEA-47, DEA-74]', () => {
    for (const kind of dealKinds.keys()) {
      if (kind === 'giftcard') continue;
      const deal = dealOf(kind, options, { price: 10, originalPrice: 12, loyalty: true });
      const { price } = priceOf(deal, fill(...supplements));
      const plain = fill(pizza('supreme'), halfAndHalf('florentine', 'margherita'), side('wedges'));
      expect(price - priceOf(deal, plain).price).toBe(200 + 50 + 100 + 120 + 99);
    }
  });

  it('add 2.00 for a stuffed crust on a free pizza [DEA-47]', () => {
    const choices = fill(pizza('supreme'), pizza('margherita', { crust: 'stuffed' }));
    expect(priceOf(dealOf('bogof', twoPizzas), choices).price).toBe(1599 + 200);
  });

  it('are what each item shows beside the one price of the deal [DEA-59]', () => {
    const choices = fill(pizza('supreme', { crust: 'stuffed' }), pizza('margherita'));
    expect(priceOf(dealOf('bogof', twoPizzas), choices).supplements).toEqual({ 0: 200, 1: 0 });
  });

  it('are not charged where rules.surcharge is false [DEA-49]', () => {
    const choices = fill(pizza('supreme'), pizza('margherita', { crust: 'stuffed' }));
    const priceWith = (surcharge?: boolean) =>
      priceOf(
        dealOf('bogof', twoPizzas, {
          ...(surcharge !== undefined && { rules: { surcharge } }),
          surcharges: [{ optionIndex: 0, entityId: 'thin', amount: 1 }],
        }),
        choices,
      ).price;
    expect([priceWith(false), priceWith(true), priceWith()]).toEqual([1599, 1799, 1799]);
  });

  it('that are not charged leave a benefit over them alone nothing to take off [DEA-49, DEA-51]', () => {
    const choices = fill(pizza('supreme'), pizza('margherita', { crust: 'stuffed' }));
    const deal = dealOf('bogof', twoPizzas, {
      rules: { surcharge: false, cheapest: { parts: ['crust'] } },
    });
    expect(priceOf(deal, choices).price).toBe(1599 + 1299);
  });
});

describe('deal surcharges', () => {
  const deal = dealOf('flat', [{ type: 'pizza', count: 2 }, { type: 'side' }], {
    price: 20,
    surcharges: [
      { optionIndex: 0, entityId: 'supreme', amount: 1 },
      { optionIndex: 0, entityId: 'florentine', amount: 0.6 },
      { optionIndex: 0, entityId: 'stuffed', amount: 1.5 },
      { optionIndex: 0, entityId: 'thin', amount: 0 },
      { optionIndex: 0, entityId: 'large', amount: 0.4 },
      { optionIndex: 1, entityId: 'supreme', amount: 9 },
    ],
  });
  const medium = { size: 'medium' };
  const extra = (...chosen: Chosen[]) => priceOf(deal, fill(...chosen)).price - 2000;

  it('add their amount once for each chosen item [DEA-48]', () => {
    expect(extra(pizza('supreme', medium), pizza('supreme', medium))).toBe(200);
  });

  it('on a crust take the place of its price [DEA-48]', () => {
    expect(extra(pizza('margherita', { ...medium, crust: 'stuffed' }))).toBe(150);
    expect(extra(pizza('margherita', { crust: 'thin' }))).toBe(extra(pizza('margherita')));
  });

  it('are told as a step of the price, down to a single minor unit [DEA-48]', () => {
    const least = dealOf('flat', [{ type: 'pizza' }], {
      price: 20,
      surcharges: [{ optionIndex: 0, entityId: 'supreme', amount: 0.01 }],
    });
    expect(priceOf(least, fill(pizza('supreme'))).steps).toEqual([
      { rule: 'flat-price', inputs: { price: 2000 }, amount: 2000 },
      { rule: 'supplement', slot: 0, inputs: {}, amount: 1 },
    ]);
  });

  it('on a size are charged also when the size is the usual one [DEA-48]', () => {
    expect(extra(pizza('margherita'))).toBe(40);
  });

  it('count the dearer of two surcharged halves [DEA-48]', () => {
    expect(extra(halfAndHalf('supreme', 'florentine', medium))).toBe(100 + 100);
  });

  it('belong to the slots of their own option [DEA-48]', () => {
    expect(extra(pizza('margherita', medium), pizza('margherita', medium), side('wedges'))).toBe(0);
  });
});

describe('the cheapest rule', () => {
  it('covers the parts that are listed, by default the base [DEA-51]', () => {
    const choices = fill(pizza('supreme'), pizza('margherita', { crust: 'stuffed' }));
    const covering = dealOf('bogof', twoPizzas, {
      rules: { cheapest: { parts: ['base', 'crust'] } },
    });
    expect(priceOf(covering, choices).price).toBe(1599);
    expect(priceOf(dealOf('bogof', twoPizzas), choices).price).toBe(1799);
  });

  it('covers a crust at its deal surcharge [DEA-48, DEA-51]', () => {
    const deal = dealOf('bogof', twoPizzas, {
      rules: { cheapest: { parts: ['base', 'crust'] } },
      surcharges: [{ optionIndex: 0, entityId: 'stuffed', amount: 1.5 }],
    });
    const stuffed = { crust: 'stuffed' };
    expect(priceOf(deal, fill(pizza('supreme', stuffed), pizza('margherita', stuffed))).price).toBe(
      1749,
    );
  });

  it('covers supplements alone and can take off more than the bases cost [DEA-51]', () => {
    const deal = dealOf('bogof', twoPizzas, { rules: { cheapest: { parts: ['crust'] } } });
    const choices = fill(pizza('supreme'), pizza('margherita', { crust: 'stuffed' }));
    // Without any crust the supreme ranks cheapest, and its benefit is worth nothing.
    expect(priceOf(deal, choices).price).toBe(1599 + 1299 + 200);
  });

  it('ranks by the sum of the covered parts [DEA-52]', () => {
    const deal = dealOf('bogof', twoPizzas, { rules: { cheapest: { parts: ['base', 'crust'] } } });
    const choices = fill(pizza('florentine'), pizza('margherita', { crust: 'stuffed' }));
    expect(priceOf(deal, choices)).toMatchObject({ price: 1499, benefitSlots: [0] });
  });

  it('works on the options flagged cheapest, and all else costs its base [DEA-53]', () => {
    const deal = dealOf('bogof', [{ type: 'pizza', count: 2, cheapest: true }, { type: 'side' }]);
    const choices = fill(pizza('supreme'), pizza('margherita'), side('wedges'));
    expect(priceOf(deal, choices).price).toBe(2098);
    const sides = dealOf('bogof', [{ type: 'pizza' }, { type: 'side', count: 2, cheapest: true }]);
    const twoSides = fill(pizza('supreme'), side('wedges'), side('wings'));
    expect(priceOf(sides, twoSides).price).toBe(1599 + 1049);
  });

  it('works on the required pizzas when none is flagged, and on all required items without pizzas [DEA-53]', () => {
    const mixed = dealOf('bogof', [
      ...twoPizzas,
      { type: 'side' },
      { type: 'drink', min: 0, max: 1 },
    ]);
    const withDrink = fill(pizza('supreme'), pizza('margherita'), side('wedges'), drink('cola'));
    expect(priceOf(mixed, withDrink).price).toBe(1599 + 499 + 249);
    const sides = dealOf('bogof', [{ type: 'side' }, { type: 'drink' }]);
    expect(priceOf(sides, fill(side('wedges'), drink('cola'))).price).toBe(499);
  });

  it('never works on free slots [DEA-53, DEA-54]', () => {
    const deal = dealOf('bogof', [...twoPizzas, { type: 'dip', free: true, cheapest: true }]);
    const choices = fill(pizza('supreme'), pizza('margherita'), dip('garlic-dip'));
    expect(priceOf(deal, choices)).toMatchObject({ price: 1599, benefitSlots: [1, 2] });
  });

  it('charges every item until more are chosen than are paid in full [DEA-56]', () => {
    expect(priceOf(dealOf('bogof', twoPizzas), fill(undefined, pizza('supreme'))).price).toBe(1599);
    const three = dealOf('bogtf', [{ type: 'pizza', count: 3 }]);
    expect(priceOf(three, fill(pizza('supreme'))).price).toBe(1599);
    expect(priceOf(three, fill(pizza('supreme'), pizza('margherita'))).price).toBe(1599);
  });
});

describe('free and optional slots', () => {
  it('charge nothing for the base of a free slot in any kind, but its supplements [DEA-54]', () => {
    const deal = dealOf('flat', [{ type: 'pizza' }, { type: 'dip', free: true }], { price: 19.99 });
    expect(priceOf(deal, fill(pizza('supreme'), dip('garlic-dip'))).price).toBe(1999);
    const free = dealOf('std-pizza-price', [{ type: 'pizza', free: true }], { price: 9 });
    expect(priceOf(free, fill(pizza('supreme', { crust: 'stuffed' }))).price).toBe(200);
  });

  it('charge an optional item its base in every kind, unless it is free [DEA-55]', () => {
    const flat = dealOf('flat', [{ type: 'pizza' }, { type: 'dip', min: 0, max: 1 }], {
      price: 19.99,
    });
    expect(priceOf(flat, fill(pizza('supreme'), dip('garlic-dip'))).price).toBe(2098);
    for (const kind of ['bogof', 'bogoh', 'bogtf', 'buyx-gety', 'bundle-discount', 'flat']) {
      const options = (free: boolean): DealOption[] => [
        ...twoPizzas,
        { type: 'dip', min: 0, max: 1, free },
      ];
      const chosen = [pizza('supreme'), pizza('margherita')];
      const added = (free: boolean) => {
        const deal = dealOf(kind, options(free), { price: 15, originalPrice: 20 });
        const with1 = priceOf(deal, fill(...chosen, dip('garlic-dip'))).price;
        return with1 - priceOf(deal, fill(...chosen)).price;
      };
      // An option flagged free takes the place of the cheapest rule of buyx-gety [DEA-66].
      expect([kind, added(false), added(true)]).toEqual([kind, 99, 0]);
    }
  });
});

describe('a priced deal', () => {
  it('has all bases and supplements as its original price, and the difference as saving [DEA-57]', () => {
    const deal = dealOf('buyx-gety', [...twoPizzas, { type: 'side', free: true }]);
    const choices = fill(
      pizza('margherita', { crust: 'stuffed' }),
      pizza('marinara'),
      side('wings'),
    );
    const priced = priceOf(deal, choices);
    expect(priced).toMatchObject({ price: 2498, originalPrice: 3547, saving: 1049 });
    expect(shownSaving(priced)).toBe(1049);
  });

  it('shows no saving of 0 or less [DEA-57, DEA-72]', () => {
    const dear = dealOf('flat', [{ type: 'dip' }], { price: 5 });
    expect(shownSaving(priceOf(dear, fill(dip('garlic-dip'))))).toBeUndefined();
    const even = dealOf('flat', [{ type: 'dip' }], { price: 0.99 });
    expect(shownSaving(priceOf(even, fill(dip('garlic-dip'))))).toBeUndefined();
  });

  it('counts a price that the catalogue does not give as 0', () => {
    const one = (kind: string, more?: { readonly originalPrice: number }) =>
      priceOf(dealOf(kind, [{ type: 'pizza' }], more), fill(pizza('supreme'))).price;
    expect(one('flat')).toBe(0);
    expect(one('bundle-discount')).toBe(1599);
    expect(one('bundle-discount', { originalPrice: 5 })).toBe(1599 - 500);
  });

  it('tells whether every required slot is full [DEA-36]', () => {
    const deal = dealOf('flat', [
      { type: 'pizza' },
      { type: 'dip', count: 2 },
      { type: 'drink', min: 0 },
    ]);
    const isComplete = (...slots: Chosen[]) => priceOf(deal, fill(...slots)).isComplete;
    expect(isComplete(pizza('supreme'))).toBe(false);
    expect(isComplete(pizza('supreme'), [dip('garlic-dip')])).toBe(false);
    expect(isComplete(pizza('supreme'), [dip('garlic-dip'), dip('garlic-dip')])).toBe(true);
  });

  it('has no price when its kind has no rule, or a choice has none [DEA-21]', () => {
    const deal = dealOf('mystery', [{ type: 'pizza' }]);
    const priceWith = (kind: string, productId: string, slot = 0, crust = 'classic') =>
      priceDeal(
        { dealId: deal.id, choices: { [slot]: [pizza(productId, { crust })] } },
        { catalogue: catalogueOf([{ ...deal, kind }]), dealKinds, rules },
      );
    expect(priceWith('flat', 'supreme')).toBeDefined();
    expect(priceWith('mystery', 'supreme')).toBeUndefined();
    expect(priceWith('flat', 'unknown')).toBeUndefined();
    expect(priceWith('flat', 'supreme', 0, 'unknown')).toBeUndefined();
    expect(priceWith('flat', 'supreme', 1)).toBeUndefined();
    const unknown = { catalogue: catalogueOf(), dealKinds, rules };
    expect(priceDeal({ dealId: 'gone', choices: {} }, unknown)).toBeUndefined();
  });
});
