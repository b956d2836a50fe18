import type { Allergen, Product } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from './catalogue.ts';
import type { Choice } from './choice.ts';
import { recipeOf, type PizzaRecipe } from './default-choice.ts';
import { halvesOf } from './halves.ts';
import { type OptionList, pizzaOption } from './prices.ts';

type Parts = Pick<Catalogue, 'products' | 'options'>;
type Part = readonly [OptionList, string];

const partsOf = ({ crust, sauce, cheese, toppings }: PizzaRecipe): readonly Part[] => [
  ['crusts', crust],
  ...(sauce === undefined ? [] : [['sauces', sauce] as const]),
  ...(cheese === undefined ? [] : [['cheeses', cheese] as const]),
  ...toppings.map((id) => ['toppings', id] as const),
];

const plain = ({ type, id }: Product): Choice => ({ type, productId: id });

const usualParts = (product: Product): readonly Part[] => {
  const usual = recipeOf(plain(product), product);
  return usual ? partsOf(usual) : [];
};

/**
 * What of a product's own list its usual parts do not bring, and so no change of them takes away; the whole list where
 * one of them has none. Undefined where nobody has listed the product.
 */
function allergensAside(product: Product, { options }: Parts): readonly Allergen[] | undefined {
  const lists = usualParts(product).map(([list, id]) => pizzaOption(options, list, id)?.allergens);
  if (lists.includes(undefined)) return product.allergens;
  const brought = new Set(lists.flatMap((list) => list ?? []));
  return product.allergens?.filter((allergen) => !brought.has(allergen));
}

/**
 * Allergens of what was chosen, with both halves, the extras and the dips; undefined where those of a part of it are
 * not known, which is free of none [SHP-20].
 */
export function allergensOf(choice: Choice, catalogue: Parts): Allergen[] | undefined {
  const { products, options } = catalogue;
  const { halves, modifiers = [], dips = [] } = choice;
  const product = products.get(choice.productId);
  if (!product) return undefined;
  const listOf = (usual: readonly Part[], parts: readonly Part[]) =>
    parts.map(([list, id]) => {
      const own = pizzaOption(options, list, id)?.allergens;
      // The list of a product covers its usual parts, also those that have none of their own.
      return own ?? (usual.some(([, known]) => known === id) ? [] : undefined);
    });
  const recipe = recipeOf(choice, product);
  const made = recipe ? partsOf(recipe).filter(([list]) => !halves || list === 'crusts') : [];
  const half = (part: Choice) => {
    const found = products.get(part.productId);
    if (!found) return [undefined];
    const on = recipeOf(part, found);
    const put = on ? partsOf(on).filter(([list]) => list !== 'crusts') : [];
    return [allergensAside(found, catalogue), ...listOf(usualParts(found), put)];
  };
  const lists = [
    allergensAside(product, catalogue),
    ...listOf(usualParts(product), made),
    ...halvesOf(choice).flatMap(half),
    ...modifiers.map((id) => product.modifiers?.find((extra) => extra.id === id)?.allergens),
    ...dips.map((id) => products.get(id)?.allergens),
  ];
  if (lists.includes(undefined)) return undefined;
  return [...new Set(lists.flatMap((list) => list ?? []))];
}
