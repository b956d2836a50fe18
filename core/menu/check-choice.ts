import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from './catalogue.ts';
import type { Choice } from './choice.ts';
import type { ChoiceProblem, ChoiceProblemCode } from './choice-problem.ts';
import type { PizzaRules } from './pizza-rules.ts';
import { modifierPrice, optionPrice, type OptionList } from './prices.ts';
import type { MenuOptions } from '../../schemas/types/catalogue/menu-options.ts';
import { defaultToppings, recipeOf, type PizzaRecipe, toppingChanges } from './default-choice.ts';
import { halvesOf } from './halves.ts';

/** What of a catalogue a choice is made from. */
type Sold = Pick<Catalogue, 'products' | 'options'>;

/** `kind` of the pizza tile under which half-and-halves are sold. */
const halfAndHalfKind = 'half-and-half';

/**
 * Every reason why a choice cannot be sold from a catalogue; none means it can
 * [MNU-50, MNU-51, MNU-57, MNU-58, MNU-59, BSK-05].
 */
export function checkChoice(choice: Choice, catalogue: Sold, rules: PizzaRules): ChoiceProblem[] {
  const product = catalogue.products.get(choice.productId);
  if (!product) return [{ code: 'product-unavailable', entity: choice.productId }];
  if (product.type !== choice.type) return [{ code: 'wrong-type', entity: product.id }];
  if (product.type !== 'pizza')
    return [...checkPlain(choice), ...checkExtras(choice, product, catalogue)];
  if (choice.halves) return checkHalves(choice, choice.halves, product, catalogue, rules);
  if (product.kind === halfAndHalfKind) return [{ code: 'halves-missing', entity: product.id }];
  return checkPizza(choice, product, catalogue.options, rules);
}

/** Only pizzas have a size, a crust, a recipe or halves. */
function checkPlain(choice: Choice): ChoiceProblem[] {
  const { size, crust, sauce, cheese, toppings, halves } = choice;
  const isPlain = [size, crust, sauce, cheese, toppings, halves].every(
    (part) => part === undefined,
  );
  return isPlain ? [] : [{ code: 'not-a-pizza', entity: choice.productId }];
}

/** Extras must be the product's own, dips those that go with it and are sold [MNU-43]. */
function checkExtras(choice: Choice, product: Product, { products }: Sold): ChoiceProblem[] {
  const modifiers = (choice.modifiers ?? [])
    .filter((id) => modifierPrice(product, id) === undefined)
    .map((entity): ChoiceProblem => ({ code: 'modifier-unavailable', entity }));
  const dips = (choice.dips ?? [])
    .filter((id) => !product.dips?.includes(id) || products.get(id)?.type !== 'dip')
    .map((entity): ChoiceProblem => ({ code: 'dip-unavailable', entity }));
  return [...modifiers, ...dips];
}

/** Which pizzas a chooser may offer as a half: halvable ones, sold in the size and on the crust chosen [MNU-57, MNU-58]. */
export const offersHalf = (product: Product, size: string, crust: string): boolean =>
  product.type === 'pizza' &&
  product.halvable === true &&
  checkBase(product, size, crust).length === 0;

/**
 * Why a half-and-half cannot be sold. It has one size and one crust, so halves that differ in them show
 * as a half not sold there [MNU-57, MNU-58, MNU-59]; halves keep their own recipe [MNU-61] save the toppings on each,
 * within the limits of a pizza of its own [SHP-21].
 * @param tile product under which it is sold
 */
function checkHalves(
  choice: Choice,
  halves: NonNullable<Choice['halves']>,
  tile: Product,
  catalogue: Sold,
  rules: PizzaRules,
): ChoiceProblem[] {
  const { products } = catalogue;
  const usual = tile.defaultOptions ?? products.get(halves.first)?.defaultOptions;
  const size = choice.size ?? usual?.size ?? '';
  const crust = choice.crust ?? usual?.crust ?? '';
  const isChanged = [choice.sauce, choice.cheese, choice.toppings].some(
    (part) => part !== undefined,
  );
  return [
    ...(isChanged ? [{ code: 'half-changed', entity: tile.id } as const] : []),
    ...halvesOf(choice).flatMap(({ productId, toppings }) => {
      const half = products.get(productId);
      if (half?.type !== 'pizza')
        return [{ code: 'product-unavailable', entity: productId } as const];
      if (!half.halvable) return [{ code: 'half-not-halvable', entity: productId } as const];
      const base = checkBase(half, size, crust);
      return toppings
        ? [...base, ...checkHalfToppings(toppings, half, size, catalogue.options, rules)]
        : base;
    }),
  ];
}

function checkHalfToppings(
  toppings: readonly string[],
  half: Product,
  size: string,
  options: MenuOptions,
  rules: PizzaRules,
): ChoiceProblem[] {
  if (rules.halfToppings === 'none') return [{ code: 'half-changed', entity: half.id }];
  const { added } = toppingChanges(toppings, defaultToppings(half));
  return [
    ...unsold('topping-unavailable', 'toppings', added, size, options),
    ...checkToppings(toppings, half, rules),
  ];
}

/** Why a pizza cannot be sold: a part is not sold at its size, or a topping limit is passed [MNU-50, MNU-51]. */
function checkPizza(
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
function checkBase(product: Product, size: string, crust: string): ChoiceProblem[] {
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

const unsold = (
  code: ChoiceProblemCode,
  list: OptionList,
  ids: readonly string[],
  size: string,
  options: MenuOptions,
): ChoiceProblem[] =>
  [...new Set(ids)]
    .filter((id) => optionPrice(options, list, id, size) === undefined)
    .map((entity) => ({ code, entity }));

function checkRecipe(recipe: PizzaRecipe, options: MenuOptions): ChoiceProblem[] {
  const { size, crust, sauce, cheese, toppings } = recipe;
  return [
    ...unsold('crust-unavailable', 'crusts', [crust], size, options),
    ...unsold('sauce-unavailable', 'sauces', sauce ? [sauce] : [], size, options),
    ...unsold('cheese-unavailable', 'cheeses', cheese ? [cheese] : [], size, options),
    ...unsold('topping-unavailable', 'toppings', toppings, size, options),
  ];
}
