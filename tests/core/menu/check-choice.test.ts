import { describe, expect, it } from 'vitest';
import { checkChoice, offersHalf } from '../../../core/menu/check-choice.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import type { PizzaRules } from '../../../core/menu/pizza-rules.ts';
import {
  catalogueOf,
  drink,
  halfAndHalf,
  pizza,
  pizzaOf,
  rules,
  side,
  withExtras,
} from './pizzeria.ts';

const strict = pizzaOf('strict', 9, { maxAdditions: 1, maxRemovals: 1 });
const catalogue = catalogueOf([], [strict]);
const problems = (choice: Choice, more: Partial<PizzaRules> = {}) =>
  checkChoice(choice, catalogue, { ...rules, ...more }).map(({ code, entity }) => [code, entity]);
const times = (number: number, topping: string) => Array.from({ length: number }, () => topping);

describe('a choice', () => {
  it('must be of a product that is sold, under its own type [BSK-05]', () => {
    expect(problems(drink('cola'))).toEqual([]);
    expect(problems(drink('gone'))).toEqual([['product-unavailable', 'gone']]);
    expect(problems({ type: 'side', productId: 'cola' })).toEqual([['wrong-type', 'cola']]);
  });

  it('must be made of what is sold at its size', () => {
    expect(problems(pizza('supreme', { size: 'small' }))).toContainEqual([
      'size-unavailable',
      'small',
    ]);
    expect(problems(pizza('supreme', { size: 'medium', crust: 'thin' }))).toEqual([
      ['crust-unavailable', 'thin'],
    ]);
    expect(
      problems(pizza('supreme', { sauce: 'mint', cheese: 'blue', toppings: ['gold'] })),
    ).toEqual([
      ['sauce-unavailable', 'mint'],
      ['cheese-unavailable', 'blue'],
      ['topping-unavailable', 'gold'],
    ]);
  });

  it("may have its product's own extras and dips only", () => {
    expect(problems(side('wedges', { modifiers: ['cheesy'], dips: ['garlic-dip'] }))).toEqual([]);
    expect(problems(side('wedges', { modifiers: ['golden'], dips: ['chilli-dip'] }))).toEqual([
      ['modifier-unavailable', 'golden'],
      ['dip-unavailable', 'chilli-dip'],
    ]);
  });

  it('has a size, crust, recipe or halves only when it is a pizza', () => {
    expect(problems({ ...drink('cola'), size: 'large' })).toEqual([['not-a-pizza', 'cola']]);
  });
});

describe('the toppings of a pizza', () => {
  it('are at most 6 in all, a double one counting as two [MNU-50]', () => {
    expect(problems(withExtras('supreme', ...times(4, 'ham')))).toEqual([]);
    expect(problems(withExtras('supreme', ...times(5, 'ham')))).toEqual([
      ['too-many-toppings', 'supreme'],
    ]);
    expect(problems(withExtras('supreme', ...times(5, 'ham')), { maxToppings: 7 })).toEqual([]);
  });

  it('are added and removed within the limits of the market [MNU-51]', () => {
    expect(problems(withExtras('supreme', ...times(3, 'ham')), { maxAdditions: 2 })).toEqual([
      ['too-many-additions', 'supreme'],
    ]);
    expect(problems(pizza('supreme', { toppings: [] }), { maxRemovals: 1 })).toEqual([
      ['too-many-removals', 'supreme'],
    ]);
  });

  it('are added and removed within the lower limits of the product [MNU-51]', () => {
    expect(problems(withExtras('strict', 'ham'))).toEqual([]);
    expect(problems(withExtras('strict', 'ham', 'ham'))).toEqual([
      ['too-many-additions', 'strict'],
    ]);
    expect(problems(pizza('strict', { toppings: [] }))).toEqual([['too-many-removals', 'strict']]);
    expect(problems(withExtras('strict', 'ham'), { maxAdditions: 0 })).toEqual([
      ['too-many-additions', 'strict'],
    ]);
  });
});

describe('a half-and-half', () => {
  it('takes halvable pizzas only [MNU-57]', () => {
    expect(problems(halfAndHalf('supreme', 'margherita'))).toEqual([]);
    expect(problems(halfAndHalf('supreme', 'bambino'))).toEqual([['half-not-halvable', 'bambino']]);
    expect(problems(halfAndHalf('supreme', 'wedges'))).toEqual([['product-unavailable', 'wedges']]);
    expect(offersHalf(pizzaOf('a', 9), 'large', 'thin')).toBe(true);
    expect(offersHalf(pizzaOf('a', 9, { halvable: false }), 'large', 'thin')).toBe(false);
  });

  it('has one size and one crust, in which both halves are sold [MNU-58]', () => {
    const medium = { size: 'medium', crust: 'thin' };
    expect(problems(halfAndHalf('supreme', 'margherita', medium))).toEqual([
      ['crust-unavailable', 'thin'],
      ['crust-unavailable', 'thin'],
    ]);
    expect(offersHalf(pizzaOf('a', 9), 'medium', 'thin')).toBe(false);
    expect(offersHalf(pizzaOf('a', 9), 'small', 'classic')).toBe(false);
  });

  it('keeps the recipes of its halves [MNU-61]', () => {
    expect(problems(halfAndHalf('supreme', 'margherita', { toppings: ['ham'] }))).toEqual([
      ['half-changed', 'half-and-half'],
    ]);
  });

  it('needs its halves', () => {
    expect(problems(pizza('half-and-half'))).toEqual([['halves-missing', 'half-and-half']]);
  });
});
