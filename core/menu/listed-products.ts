import type { Product } from '../../schemas/types/catalogue/product.ts';
import { type ProductRanking, sortProducts } from './sort-menu.ts';
import { type ProductFilter, visibleProducts } from './visible-products.ts';

const tileKinds = ['create-your-own', 'half-and-half'];

/** Whether a product is a tile to build a pizza from rather than a recipe of the menu. */
export const isTile = ({ type, kind }: Pick<Product, 'type' | 'kind'>): boolean =>
  type === 'pizza' && tileKinds.includes(kind);

/** Whether a pizza tile is made of two halves [MNU-56]. */
export const isHalfAndHalf = ({ type, kind }: Pick<Product, 'type' | 'kind'>): boolean =>
  type === 'pizza' && kind === 'half-and-half';

/**
 * The products of a menu page in the order they show: the tiles to build a pizza from first, which hold
 * the first places whatever the others are sorted by [MNU-40, MNU-41, MNU-77, MNU-78, MNU-79].
 */
export function listedProducts(
  products: Iterable<Product>,
  filter: ProductFilter,
  ranking: ProductRanking | undefined,
): Product[] {
  const visible = visibleProducts(products, filter);
  const sorted = sortProducts(
    visible.filter((product) => !isTile(product)),
    ranking,
  );
  return [...visible.filter(isTile), ...sorted];
}
