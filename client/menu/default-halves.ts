import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import { offersHalf } from '../../core/menu/check-choice.ts';
import type { Choice } from '../../core/menu/choice.ts';
import { crustsAt } from '../../core/menu/prices.ts';
import { highestFirst } from '../../core/menu/sort-menu.ts';
import { isListed } from '../../core/menu/visible-products.ts';

/** The pizzas a half may be made of at the size and on the crust of the other [MNU-57, MNU-58]. */
export const halvesOnOffer = (
  { products }: Pick<Catalogue, 'products'>,
  size: string,
  crust: string,
): readonly Product[] =>
  [...products.values()].filter((product) => isListed(product) && offersHalf(product, size, crust));

/** A half-and-half to begin with: its tile's base and the two most popular halves sold on it. */
export function defaultHalves(
  tile: Product,
  catalogue: Pick<Catalogue, 'products' | 'options'>,
  only?: string,
): Choice {
  const usual = tile.defaultOptions;
  const sold = tile.sizes?.map(({ id }) => id) ?? [];
  const size = sold.find((id) => id === only) ?? usual?.size ?? sold[0] ?? '';
  const crusts = crustsAt(tile, size, catalogue.options).map(({ id }) => id);
  const crust = crusts.find((id) => id === usual?.crust) ?? crusts[0] ?? '';
  const [first, second = first] = highestFirst(
    halvesOnOffer(catalogue, size, crust),
    ({ popularity }) => popularity,
  );
  const base: Choice = { type: 'pizza', productId: tile.id, size, crust };
  return first && second ? { ...base, halves: { first: first.id, second: second.id } } : base;
}
