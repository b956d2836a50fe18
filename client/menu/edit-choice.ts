import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { Choice } from '../../core/menu/choice.ts';
import type { ChoiceProblem } from '../../core/menu/choice-problem.ts';
import { defaultChoice, defaultToppings, recipeOf } from '../../core/menu/default-choice.ts';
import { chooseHalf, chooseHalvesBase, defaultHalves, type HalfSide } from './edit-halves.ts';
import { isHalfAndHalf } from '../../core/menu/listed-products.ts';
import type { PizzaRules } from '../../core/menu/pizza-rules.ts';
import type { MenuOptions } from '../../schemas/types/catalogue/menu-options.ts';
import { checkToppings } from '../../core/menu/check-choice.ts';
import { crustsAt, pizzaOption } from '../../core/menu/prices.ts';

/** A choice being made, and why the last change was refused. */
export interface ChoiceEdit {
  readonly choice: Choice;
  readonly refusal?: ChoiceProblem;
}

/** A choice being made on a page, and how many changes it took: a refusal said twice is said again. */
export interface ChoiceDraft extends ChoiceEdit {
  readonly changes: number;
}

/** What a customer changes about a choice. */
export type ChoiceChange =
  | { readonly part: 'size' | 'crust' | 'sauce' | 'cheese'; readonly id: string }
  /** One portion more or one less. */
  | { readonly part: 'topping'; readonly id: string; readonly by: 1 | -1 }
  | { readonly part: 'half'; readonly side: HalfSide; readonly id: string }
  | { readonly part: 'modifier' | 'dip'; readonly id: string; readonly isOn: boolean };

/** What an edit is decided by. */
export interface ChoiceFacts {
  readonly product: Product;
  readonly catalogue: Catalogue;
  readonly rules: PizzaRules;
}

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

/** A choice after one change; a change that breaks a limit leaves it as it was and says why [MNU-50, MNU-51]. */
export function editChoice(
  { choice }: ChoiceEdit,
  change: ChoiceChange,
  { product, catalogue, rules }: ChoiceFacts,
): ChoiceEdit {
  const { options } = catalogue;
  switch (change.part) {
    case 'size':
    case 'crust':
      return {
        choice: isHalfAndHalf(product)
          ? chooseHalvesBase(choice, change.part, change.id, product, catalogue)
          : chooseBase(choice, change.part, change.id, product, options),
      };
    case 'sauce':
    case 'cheese':
      return { choice: choosePart(choice, change.part, change.id) };
    case 'topping':
      return changeTopping(choice, change.id, change.by, product, rules);
    case 'half':
      return { choice: chooseHalf(choice, change.side, change.id) };
    case 'modifier':
      return { choice: { ...choice, modifiers: switched(choice.modifiers, change) } };
    case 'dip':
      return { choice: { ...choice, dips: switched(choice.dips, change) } };
  }
}

const switched = (
  ids: readonly string[] = [],
  { id, isOn }: { readonly id: string; readonly isOn: boolean },
): readonly string[] => {
  const others = ids.filter((known) => known !== id);
  return isOn ? [...others, id] : others;
};

/** Portions of one topping that a pizza takes at most: a double one. */
export const mostPortions = 2;

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
