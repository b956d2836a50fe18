import { describe, expect, it } from 'vitest';
import { defaultChoice } from '../../../core/menu/default-choice.ts';
import { choiceTags } from '../../../client/menu/choice-tags.ts';
import { dietOf, dietOfChoice, withDietMarks } from '../../../core/menu/diet.ts';
import { productTags } from '../../../client/menu/product-tags.ts';
import type { AnimalPart, Product } from '../../../schemas/types/catalogue/product.ts';
import { testManifest } from '../test-market.ts';
import { catalogueOf, halfAndHalf, optionsWith, pizzaOf, productOf } from './pizzeria.ts';

const options = optionsWith({
  pepperoni: ['meat'],
  ham: ['meat'],
  mozzarella: ['milk'],
  stuffed: ['milk', 'rennet'],
});
const margherita = pizzaOf('margherita', 12);
const hawaiian = pizzaOf('hawaiian', 12, {
  defaultOptions: {
    size: 'large',
    crust: 'classic',
    sauces: ['tomato'],
    cheeses: ['mozzarella', 'vegan'],
    toppings: [['ham']],
  },
});
const tile = pizzaOf('half-and-half', 12, { kind: 'half-and-half', halvable: false });
const dip = productOf('dip', 'dip', 1, { animal: ['egg'] });
const fries = productOf('fries', 'side', 4, {
  animal: [],
  modifiers: [{ id: 'bacon', title: 'Bacon', price: 1, animal: ['meat'] }],
});
const products = [margherita, hawaiian, tile, dip, fries];
const catalogue = { ...catalogueOf([], products), options };

const vegOf = (product: Product, change: object = {}) =>
  dietOfChoice({ ...defaultChoice(product), ...change }, product, catalogue).veg;

describe('a diet mark', () => {
  it('follows from what comes from animals; cheese of animal rennet is not vegetarian [SHP-07]', () => {
    const marks = (animal: AnimalPart[]) => {
      const { veg, vegan } = dietOf({ animal });
      return [veg, vegan];
    };
    expect(marks([])).toEqual([true, true]);
    for (const part of ['milk', 'egg', 'honey'] as const)
      expect(marks([part])).toEqual([true, false]);
    for (const part of ['meat', 'fish', 'gelatine'] as const) {
      expect(marks([part])).toEqual([false, false]);
    }
    expect(marks(['milk', 'rennet'])).toEqual([false, false]);
    expect(dietOf({})).toEqual({ veg: undefined, vegan: undefined });
  });

  it('of a pizza follows every part that is chosen: crust, sauce, cheese, toppings [SHP-07]', () => {
    expect(vegOf(margherita)).toBe(true);
    expect(vegOf(hawaiian)).toBe(false);
    expect(vegOf(hawaiian, { toppings: ['olive'] })).toBe(true);
    expect(vegOf(margherita, { toppings: ['mushroom', 'pepperoni'] })).toBe(false);
    expect(vegOf(margherita, { crust: 'stuffed' })).toBe(false);
    const vegan = { cheese: 'vegan', toppings: ['olive'] };
    expect(
      dietOfChoice({ ...defaultChoice(margherita), ...vegan }, margherita, catalogue).vegan,
    ).toBe(true);
  });

  it('of a half-and-half follows both halves and the crust under them [SHP-07]', () => {
    const of = (first: string, second: string, crust = 'classic') =>
      dietOfChoice({ ...halfAndHalf(first, second), crust }, tile, catalogue).veg;
    expect(of('margherita', 'margherita')).toBe(true);
    expect(of('margherita', 'hawaiian')).toBe(false);
    expect(of('hawaiian', 'margherita')).toBe(false);
    expect(of('margherita', 'margherita', 'stuffed')).toBe(false);
  });

  it('of what has no recipe follows its own parts, its extras and its dips [SHP-07]', () => {
    expect(vegOf(fries)).toBe(true);
    expect(vegOf(fries, { modifiers: ['bacon'] })).toBe(false);
    const withDip = dietOfChoice({ ...defaultChoice(fries), dips: ['dip'] }, fries, catalogue);
    expect(withDip).toEqual({ veg: true, vegan: false });
  });

  it('is left out where nobody knows a part, unless another part decides', () => {
    const { animal: _animal, ...unknown } = fries;
    expect(vegOf(unknown)).toBeUndefined();
    expect(vegOf(unknown, { modifiers: ['bacon'] })).toBe(false);
  });

  it('of a listed product is that of its recipe, whatever was typed [SHP-07]', () => {
    const [first, second, halves] = withDietMarks(
      [{ ...margherita, veg: false }, { ...hawaiian, veg: true }, tile],
      options,
    );
    expect([first?.veg, second?.veg, halves?.veg]).toEqual([true, false, false]);
  });

  it('is on every dish, green or brown, where the market says so [SHP-07]', () => {
    const india = testManifest('in').menu;
    expect(india.dietMarks).toBe('every-dish');
    expect(productTags({ ...hawaiian, veg: false }, india)).toContain('non-vegetarian');
    expect(productTags({ ...margherita, veg: true }, india)).toContain('vegetarian');
    const chosen = choiceTags(defaultChoice(hawaiian), hawaiian, catalogue, india);
    expect(chosen).toContain('non-vegetarian');
    expect(productTags({ ...hawaiian, veg: false }, testManifest('uk').menu)).toEqual([]);
  });
});
