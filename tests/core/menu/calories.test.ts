import { describe, expect, it } from 'vitest';
import { caloriesMore, caloriesOf } from '../../../core/menu/calories.ts';
import type { Catalogue } from '../../../core/menu/catalogue.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import type { PizzaOption } from '../../../schemas/types/catalogue/menu-options.ts';
import { catalogueOf, halfAndHalf, options, pizza, pizzaOf, productOf, side } from './pizzeria.ts';

/** What each part adds to a slice. */
const figures: Readonly<Record<string, number>> = {
  classic: 0,
  stuffed: 62,
  tomato: 8,
  barbecue: 17,
  mozzarella: 48,
  vegan: 44,
  pepperoni: 24,
  mushroom: 2,
  onion: 3,
};

const counted = (list: readonly PizzaOption[]): PizzaOption[] =>
  list.map((option) => {
    const figure = figures[option.id];
    return figure === undefined ? option : { ...option, servingCalories: figure };
  });

const sizes = (medium: number, large: number) => ({
  sizes: [
    { id: 'medium', price: 10, crusts: ['classic', 'stuffed'], servingCalories: medium },
    { id: 'large', price: 13, crusts: ['classic', 'stuffed'], servingCalories: large },
  ],
});

const catalogue: Catalogue = {
  ...catalogueOf(
    [],
    [
      pizzaOf('supreme', 13, sizes(150, 180)),
      pizzaOf('florentine', 13, sizes(161, 191)),
      pizzaOf('half-and-half', 13, { kind: 'half-and-half', ...sizes(140, 170) }),
      productOf('wedges', 'side', 5, { servingCalories: 320, dips: ['garlic-dip', 'plain-dip'] }),
      productOf('garlic-dip', 'dip', 1, { servingCalories: 90 }),
      productOf('plain-dip', 'dip', 1),
    ],
  ),
  options: {
    ...options,
    crusts: counted(options.crusts),
    sauces: counted(options.sauces),
    cheeses: counted(options.cheeses),
    toppings: counted(options.toppings),
  },
};

const kcal = (choice: Choice) => {
  const product = catalogue.products.get(choice.productId);
  return product && caloriesOf(choice, product, catalogue);
};

describe('the kilocalories of a choice', () => {
  it('are those of a slice as it is chosen: size, crust, sauce, cheese, toppings on and off [SHP-06, MNU-73]', () => {
    expect(kcal(pizza('supreme'))).toBe(180);
    expect(kcal(pizza('supreme', { size: 'medium' }))).toBe(150);
    expect(kcal(pizza('supreme', { crust: 'stuffed' }))).toBe(242);
    expect(kcal(pizza('supreme', { sauce: 'barbecue', cheese: 'vegan' }))).toBe(180 + 9 - 4);
    expect(kcal(pizza('supreme', { toppings: ['onion', 'pepperoni', 'pepperoni'] }))).toBe(
      180 - 2 + 48,
    );
  });

  it('are the mean of both halves, on the crust that both have [SHP-06]', () => {
    expect(kcal(halfAndHalf('supreme', 'florentine', { size: 'medium' }))).toBe(156);
    expect(kcal(halfAndHalf('supreme', 'florentine', { size: 'large', crust: 'stuffed' }))).toBe(
      186 + 62,
    );
  });

  it('are those of a serving with its dips [SHP-06]', () => {
    expect(kcal(side('wedges'))).toBe(320);
    expect(kcal(side('wedges', { dips: ['garlic-dip'] }))).toBe(410);
  });

  it('are not told where a figure is missing [SHP-06]', () => {
    expect(kcal(side('wedges', { dips: ['plain-dip'] }))).toBeUndefined();
    expect(kcal(pizza('supreme', { crust: 'thin' }))).toBeUndefined();
    expect(kcal(pizza('supreme', { toppings: ['mushroom', 'onion', 'ham'] }))).toBeUndefined();
    expect(kcal(side('wings'))).toBeUndefined();
  });

  it('of a part are what it adds to the one that comes with the pizza [SHP-06]', () => {
    const more = (id: string) => caloriesMore(catalogue.options, 'sauces', id, 'tomato');
    expect([more('barbecue'), more('tomato')]).toEqual([9, 0]);
    expect(caloriesMore(catalogue.options, 'cheeses', 'vegan', 'mozzarella')).toBe(-4);
    expect(caloriesMore(catalogue.options, 'crusts', 'thin', 'classic')).toBeUndefined();
  });
});
