import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Choice } from './choice.ts';

/** A pizza with nothing left open. */
export interface PizzaRecipe {
  readonly size: string;
  readonly crust: string;
  readonly sauce: string | undefined;
  readonly cheese: string | undefined;
  readonly toppings: readonly string[];
}

/** What a product is when the customer changes nothing; for pizzas with its whole recipe [MNU-46]. */
export function defaultChoice(product: Product, size?: string): Choice {
  const plain: Choice = { type: product.type, productId: product.id };
  const recipe = recipeOf(size === undefined ? plain : { ...plain, size }, product);
  if (!recipe) return plain;
  const { sauce, cheese, ...rest } = recipe;
  return { ...plain, ...rest, ...(sauce && { sauce }), ...(cheese && { cheese }) };
}

/**
 * The recipe of a chosen pizza: what the choice leaves open comes from the first entry of each of the
 * product's defaults [MNU-46]. Undefined for products without defaults.
 */
export function recipeOf(choice: Choice, product: Product): PizzaRecipe | undefined {
  const defaults = product.defaultOptions;
  if (!defaults) return undefined;
  return {
    size: choice.size ?? defaults.size,
    crust: choice.crust ?? defaults.crust,
    sauce: choice.sauce ?? defaults.sauces[0],
    cheese: choice.cheese ?? defaults.cheeses[0],
    toppings: choice.toppings ?? defaultToppings(product),
  };
}

/** The toppings a pizza comes with. */
export const defaultToppings = (product: Product): readonly string[] =>
  product.defaultOptions?.toppings[0] ?? [];

/** Toppings that were put on or taken off a pizza, double ones counted twice. */
export interface ToppingChanges {
  /** In the order they were added. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

const none: ToppingChanges = { added: [], removed: [] };

/** What the customer changed about a pizza's toppings [MNU-49, MNU-51]. */
export function toppingChanges(
  chosen: readonly string[],
  defaults: readonly string[],
): ToppingChanges {
  if (chosen === defaults) return none;
  const removed = [...defaults];
  const added: string[] = [];
  for (const topping of chosen) {
    const index = removed.indexOf(topping);
    if (index === -1) added.push(topping);
    else removed.splice(index, 1);
  }
  return { added, removed };
}
