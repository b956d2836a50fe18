import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { categoryOf } from '../../core/menu/category-of.ts';

/** Places of the pizza ranking that tiles without a recipe of their own hold [MNU-77]. */
const pizzaTileKinds = ['create-your-own', 'half-and-half'];

/**
 * Ids of the products that carry the popular badge: those in the first places of their category's
 * popularity ranking [MNU-76, MNU-77, CST-114].
 * @param products of one category, in any order
 */
export function popularProducts(
  products: readonly Product[],
  menu: Pick<Manifest['menu'], 'categories' | 'popularBadge'>,
): ReadonlySet<string> {
  const { popularBadge } = menu;
  const tiles = products.filter(({ kind }) => pizzaTileKinds.includes(kind));
  const ranked = products
    .filter((product) => !tiles.includes(product))
    .toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0));
  const popular = new Set<string>();
  for (const [rank, product] of ranked.entries()) {
    const isPizza = product.type === 'pizza';
    const place = isPizza ? rank + pizzaTileKinds.length : rank;
    if (popularBadge.never.includes(categoryOf(product, menu))) continue;
    const isPopular = isPizza
      ? popularBadge.pizzaPlaces.includes(place)
      : place < popularBadge.otherPlacesBelow;
    if (isPopular) popular.add(product.id);
  }
  return popular;
}
