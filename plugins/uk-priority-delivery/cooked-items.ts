import type { Product } from '../../schemas/types/catalogue/product.ts';
import { productsOf } from '../../core/basket/basket-contents.ts';
import type { Basket } from '../../core/basket/basket.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { ShownOptions } from './priority-options.ts';

/** What is poured or dipped, not cooked [PRI-08, SUR-29]. */
const uncookedTypes: readonly Product['type'][] = ['drink', 'dip'];

/**
 * Whether a product is cooked: pizzas, sides of all sorts and desserts are, but for those that the market leaves out by id
 * or kind; drinks and dips are not [PRI-07, PRI-08, SUR-28, SUR-29].
 */
const isCooked = (
  { id, type, kind }: Pick<Product, 'id' | 'type' | 'kind'>,
  { uncookedProducts }: Pick<ShownOptions, 'uncookedProducts'>,
): boolean =>
  !uncookedTypes.includes(type) &&
  !uncookedProducts.includes(id) &&
  (kind === undefined || !uncookedProducts.includes(kind));

/** Cooked items of a basket, inside deals and loose; halves make one pizza, and what the menu does not have counts for nothing [PRI-06, SUR-29]. */
export const numCookedItems = (
  basket: Pick<Basket, 'deals' | 'items'>,
  catalogue: Pick<Catalogue, 'products'>,
  options: Pick<ShownOptions, 'uncookedProducts'>,
): number => productsOf(basket, catalogue).filter((product) => isCooked(product, options)).length;
