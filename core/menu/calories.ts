import type { MenuOptions } from '../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from './catalogue.ts';
import type { Choice } from './choice.ts';
import { defaultToppings, recipeOf, toppingChanges } from './default-choice.ts';
import { halvesOf } from './halves.ts';
import { type OptionList, pizzaOption } from './prices.ts';

/** Kilocalories; undefined where the catalogue has no figure. */
export type Calories = number | undefined;

/** Kilocalories of a serving, or of a slice at a size, as the product comes [MNU-73]. */
export const ownCalories = (product: Product, size: string | undefined): Calories =>
  product.sizes?.find(({ id }) => id === size)?.servingCalories ?? product.servingCalories;

/** What the parts of a list add to a slice. */
const added = (options: MenuOptions, list: OptionList, ids: readonly string[]): Calories =>
  sumOf(ids.map((id) => pizzaOption(options, list, id)?.servingCalories));

const sumOf = (figures: readonly Calories[]): Calories =>
  figures.reduce<Calories>(
    (sum, figure) => (sum === undefined || figure === undefined ? undefined : sum + figure),
    0,
  );

/** How much more a slice has with one part than with the one it comes with; below 0 it has less [SHP-06]. */
export function caloriesMore(
  options: MenuOptions,
  list: OptionList,
  id: string | undefined,
  usual: string | undefined,
): Calories {
  if (id === usual) return 0;
  const [mine, own] = [id, usual].map((part) =>
    part === undefined ? 0 : added(options, list, [part]),
  );
  return mine === undefined || own === undefined ? undefined : mine - own;
}

/** How much more a slice has with these toppings than with those the pizza comes with. */
function toppingsMore(
  options: MenuOptions,
  toppings: readonly string[] | undefined,
  product: Product,
): Calories {
  const usual = defaultToppings(product);
  const changes = toppingChanges(toppings ?? usual, usual);
  const on = added(options, 'toppings', changes.added);
  const off = added(options, 'toppings', changes.removed);
  return on === undefined || off === undefined ? undefined : on - off;
}

/**
 * Kilocalories of what was chosen: of a slice of a pizza with its size, crust and recipe, the mean of both halves where it
 * has two, or of a serving with the dips that go with it [SHP-06]. Undefined where a figure is missing: a wrong one misleads.
 */
export function caloriesOf(choice: Choice, product: Product, catalogue: Catalogue): Calories {
  const { options, products } = catalogue;
  const own = ownCalories(product, choice.size);
  const recipe = recipeOf(choice, product);
  const usual = product.defaultOptions;
  if (!recipe || !usual) {
    const dips = (choice.dips ?? []).map((id) => products.get(id)?.servingCalories);
    return sumOf([own, ...dips]);
  }
  const crust = caloriesMore(options, 'crusts', recipe.crust, usual.crust);
  if (choice.halves) {
    const halves = halvesOf(choice).map((half): Calories => {
      const pizza = products.get(half.productId);
      return (
        pizza &&
        sumOf([ownCalories(pizza, recipe.size), toppingsMore(options, half.toppings, pizza)])
      );
    });
    const sum = sumOf(halves);
    return sumOf([sum === undefined ? undefined : Math.max(0, Math.round(sum / 2)), crust]);
  }
  const figure = sumOf([
    ownCalories(product, recipe.size),
    crust,
    caloriesMore(options, 'sauces', recipe.sauce, usual.sauces[0]),
    caloriesMore(options, 'cheeses', recipe.cheese, usual.cheeses[0]),
    toppingsMore(options, recipe.toppings, product),
  ]);
  return figure === undefined ? undefined : Math.max(0, figure);
}
