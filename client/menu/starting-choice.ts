import type { MenuOptions } from '../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { Choice } from '../../core/menu/choice.ts';
import { defaultChoice, recipeOf } from '../../core/menu/default-choice.ts';
import { isHalfAndHalf } from '../../core/menu/listed-products.ts';
import { crustsAt, pizzaOption } from '../../core/menu/prices.ts';
import { defaultHalves } from './default-halves.ts';

/**
 * The choice a chooser opens with: the product's own defaults; a half-and-half starts with its two
 * most popular halves, so that there is something to see [MNU-46, MNU-57].
 * @param size the only size on offer, where there is only one
 */
export function startingChoice(
  product: Product,
  catalogue: Pick<Catalogue, 'products' | 'options'>,
  size?: string,
): Choice {
  if (isHalfAndHalf(product)) return defaultHalves(product, catalogue, size);
  const offered = product.sizes?.some(({ id }) => id === size) ? size : undefined;
  const choice = defaultChoice(product, offered);
  return product.type === 'pizza' && choice.size !== undefined
    ? chooseBase(choice, 'size', choice.size, product, catalogue.options)
    : choice;
}

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
