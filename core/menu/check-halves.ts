import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from './catalogue.ts';
import { checkBase } from './check-pizza.ts';
import type { Choice } from './choice.ts';
import type { ChoiceProblem } from './choice-problem.ts';

/** Which pizzas a chooser may offer as a half: halvable ones, sold in the size and on the crust chosen [MNU-57, MNU-58]. */
export const offersHalf = (product: Product, size: string, crust: string): boolean =>
  product.type === 'pizza' &&
  product.halvable === true &&
  checkBase(product, size, crust).length === 0;

/**
 * Why a half-and-half cannot be sold. It has one size and one crust, so halves that differ in them show
 * as a half not sold there [MNU-57, MNU-58, MNU-59]; halves keep their own recipe [MNU-61].
 * @param tile product under which it is sold
 */
export function checkHalves(
  choice: Choice,
  halves: NonNullable<Choice['halves']>,
  tile: Product,
  { products }: Catalogue,
): ChoiceProblem[] {
  const usual = tile.defaultOptions ?? products.get(halves.first)?.defaultOptions;
  const size = choice.size ?? usual?.size ?? '';
  const crust = choice.crust ?? usual?.crust ?? '';
  const isChanged = [choice.sauce, choice.cheese, choice.toppings].some(
    (part) => part !== undefined,
  );
  return [
    ...(isChanged ? [{ code: 'half-changed', entity: tile.id } as const] : []),
    ...[halves.first, halves.second].flatMap((id) => checkHalf(id, products.get(id), size, crust)),
  ];
}

function checkHalf(
  id: string,
  half: Product | undefined,
  size: string,
  crust: string,
): ChoiceProblem[] {
  if (half?.type !== 'pizza') return [{ code: 'product-unavailable', entity: id }];
  if (!half.halvable) return [{ code: 'half-not-halvable', entity: id }];
  return checkBase(half, size, crust);
}
