import type { Allergen } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { Choice } from '../../core/menu/choice.ts';
import { pizzaOption } from '../../core/menu/prices.ts';
import type { OptionList } from '../../core/menu/prices.ts';

/**
 * Allergens of what was chosen: those of the product, of its halves and of everything put on it. What is
 * taken off takes no allergen away, as the product's own list does not say which part brings it.
 */
export function allergensOf(choice: Choice, { products, options }: Catalogue): Allergen[] {
  const { productId, halves, dips = [] } = choice;
  const ids = [productId, ...dips, ...(halves ? [halves.first, halves.second] : [])];
  const own = ids.flatMap((id) => products.get(id)?.allergens ?? []);
  const of = (list: OptionList, chosen: readonly (string | undefined)[]): readonly Allergen[] =>
    chosen.flatMap((id) => (id && pizzaOption(options, list, id)?.allergens) || []);
  return [
    ...new Set([
      ...own,
      ...of('crusts', [choice.crust]),
      ...of('sauces', [choice.sauce]),
      ...of('cheeses', [choice.cheese]),
      ...of('toppings', choice.toppings ?? []),
    ]),
  ];
}
