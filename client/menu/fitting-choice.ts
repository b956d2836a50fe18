import type { PizzaOption } from '../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { Choice } from '../../core/menu/choice.ts';
import { choiceFits, partFits } from '../../core/menu/fits-wishes.ts';
import { type FoodWishes, wishCount } from '../../core/menu/food-wishes.ts';
import { isHalfAndHalf, isTile } from '../../core/menu/listed-products.ts';
import { crustsAt, soldAt } from '../../core/menu/prices.ts';
import { highestFirst } from '../../core/menu/sort-menu.ts';
import { halvesOnOffer } from './default-halves.ts';
import { chooseBase, startingChoice } from './starting-choice.ts';

type Parts = Pick<Catalogue, 'products' | 'options'>;

/** The usual one first, so that as little as possible differs from how the dish comes. */
const withFirst = (ids: readonly string[], usual: string | undefined): readonly string[] =>
  ids.toSorted((a, b) => Number(b === usual) - Number(a === usual));

/**
 * What a chooser opens with for who keeps to wishes: the product as it comes where that fits; else on another crust,
 * in a size that has one, and what a customer builds alone also with another sauce and cheese. Undefined where nothing
 * of it is known to fit [SHP-20].
 */
export function fittingChoice(
  product: Product,
  catalogue: Parts,
  wishes: FoodWishes,
  size?: string,
): Choice | undefined {
  const start = startingChoice(product, catalogue, size);
  if (wishCount(wishes) === 0 || choiceFits(start, product, catalogue, wishes)) return start;
  const { sizes, defaultOptions: usual } = product;
  if (!sizes || !usual) return undefined;
  const offered = sizes.map(({ id }) => id).filter((id) => size === undefined || id === size);
  for (const id of withFirst(offered, usual.size)) {
    const crusts = crustsAt(product, id, catalogue.options).filter((crust) =>
      partFits(crust, wishes),
    );
    for (const crust of withFirst(
      crusts.map((one) => one.id),
      usual.crust,
    )) {
      const made = isHalfAndHalf(product)
        ? halvesOn(product, id, crust, catalogue, wishes)
        : pizzaOn(start, product, id, crust, catalogue, wishes);
      if (made && choiceFits(made, product, catalogue, wishes)) return made;
    }
  }
  return undefined;
}

/** The pizzas that fit as a half of a half-and-half, at its size and on its crust [SHP-20]. */
export const halvesFitting = (
  base: Choice,
  tile: Product,
  catalogue: Parts,
  wishes: FoodWishes,
): readonly Product[] =>
  halvesOnOffer(catalogue, base.size ?? '', base.crust ?? '').filter(
    ({ id }) =>
      wishCount(wishes) === 0 ||
      choiceFits({ ...base, halves: { first: id, second: id } }, tile, catalogue, wishes),
  );

function halvesOn(
  tile: Product,
  size: string,
  crust: string,
  catalogue: Parts,
  wishes: FoodWishes,
): Choice | undefined {
  const base: Choice = { type: tile.type, productId: tile.id, size, crust };
  const halves = halvesFitting(base, tile, catalogue, wishes);
  const [first, second = first] = highestFirst(halves, ({ popularity }) => popularity);
  return first && second && { ...base, halves: { first: first.id, second: second.id } };
}

function pizzaOn(
  start: Choice,
  product: Product,
  size: string,
  crust: string,
  { options }: Parts,
  wishes: FoodWishes,
): Choice {
  const sized = chooseBase(start, 'size', size, product, options);
  const based = chooseBase(sized, 'crust', crust, product, options);
  if (!isTile(product)) return based;
  const part = (list: readonly PizzaOption[], now: string | undefined) => {
    const fitting = soldAt(list, size).filter((option) => partFits(option, wishes));
    return withFirst(
      fitting.map(({ id }) => id),
      now,
    )[0];
  };
  const sauce = part(options.sauces, based.sauce);
  const cheese = part(options.cheeses, based.cheese);
  return { ...based, ...(sauce && { sauce }), ...(cheese && { cheese }) };
}
