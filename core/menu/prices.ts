import type { MenuOptions, PizzaOption } from '../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import { toMinor } from '../money/money.ts';

/** A list of the menu options whose entries have a price by size. */
export type OptionList = 'crusts' | 'sauces' | 'cheeses' | 'toppings';

type OptionIndex = Readonly<Record<OptionList, ReadonlyMap<string, PizzaOption>>>;

/** Menu options are frozen data, so each is indexed once. */
const indexes = new WeakMap<MenuOptions, OptionIndex>();

/**
 * Base price in minor units: of a pizza at a size with default crust and recipe, of anything else the
 * product price [DEA-46]. Undefined when the product is not sold in that size.
 */
export function basePrice(product: Product, size: string | undefined): number | undefined {
  if (!product.sizes) return toMinor(product.price);
  const sold = product.sizes.find(({ id }) => id === size);
  return sold && toMinor(sold.price);
}

/** Lowest base price over the sizes, in minor units: the 'from' price [MNU-38]. */
export function cheapestPrice(product: Product): number {
  if (!product.sizes) return toMinor(product.price);
  return toMinor(Math.min(...product.sizes.map(({ price }) => price)));
}

/** Price in minor units of a crust, sauce, cheese or topping at a size; undefined when not sold there. */
export function optionPrice(
  options: MenuOptions,
  list: OptionList,
  id: string,
  size: string,
): number | undefined {
  const price = pizzaOption(options, list, id)?.prices[size];
  return price === undefined ? undefined : toMinor(price);
}

/** A crust, sauce, cheese or topping by its id. */
export function pizzaOption(
  options: MenuOptions,
  list: OptionList,
  id: string,
): PizzaOption | undefined {
  let index = indexes.get(options);
  if (!index) {
    index = indexOf(options);
    indexes.set(options, index);
  }
  return index[list].get(id);
}

/** Crusts a pizza is sold on at a size, in menu order. */
export function crustsAt(product: Product, size: string, { crusts }: MenuOptions): PizzaOption[] {
  const sold = product.sizes?.find(({ id }) => id === size)?.crusts ?? [];
  return crusts.filter(({ id, prices }) => sold.includes(id) && prices[size] !== undefined);
}

/** Entries of a list of options that are sold at a size. */
export const soldAt = (list: readonly PizzaOption[], size: string): PizzaOption[] =>
  list.filter(({ prices }) => prices[size] !== undefined);

/** Price in minor units of a priced extra of a product; undefined when the product has no such extra. */
export function modifierPrice(product: Product, id: string): number | undefined {
  const modifier = product.modifiers?.find((candidate) => candidate.id === id);
  return modifier && toMinor(modifier.price);
}

function indexOf(options: MenuOptions): OptionIndex {
  const byId = (list: readonly PizzaOption[]): ReadonlyMap<string, PizzaOption> =>
    new Map(list.map((option) => [option.id, option]));
  return {
    crusts: byId(options.crusts),
    sauces: byId(options.sauces),
    cheeses: byId(options.cheeses),
    toppings: byId(options.toppings),
  };
}
