import type { Product, DefaultOptions, PricePart } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from './catalogue.ts';
import type { Choice } from './choice.ts';
import type { PizzaRules } from './pizza-rules.ts';
import { basePrice, modifierPrice, optionPrice, type OptionList } from './prices.ts';
import type { MenuOptions } from '../../schemas/types/catalogue/menu-options.ts';
import { defaultToppings, recipeOf, toppingChanges } from './default-choice.ts';
import { halvesOf } from './halves.ts';

/** One part of a price and its amount in minor units; parts of a price add up to it [MNU-37]. */
export interface PricedPart {
  readonly part: PricePart;
  readonly amount: number;
}

/** Price of one choice on its own, in minor units. `base + supplements = total`. */
export interface PricedChoice {
  readonly base: number;
  readonly supplements: number;
  readonly total: number;
  readonly parts: readonly PricedPart[];
}

/** The parts of a price in the order they are shown [MNU-37]. */
const partNames = [
  'base',
  'crust',
  'sauce',
  'cheese',
  'toppings',
  'halfAndHalf',
  'modifiers',
] as const satisfies readonly PricePart[];

/** Amounts in minor units by part; a part without a price is undefined. */
type PartAmounts = { readonly base: number | undefined } & {
  readonly [Part in PricePart]?: number | undefined;
};

/** The price that parts add up to; parts of 0 are dropped. Undefined when a part has no price. */
export function pricedParts(amounts: PartAmounts): PricedChoice | undefined {
  const parts: PricedPart[] = [];
  let total = 0;
  for (const part of partNames) {
    if (!(part in amounts)) continue;
    const amount = amounts[part];
    if (amount === undefined) return undefined;
    if (amount !== 0 || part === 'base') parts.push({ part, amount });
    total += amount;
  }
  const base = amounts.base ?? 0;
  return { base, supplements: total - base, total, parts };
}

/** Sum of the prices of ids; undefined when one of them has none. */
export function sumPrices(
  ids: readonly string[] | undefined,
  priceOf: (id: string) => number | undefined,
): number | undefined {
  let sum = 0;
  for (const id of ids ?? []) {
    const price = priceOf(id);
    if (price === undefined) return undefined;
    sum += price;
  }
  return sum;
}

/**
 * Price of a choice on its own, in minor units, with the parts that add up to it
 * [MNU-37, MNU-43, MNU-49, MNU-61]. Undefined when the catalogue has no price for a part of it;
 * `checkChoice` then says which.
 */
export function priceChoice(
  choice: Choice,
  catalogue: Catalogue,
  rules: PizzaRules,
): PricedChoice | undefined {
  const product = catalogue.products.get(choice.productId);
  if (!product) return undefined;
  if (product.type !== 'pizza') return priceWithExtras(choice, product, catalogue);
  return choice.halves
    ? priceHalfAndHalf(choice, choice.halves, product, catalogue, rules)
    : pricePizza(choice, product, catalogue.options, rules);
}

/** What a choice costs that is given away: nothing [BSK-30]. */
export const freeChoice: PricedChoice = {
  base: 0,
  supplements: 0,
  total: 0,
  parts: [{ part: 'base', amount: 0 }],
};

/** Sides take priced extras and dips; the dips count among the extras [MNU-43]. */
function priceWithExtras(
  choice: Choice,
  product: Product,
  { products }: Catalogue,
): PricedChoice | undefined {
  const modifiers = sumPrices(choice.modifiers, (id) => modifierPrice(product, id));
  const dips = sumPrices(choice.dips, (id) => {
    const dip = products.get(id);
    return dip && basePrice(dip, undefined);
  });
  if (modifiers === undefined || dips === undefined) return undefined;
  return pricedParts({ base: basePrice(product, choice.size), modifiers: modifiers + dips });
}

/**
 * Price of a pizza: base at its size + crust + changes of sauce and cheese + extra toppings left after
 * the free-topping rule; what it comes with costs nothing and taking it off saves nothing [MNU-49].
 */
function pricePizza(
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
    toppings: extrasPrice(extras, (id) => optionPrice(options, 'toppings', id, recipe.size), rules),
  });
}

/**
 * Price of a half-and-half: the higher base of its halves + crust + the market's supplement [MNU-61] + the extra toppings
 * of its halves, those of the first before those of the second, left after the free-topping rule of a pizza [SHP-21].
 * @param tile product under which it is sold; its usual crust, else the first half's, costs nothing
 */
function priceHalfAndHalf(
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
    toppings: extrasPrice(
      halvesOf(choice).flatMap((half) => extrasOf(half, products.get(half.productId))),
      (id) => halfToppingPrice(options, id, size, rules),
      rules,
    ),
    halfAndHalf: rules.halfAndHalfSupplement,
  });
}

const crustPrice = (
  crust: string,
  size: string,
  usual: DefaultOptions,
  options: MenuOptions,
): number | undefined => (crust === usual.crust ? 0 : optionPrice(options, 'crusts', crust, size));

/** The toppings of a chosen pizza that it does not come with. */
const extrasOf = ({ toppings }: Choice, product: Product | undefined): readonly string[] =>
  toppings && product ? toppingChanges(toppings, defaultToppings(product)).added : [];

/** What a topping on one half costs, in minor units; a half price is rounded up. Undefined where it is not sold [SHP-21]. */
export function halfToppingPrice(
  options: MenuOptions,
  id: string,
  size: string,
  { halfToppings }: Pick<PizzaRules, 'halfToppings'>,
): number | undefined {
  const price = optionPrice(options, 'toppings', id, size);
  return price !== undefined && halfToppings === 'half-price' ? Math.ceil(price / 2) : price;
}

function extrasPrice(
  extras: readonly string[],
  priceOf: (id: string) => number | undefined,
  rules: PizzaRules,
): number | undefined {
  if (extras.length === 0) return 0;
  if (rules.freeToppings === 0) return sumPrices(extras, priceOf);
  const prices = extras.map(priceOf).filter((price) => price !== undefined);
  return prices.length === extras.length ? extraToppingsPrice(prices, rules) : undefined;
}

/** How a market gives extra toppings away. */
interface FreeToppingRule {
  readonly freeToppings: number;
  readonly maxSavingFreeToppings: boolean;
}

/**
 * What extra toppings cost after the free ones [MNU-53, MNU-54].
 * @param prices of the extras in the order they were added, in minor units
 */
function extraToppingsPrice(prices: readonly number[], rule: FreeToppingRule): number {
  const ranked = rule.maxSavingFreeToppings ? prices.toSorted((a, b) => b - a) : prices;
  return ranked.slice(rule.freeToppings).reduce((sum, price) => sum + price, 0);
}
