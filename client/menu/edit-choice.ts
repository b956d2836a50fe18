import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import { checkToppings } from '../../core/menu/check-choice.ts';
import type { Choice } from '../../core/menu/choice.ts';
import type { ChoiceProblem } from '../../core/menu/choice-problem.ts';
import { defaultToppings } from '../../core/menu/default-choice.ts';
import { type HalfSide, halfSides, halvesOf } from '../../core/menu/halves.ts';
import { isHalfAndHalf } from '../../core/menu/listed-products.ts';
import type { PizzaRules } from '../../core/menu/pizza-rules.ts';
import { chooseHalf, chooseHalvesBase, putOnHalf } from './edit-halves.ts';
import { chooseBase } from './starting-choice.ts';

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
  /** One portion more or one less; on one half of a half-and-half [SHP-21]. */
  | { readonly part: 'topping'; readonly id: string; readonly by: 1 | -1; readonly side?: HalfSide }
  | { readonly part: 'half'; readonly side: HalfSide; readonly id: string }
  | { readonly part: 'modifier' | 'dip'; readonly id: string; readonly isOn: boolean };

/** What an edit is decided by. */
export interface ChoiceFacts {
  readonly product: Product;
  readonly catalogue: Catalogue;
  readonly rules: PizzaRules;
}

/** A choice after one change; a change that breaks a limit leaves it as it was and says why [MNU-50, MNU-51]. */
export function editChoice(
  { choice }: ChoiceEdit,
  change: ChoiceChange,
  facts: ChoiceFacts,
): ChoiceEdit {
  const { product, catalogue, rules } = facts;
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
      return change.side
        ? changeHalf(choice, change.side, change, facts)
        : changeTopping(choice, change.id, change.by, product, rules);
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

/** One portion of a topping more or less on one half, within the limits of a pizza of its own [SHP-21]. */
function changeHalf(
  choice: Choice,
  side: HalfSide,
  { id, by }: { readonly id: string; readonly by: 1 | -1 },
  { catalogue, rules }: ChoiceFacts,
): ChoiceEdit {
  const half = halvesOf(choice)[halfSides.indexOf(side)];
  const pizza = half && catalogue.products.get(half.productId);
  if (!pizza || rules.halfToppings === 'none') return { choice };
  const { choice: made, refusal } = changeTopping(half, id, by, pizza, rules);
  if (refusal) return { choice, refusal };
  return { choice: made.toppings ? putOnHalf(choice, side, made.toppings, pizza) : choice };
}

/** Portions of a topping on a pizza. */
export const portionsOf = (toppings: readonly string[], id: string): number =>
  toppings.filter((topping) => topping === id).length;

function withoutLast(toppings: readonly string[], id: string): readonly string[] {
  const index = toppings.lastIndexOf(id);
  return index === -1 ? toppings : toppings.toSpliced(index, 1);
}
