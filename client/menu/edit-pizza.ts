import type { MenuOptions, PizzaOption } from '../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import { checkToppings } from '../../core/menu/check-choice.ts';
import type { Choice } from '../../core/menu/choice.ts';
import type { ChoiceProblem } from '../../core/menu/choice-problem.ts';
import { defaultToppings, recipeOf } from '../../core/menu/default-choice.ts';
import type { PizzaRules } from '../../core/menu/pizza-rules.ts';
import { pizzaOption } from '../../core/menu/prices.ts';

/** Portions of one topping that a pizza takes at most: a double one. */
export const mostPortions = 2;

/** Crusts a pizza is sold on at a size, in menu order. */
export function crustsAt(product: Product, size: string, { crusts }: MenuOptions): PizzaOption[] {
  const sold = product.sizes?.find(({ id }) => id === size)?.crusts ?? [];
  return crusts.filter(({ id, prices }) => sold.includes(id) && prices[size] !== undefined);
}

/** Entries of a list of options that are sold at a size. */
export const soldAt = (list: readonly PizzaOption[], size: string): PizzaOption[] =>
  list.filter(({ prices }) => prices[size] !== undefined);

/**
 * A pizza in another size or on another crust. What is not sold there gives way to the usual crust,
 * sauce or cheese, and toppings not sold there come off [MNU-58].
 */
export function chooseBase(
  choice: Choice,
  part: 'size' | 'crust',
  id: string,
  product: Product,
  options: MenuOptions,
): Choice {
  const recipe = recipeOf({ ...choice, [part]: id }, product);
  const usual = product.defaultOptions;
  if (!recipe || !usual) return choice;
  const { size, crust, sauce, cheese, toppings } = recipe;
  const sold = crustsAt(product, size, options).map((option) => option.id);
  const isSold = (list: 'sauces' | 'cheeses' | 'toppings', option: string): boolean =>
    pizzaOption(options, list, option)?.prices[size] !== undefined;
  const nextSauce = sauce && isSold('sauces', sauce) ? sauce : usual.sauces[0];
  const nextCheese = cheese && isSold('cheeses', cheese) ? cheese : usual.cheeses[0];
  const base = sold.includes(crust) ? crust : sold.includes(usual.crust) ? usual.crust : sold[0];
  return {
    ...choice,
    size,
    crust: base ?? usual.crust,
    ...(nextSauce === undefined ? {} : { sauce: nextSauce }),
    ...(nextCheese === undefined ? {} : { cheese: nextCheese }),
    toppings: toppings.filter((topping) => isSold('toppings', topping)),
  };
}

/** A pizza with another sauce or cheese. */
export const choosePart = (choice: Choice, part: 'sauce' | 'cheese', id: string): Choice => ({
  ...choice,
  [part]: id,
});

/**
 * A pizza with one portion of a topping more or less. One more than the limits allow is refused, with
 * the limit that stands in the way [MNU-50, MNU-51].
 */
export function changeTopping(
  choice: Choice,
  id: string,
  by: 1 | -1,
  product: Product,
  rules: PizzaRules,
): { readonly choice: Choice; readonly refusal?: ChoiceProblem } {
  const now = choice.toppings ?? defaultToppings(product);
  const next = by === 1 ? [...now, id] : withoutLast(now, id);
  if (by === 1 && portionsOf(now, id) >= mostPortions) return { choice };
  const [refusal] = checkToppings(next, product, rules);
  return refusal ? { choice, refusal } : { choice: { ...choice, toppings: next } };
}

/** Portions of a topping on a pizza. */
export const portionsOf = (toppings: readonly string[], id: string): number =>
  toppings.filter((topping) => topping === id).length;

function withoutLast(toppings: readonly string[], id: string): readonly string[] {
  const index = toppings.lastIndexOf(id);
  return index === -1 ? toppings : toppings.toSpliced(index, 1);
}
