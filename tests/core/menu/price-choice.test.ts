import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Choice } from '../../../core/menu/choice.ts';
import { defaultChoice } from '../../../core/menu/default-choice.ts';
import { pizzaRules } from '../../../core/menu/pizza-rules.ts';
import type { PizzaRules } from '../../../core/menu/pizza-rules.ts';
import { priceChoice } from '../../../core/menu/price-choice.ts';
import { cheapestPrice } from '../../../core/menu/prices.ts';
import { marketManifest } from '../../../core/manifest/layer-manifest.ts';
import { filesOf } from '../manifest/real-manifests.ts';
import {
  catalogueOf,
  drink,
  halfAndHalf,
  pizza,
  pizzaOf,
  productOf,
  rules,
  side,
  withExtras,
} from './pizzeria.ts';

const catalogue = catalogueOf();
const price = (choice: Choice, more: Partial<PizzaRules> = {}) =>
  priceChoice(choice, catalogue, { ...rules, ...more });
const total = (choice: Choice, more: Partial<PizzaRules> = {}) => price(choice, more)?.total;

describe('the price of a pizza', () => {
  it('is base, crust and extra toppings: 12.99 + 2.00 + 3.00 = 17.99 [MNU-49]', () => {
    const choice = { ...withExtras('margherita', 'pepperoni', 'ham'), crust: 'stuffed' };
    expect(price(choice)).toEqual({
      base: 1299,
      supplements: 500,
      total: 1799,
      parts: [
        { part: 'base', amount: 1299 },
        { part: 'crust', amount: 200 },
        { part: 'toppings', amount: 300 },
      ],
    });
  });

  it('is that of the chosen size [MNU-49]', () => {
    expect(total(pizza('supreme', { size: 'medium' }))).toBe(1299);
    expect(total(pizza('supreme', { size: 'small' }))).toBeUndefined();
  });

  it('counts changes of sauce and cheese [MNU-49]', () => {
    expect(total(pizza('supreme', { sauce: 'barbecue', cheese: 'vegan' }))).toBe(1599 + 50 + 100);
    expect(total(pizza('supreme', { sauce: 'tomato', cheese: 'mozzarella' }))).toBe(1599);
  });

  it('is not lowered by taking a usual topping away [MNU-49]', () => {
    expect(total(pizza('supreme', { toppings: [] }))).toBe(1599);
    expect(total(pizza('supreme', { toppings: ['ham'] }))).toBe(1599 + 150);
  });

  it('counts a double topping as one extra', () => {
    expect(total(withExtras('supreme', 'onion'))).toBe(1599 + 125);
  });

  it('gets what was left open from the first entry of each default [MNU-46]', () => {
    expect(defaultChoice(pizzaOf('supreme', 15.99))).toEqual({
      type: 'pizza',
      productId: 'supreme',
      size: 'large',
      crust: 'classic',
      sauce: 'tomato',
      cheese: 'mozzarella',
      toppings: ['mushroom', 'onion'],
    });
    expect(total(defaultChoice(pizzaOf('supreme', 15.99)))).toBe(total(pizza('supreme')));
    expect(defaultChoice(pizzaOf('supreme', 15.99), 'medium').size).toBe('medium');
  });
});

describe('free toppings', () => {
  const extras = withExtras('margherita', 'mushroom', 'pepperoni', 'onion');

  it('are the dearest with the max-saving setting: of 1.00, 1.50 and 1.25 two free leave 1.00 [MNU-53]', () => {
    const saving = { freeToppings: 2, maxSavingFreeToppings: true };
    expect(total(extras, saving)).toBe(1299 + 100);
  });

  it('are the first added without it, and none without free toppings [MNU-54]', () => {
    expect(total(extras, { freeToppings: 2 })).toBe(1299 + 125);
    expect(total(extras, { freeToppings: 9 })).toBe(1299);
    expect(total(extras)).toBe(1299 + 375);
    expect(total(extras, { maxSavingFreeToppings: true })).toBe(1299 + 375);
  });

  it('come from the manifest, the setting by its flag [MNU-53, EXP-87]', () => {
    const canada = marketManifest(filesOf('ca'));
    const prices = { ...canada.pizza, freeToppings: 2, halfAndHalfSupplement: 1.5 };
    const changed = { ...canada, pizza: prices };
    expect(pizzaRules(changed)).toEqual({
      maxToppings: 6,
      maxAdditions: 6,
      maxRemovals: 6,
      freeToppings: 2,
      maxSavingFreeToppings: true,
      halfAndHalfSupplement: 150,
      halfToppings: 'half-price',
    });
    expect(pizzaRules(marketManifest(filesOf('uk'))).maxSavingFreeToppings).toBe(false);
  });
});

describe('the price of a half-and-half', () => {
  it('is the dearer base, crust and supplement: 15.99 + 2.00 + 1.00 = 18.99 [MNU-61]', () => {
    const choice = halfAndHalf('margherita', 'supreme', { crust: 'stuffed' });
    expect(price(choice)?.parts).toEqual([
      { part: 'base', amount: 1599 },
      { part: 'crust', amount: 200 },
      { part: 'halfAndHalf', amount: 100 },
    ]);
    expect(total(choice)).toBe(1899);
    expect(total(choice, { halfAndHalfSupplement: 0 })).toBe(1799);
  });

  it('does not exist when a half is not sold', () => {
    expect(total(halfAndHalf('margherita', 'gone'))).toBeUndefined();
    expect(total(halfAndHalf('margherita', 'supreme', { size: 'small' }))).toBeUndefined();
  });
});

describe('the price of anything else', () => {
  it('is the product price with its extras and dips [MNU-43]', () => {
    const choice = side('wedges', { modifiers: ['cheesy'], dips: ['garlic-dip', 'chilli-dip'] });
    expect(price(choice)).toMatchObject({ base: 499, supplements: 268, total: 767 });
    expect(total(drink('cola'))).toBe(249);
  });

  it('does not exist for an unknown product or extra', () => {
    expect(total(drink('absinthe'))).toBeUndefined();
    expect(total(side('wedges', { modifiers: ['golden'] }))).toBeUndefined();
    expect(total(side('wedges', { dips: ['gone'] }))).toBeUndefined();
    expect(total(pizza('supreme', { crust: 'golden' }))).toBeUndefined();
    expect(total(withExtras('supreme', 'gold'))).toBeUndefined();
  });
});

describe('any price', () => {
  it('has parts that add up to it, the base first, and grows with every extra [MNU-37]', () => {
    const toppings = fc.array(fc.constantFrom('pepperoni', 'mushroom', 'onion', 'ham', 'olive'), {
      maxLength: 6,
    });
    const free = fc.record({
      freeToppings: fc.integer({ min: 0, max: 3 }),
      maxSavingFreeToppings: fc.boolean(),
    });
    fc.assert(
      fc.property(toppings, free, fc.constantFrom('medium', 'large'), (extras, more, size) => {
        const choice = { ...withExtras('supreme', ...extras), size };
        const priced = price(choice, more);
        const sum = priced?.parts.reduce((amount, part) => amount + part.amount, 0);
        expect(sum).toBe(priced?.total);
        expect(priced && priced.base + priced.supplements).toBe(priced?.total);
        expect(priced?.parts[0]?.part).toBe('base');
        const added =
          total({ ...choice, toppings: [...(choice.toppings ?? []), 'ham'] }, more) ?? 0;
        expect(added).toBeGreaterThanOrEqual(priced?.total ?? 0);
      }),
    );
  });
});

describe('the from price', () => {
  it('is the lowest over the sizes [MNU-38]', () => {
    expect(cheapestPrice(pizzaOf('supreme', 15.99))).toBe(1299);
    expect(cheapestPrice(productOf('cola', 'drink', 2.49))).toBe(249);
  });
});
