import type { PizzaOption } from '../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import { offersHalf } from '../../core/menu/check-choice.ts';
import type { Choice } from '../../core/menu/choice.ts';
import { crustsAt } from '../../core/menu/prices.ts';
import { highestFirst } from '../../core/menu/sort-menu.ts';
import { isListed } from '../../core/menu/visible-products.ts';

/** The two sides of a half-and-half. */
export type HalfSide = 'first' | 'second';

/** The pizzas a half may be made of at the size and on the crust of the other [MNU-57, MNU-58]. */
export const halvesOnOffer = (
  { products }: Pick<Catalogue, 'products'>,
  size: string,
  crust: string,
): readonly Product[] =>
  [...products.values()].filter((product) => isListed(product) && offersHalf(product, size, crust));

/** Crusts of a half-and-half at a size: those both of its halves are sold on [MNU-58]. */
export function crustsOfHalves(
  halves: NonNullable<Choice['halves']>,
  tile: Product,
  size: string,
  { products, options }: Catalogue,
): PizzaOption[] {
  const both = [products.get(halves.first), products.get(halves.second)];
  return crustsAt(tile, size, options).filter(({ id }) =>
    both.every((half) => half !== undefined && offersHalf(half, size, id)),
  );
}

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

/** Another pizza on one side; the other side, the size and the crust stay [MNU-58]. */
export const chooseHalf = (choice: Choice, side: HalfSide, id: string): Choice =>
  choice.halves ? { ...choice, halves: { ...choice.halves, [side]: id } } : choice;

/** Another size or crust, for both halves at once; one that a half is not sold in is left [MNU-58]. */
export function chooseHalvesBase(
  choice: Choice,
  part: 'size' | 'crust',
  id: string,
  tile: Product,
  catalogue: Catalogue,
): Choice {
  if (!choice.halves) return choice;
  const size = part === 'size' ? id : (choice.size ?? '');
  const wanted = part === 'crust' ? id : choice.crust;
  const crusts = crustsOfHalves(choice.halves, tile, size, catalogue).map((crust) => crust.id);
  const crust = crusts.find((known) => known === wanted) ?? crusts[0];
  return crust === undefined ? choice : { ...choice, size, crust };
}
