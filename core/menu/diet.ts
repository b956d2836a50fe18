import type { PizzaOption } from '../../schemas/types/catalogue/menu-options.ts';
import type { AnimalPart, Product } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from './catalogue.ts';
import type { Choice } from './choice.ts';
import { recipeOf } from './default-choice.ts';
import { halvesOf } from './halves.ts';
import { isHalfAndHalf } from './listed-products.ts';
import { type OptionList, pizzaOption } from './prices.ts';

/** Whether something is vegetarian and vegan; undefined where nobody said what is in it. */
export interface Diet {
  readonly veg: boolean | undefined;
  readonly vegan: boolean | undefined;
}

/** What no vegetarian eats; cheese made with animal rennet is no vegetarian cheese. */
const notVegetarian: readonly AnimalPart[] = ['meat', 'fish', 'rennet', 'gelatine'];

const unknown: Diet = { veg: undefined, vegan: undefined };

/** The diet of one part by what in it comes from animals. */
export const dietOf = ({ animal }: Pick<PizzaOption, 'animal'>): Diet =>
  animal
    ? { veg: !animal.some((part) => notVegetarian.includes(part)), vegan: animal.length === 0 }
    : unknown;

/** One part that is not decides; otherwise all have to be known. */
const every = (marks: readonly (boolean | undefined)[]): boolean | undefined => {
  if (marks.includes(false)) return false;
  return marks.length === 0 || marks.includes(undefined) ? undefined : true;
};

/** The diet of what is made of several parts: that of the strictest [SHP-07]. */
const joined = (diets: readonly Diet[]): Diet => ({
  veg: every(diets.map(({ veg }) => veg)),
  vegan: every(diets.map(({ vegan }) => vegan)),
});

type Parts = Pick<Catalogue, 'products' | 'options'>;

/** The diet of a product as it is sold; a half-and-half is what every pizza that can be its half is. */
const dietOfProduct = (product: Product, catalogue: Parts): Diet => {
  if (!isHalfAndHalf(product)) {
    return dietOfChoice({ type: product.type, productId: product.id }, product, catalogue);
  }
  const halves = [...catalogue.products.values()].filter(({ halvable }) => halvable === true);
  return joined(halves.map((half) => dietOfProduct(half, catalogue)));
};

/**
 * The diet of what was chosen: crust, sauce, cheese and toppings as they are on it now, both halves of a
 * half-and-half with the toppings of each, and the extras and dips taken with it [SHP-07, SHP-21].
 */
export const dietOfChoice = (choice: Choice, product: Product, catalogue: Parts): Diet => {
  const { products, options } = catalogue;
  const { halves, modifiers = [], dips = [] } = choice;
  const of = (list: OptionList, ids: readonly (string | undefined)[]): readonly Diet[] =>
    ids.flatMap((id) => (id === undefined ? [] : dietOf(pizzaOption(options, list, id) ?? {})));
  const whole = (part: Choice): Diet => {
    const found = products.get(part.productId);
    return found ? dietOfChoice(part, found, catalogue) : unknown;
  };
  const recipe = recipeOf(choice, product);
  const base = recipe && halves ? of('crusts', [recipe.crust]) : [];
  const made =
    recipe && !halves
      ? [
          ...of('crusts', [recipe.crust]),
          ...of('sauces', [recipe.sauce]),
          ...of('cheeses', [recipe.cheese]),
          ...of('toppings', recipe.toppings),
        ]
      : [];
  const own = recipe && product.animal === undefined ? [] : [dietOf(product)];
  const extras = modifiers.map((id) => product.modifiers?.find((extra) => extra.id === id) ?? {});
  return joined([
    ...own,
    ...base,
    ...made,
    ...halvesOf(choice).map(whole),
    ...extras.map(dietOf),
    ...dips.map((id) => whole({ type: 'dip', productId: id })),
  ]);
};

/** Products with the marks that their recipes give them; one whose parts nobody knows has none. */
export const withDietMarks = (
  list: readonly Product[],
  options: Catalogue['options'],
): readonly Product[] => {
  const products = new Map(list.map((product) => [product.id, product]));
  return list.map((product) => {
    const { veg, vegan } = dietOfProduct(product, { products, options });
    return {
      ...product,
      ...(veg !== undefined && { veg }),
      ...(vegan !== undefined && { vegan }),
    };
  });
};
