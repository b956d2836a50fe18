import type { MenuOptions } from '../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Choice } from './choice.ts';
import type { ChoiceProblem, ChoiceProblemCode } from './choice-problem.ts';
import { defaultToppings, recipeOf } from './default-choice.ts';
import type { PizzaRecipe } from './default-choice.ts';
import type { PizzaRules } from './pizza-rules.ts';
import { optionPrice } from './prices.ts';
import type { OptionList } from './prices.ts';
import { toppingChanges } from './topping-changes.ts';

/** Why a pizza cannot be sold: a part is not sold at its size, or a topping limit is passed [MNU-50, MNU-51]. */
export function checkPizza(
  choice: Choice,
  product: Product,
  options: MenuOptions,
  rules: PizzaRules,
): ChoiceProblem[] {
  const recipe = recipeOf(choice, product);
  if (!recipe) return [{ code: 'product-unavailable', entity: product.id }];
  return [
    ...checkBase(product, recipe.size, recipe.crust),
    ...checkRecipe(recipe, options),
    ...checkToppings(recipe.toppings, product, rules),
  ];
}

/** Whether a pizza is sold in a size and, there, on a crust [MNU-58]. */
export function checkBase(product: Product, size: string, crust: string): ChoiceProblem[] {
  const sold = product.sizes?.find(({ id }) => id === size);
  if (!sold) return [{ code: 'size-unavailable', entity: size }];
  return sold.crusts.includes(crust) ? [] : [{ code: 'crust-unavailable', entity: crust }];
}

/** Toppings that the pizza may hold in all, and changes of the usual ones, each with its limit. */
export function checkToppings(
  toppings: readonly string[],
  product: Product,
  rules: PizzaRules,
): ChoiceProblem[] {
  const { added, removed } = toppingChanges(toppings, defaultToppings(product));
  const { maxToppings, maxAdditions, maxRemovals } = rules;
  const limits: readonly (readonly [ChoiceProblemCode, number, number])[] = [
    ['too-many-toppings', toppings.length, maxToppings],
    [
      'too-many-additions',
      added.length,
      Math.min(maxAdditions, product.maxAdditions ?? maxAdditions),
    ],
    [
      'too-many-removals',
      removed.length,
      Math.min(maxRemovals, product.maxRemovals ?? maxRemovals),
    ],
  ];
  return limits
    .filter(([, number, limit]) => number > limit)
    .map(([code, , limit]) => ({ code, entity: product.id, limit }));
}

function checkRecipe(recipe: PizzaRecipe, options: MenuOptions): ChoiceProblem[] {
  const unsold = (code: ChoiceProblemCode, list: OptionList, ids: readonly string[]) =>
    [...new Set(ids)]
      .filter((id) => optionPrice(options, list, id, recipe.size) === undefined)
      .map((entity): ChoiceProblem => ({ code, entity }));
  return [
    ...unsold('crust-unavailable', 'crusts', [recipe.crust]),
    ...unsold('sauce-unavailable', 'sauces', recipe.sauce ? [recipe.sauce] : []),
    ...unsold('cheese-unavailable', 'cheeses', recipe.cheese ? [recipe.cheese] : []),
    ...unsold('topping-unavailable', 'toppings', recipe.toppings),
  ];
}
