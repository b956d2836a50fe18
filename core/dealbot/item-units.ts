import { type PricedChoice, priceChoice } from '../menu/price-choice.ts';
import type { DealPricing } from '../deals/fill-slots.ts';
import type { Choice } from '../menu/choice.ts';
import { type PizzaRecipe, recipeOf } from '../menu/default-choice.ts';

/** A choice with what the optimiser needs to know of it, and how many there are. */
export interface ChoiceUnits {
  /** The same for choices that are the same, whatever the order of their parts. */
  readonly key: string;
  readonly choice: Choice;
  readonly priced: PricedChoice;
  /** What one costs loose, in minor units; what is not sold loose costs more than all else together. */
  readonly loose: number;
  readonly recipe: Pick<Partial<PizzaRecipe>, 'size' | 'crust'>;
  /** Places of the items in the list they came in. */
  readonly items: readonly number[];
}

const joined = (list: readonly string[] | undefined): string =>
  list ? (list.length > 1 ? list.toSorted().join() : (list[0] ?? '')) : '-';

/** What tells choices apart, as one text; the order of toppings, extras and dips does not. */
export function choiceKey(choice: Choice): string {
  const { type, productId, size, crust, sauce, cheese, halves } = choice;
  const { first, second } = halves?.toppings ?? {};
  const parts = [choice.toppings, choice.modifiers, choice.dips, first, second].map(joined);
  return `${type}|${productId}|${size}|${crust}|${sauce}|${cheese}|${halves?.first}|${halves?.second}|${parts.join('|')}`;
}

/** The different choices among items, in the order of their keys; undefined when one has no price. */
export function choiceUnits(
  choices: readonly Choice[],
  { catalogue, rules }: DealPricing,
): ChoiceUnits[] | undefined {
  const byKey = new Map<string, Omit<ChoiceUnits, 'loose'> & { readonly items: number[] }>();
  let all = 1;
  for (const [index, choice] of choices.entries()) {
    const key = choiceKey(choice);
    const known = byKey.get(key);
    if (known) {
      known.items.push(index);
      all += known.priced.total;
      continue;
    }
    const product = catalogue.products.get(choice.productId);
    const priced = product && priceChoice(choice, catalogue, rules);
    if (!priced) return undefined;
    all += priced.total;
    const recipe = recipeOf(choice, product) ?? choice;
    byKey.set(key, { key, choice, priced, recipe, items: [index] });
  }
  return [...byKey.values()]
    .map((unit) => {
      const isSoldLoose = catalogue.products.get(unit.choice.productId)?.dealOnly !== true;
      return { ...unit, loose: unit.priced.total + (isSoldLoose ? 0 : all) };
    })
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
}
