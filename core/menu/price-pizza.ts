import type { MenuOptions } from '../../schemas/types/catalogue/menu-options.ts';
import type { DefaultOptions, Product } from '../../schemas/types/catalogue/product.ts';
import type { PricedChoice } from './priced-choice.ts';
import type { Catalogue } from './catalogue.ts';
import type { Choice } from './choice.ts';
import { defaultToppings, recipeOf } from './default-choice.ts';
import type { PizzaRules } from './pizza-rules.ts';
import { pricedParts, sumPrices } from './price-parts.ts';
import { basePrice, optionPrice } from './prices.ts';
import type { OptionList } from './prices.ts';
import { extraToppingsPrice, toppingChanges } from './topping-changes.ts';

/**
 * Price of a pizza: base at its size + crust + changes of sauce and cheese + extra toppings left after
 * the free-topping rule; what it comes with costs nothing and taking it off saves nothing [MNU-49].
 */
export function pricePizza(
  choice: Choice,
  product: Product,
  options: MenuOptions,
  rules: PizzaRules,
): PricedChoice | undefined {
  const recipe = recipeOf(choice, product);
  const usual = product.defaultOptions;
  if (!recipe || !usual) return undefined;
  const change = (list: OptionList, id: string | undefined, usualId: string | undefined) =>
    id === undefined || id === usualId ? 0 : optionPrice(options, list, id, recipe.size);
  const extras = toppingChanges(recipe.toppings, defaultToppings(product)).added;
  return pricedParts({
    base: basePrice(product, recipe.size),
    crust: change('crusts', recipe.crust, usual.crust),
    sauce: change('sauces', recipe.sauce, usual.sauces[0]),
    cheese: change('cheeses', recipe.cheese, usual.cheeses[0]),
    toppings: extrasPrice(extras, recipe.size, options, rules),
  });
}

/**
 * Price of a half-and-half: the higher base of its halves + crust + the market's supplement [MNU-61].
 * @param tile product under which it is sold; its usual crust, else the first half's, costs nothing
 */
export function priceHalfAndHalf(
  choice: Choice,
  halves: NonNullable<Choice['halves']>,
  tile: Product,
  { products, options }: Catalogue,
  rules: PizzaRules,
): PricedChoice | undefined {
  const first = products.get(halves.first);
  const second = products.get(halves.second);
  const usual = tile.defaultOptions ?? first?.defaultOptions;
  if (!first || !second || !usual) return undefined;
  const size = choice.size ?? usual.size;
  const bases = [basePrice(first, size), basePrice(second, size)].filter(
    (base) => base !== undefined,
  );
  return pricedParts({
    base: bases.length === 2 ? Math.max(...bases) : undefined,
    crust: crustPrice(choice.crust ?? usual.crust, size, usual, options),
    halfAndHalf: rules.halfAndHalfSupplement,
  });
}

const crustPrice = (
  crust: string,
  size: string,
  usual: DefaultOptions,
  options: MenuOptions,
): number | undefined => (crust === usual.crust ? 0 : optionPrice(options, 'crusts', crust, size));

function extrasPrice(
  extras: readonly string[],
  size: string,
  options: MenuOptions,
  rules: PizzaRules,
): number | undefined {
  if (extras.length === 0) return 0;
  if (rules.freeToppings === 0) {
    return sumPrices(extras, (id) => optionPrice(options, 'toppings', id, size));
  }
  const prices = extras
    .map((id) => optionPrice(options, 'toppings', id, size))
    .filter((price) => price !== undefined);
  return prices.length === extras.length ? extraToppingsPrice(prices, rules) : undefined;
}
