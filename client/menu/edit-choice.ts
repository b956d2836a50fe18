import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { Choice } from '../../core/menu/choice.ts';
import type { ChoiceProblem } from '../../core/menu/choice-problem.ts';
import { defaultChoice } from '../../core/menu/default-choice.ts';
import { chooseHalf, chooseHalvesBase, defaultHalves } from './edit-halves.ts';
import type { HalfSide } from './edit-halves.ts';
import { changeTopping, chooseBase, choosePart } from './edit-pizza.ts';
import { isHalfAndHalf } from '../../core/menu/listed-products.ts';
import type { PizzaRules } from '../../core/menu/pizza-rules.ts';

/** A choice being made, and why the last change was refused. */
export interface ChoiceEdit {
  readonly choice: Choice;
  readonly refusal?: ChoiceProblem;
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
