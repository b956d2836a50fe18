import type { PizzaOption } from '../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';

/** How an experiment sorts toppings; without one the catalogue order holds [MNU-55]. */
export type ToppingOrder = 'catalogue' | 'alphabetical' | 'click-through';

/** Toppings in the order an experiment asks for [MNU-55]. */
export function sortToppings(
  toppings: readonly PizzaOption[],
  order: ToppingOrder,
  locale: string,
): PizzaOption[] {
  if (order === 'alphabetical') {
    return toppings.toSorted((a, b) => a.title.localeCompare(b.title, locale));
  }
  return order === 'click-through' ? highestFirst(toppings, byPopularity) : [...toppings];
}

/** Figure that products are sorted by: one of their rankings, or their popularity. */
export type ProductRanking = 'quantity' | 'revenue' | 'perfmatrix' | 'popularity';

/** Products by a ranking, highest first; without one the menu's own order holds [MNU-78, MNU-79]. */
export function sortProducts(
  products: readonly Product[],
  ranking: ProductRanking | undefined,
): Product[] {
  if (ranking === undefined) return [...products];
  return ranking === 'popularity'
    ? highestFirst(products, byPopularity)
    : highestFirst(products, ({ rankings }) => rankings?.[ranking]);
}

const byPopularity = ({ popularity }: { popularity?: number }): number | undefined => popularity;

/** Sorts by a figure, highest first; what has none comes last, equals keep their order. */
export const highestFirst = <Item>(
  items: readonly Item[],
  figure: (item: Item) => number | undefined,
): Item[] =>
  items.toSorted(
    (a, b) =>
      (figure(b) ?? Number.NEGATIVE_INFINITY) - (figure(a) ?? Number.NEGATIVE_INFINITY) || 0,
  );
