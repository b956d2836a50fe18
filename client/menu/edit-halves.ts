import type { PizzaOption } from '../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import { offersHalf } from '../../core/menu/check-choice.ts';
import type { Choice } from '../../core/menu/choice.ts';
import { defaultToppings, toppingChanges } from '../../core/menu/default-choice.ts';
import { type HalfSide, halfSides } from '../../core/menu/halves.ts';
import { crustsAt, optionPrice } from '../../core/menu/prices.ts';

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

/** Another pizza on one side, as it comes; the other side, the size and the crust stay [MNU-58]. */
export function chooseHalf(choice: Choice, side: HalfSide, id: string): Choice {
  if (choice.halves?.[side] === id) return choice;
  const { halves } = withToppings(choice, side, undefined);
  return halves ? { ...choice, halves: { ...halves, [side]: id } } : choice;
}

/** With these toppings on one side; without any of its own where there are none to name [SHP-21]. */
function withToppings(
  choice: Choice,
  side: HalfSide,
  toppings: readonly string[] | undefined,
): Choice {
  if (!choice.halves) return choice;
  const { toppings: now, ...halves } = choice.halves;
  const { [side]: _before, ...other } = now ?? {};
  const next = { ...other, ...(toppings && { [side]: toppings }) };
  const isPlain = Object.keys(next).length === 0;
  return { ...choice, halves: { ...halves, ...(!isPlain && { toppings: next }) } };
}

/** With these toppings on one side, which is as it comes where that is what they are [SHP-21]. */
export function putOnHalf(
  choice: Choice,
  side: HalfSide,
  toppings: readonly string[],
  half: Product,
): Choice {
  const { added, removed } = toppingChanges(toppings, defaultToppings(half));
  return withToppings(choice, side, added.length + removed.length > 0 ? toppings : undefined);
}

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
  if (crust === undefined) return choice;
  const based: Choice = { ...choice, size, crust };
  return halfSides.reduce((made, side) => soldOnHalf(made, side, size, catalogue), based);
}

/** Toppings of a half that were added and are not sold at a size come off. */
function soldOnHalf(
  choice: Choice,
  side: HalfSide,
  size: string,
  { products, options }: Catalogue,
): Choice {
  const toppings = choice.halves?.toppings?.[side];
  const half = products.get(choice.halves?.[side] ?? '');
  if (!toppings || !half) return choice;
  const usual = defaultToppings(half);
  const isSold = (id: string) =>
    usual.includes(id) || optionPrice(options, 'toppings', id, size) !== undefined;
  return putOnHalf(choice, side, toppings.filter(isSold), half);
}
