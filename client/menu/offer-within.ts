import type { PizzaOption } from '../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { Choice } from '../../core/menu/choice.ts';
import { choiceFits, partFits } from '../../core/menu/fits-wishes.ts';
import { type FoodWishes, wishCount } from '../../core/menu/food-wishes.ts';
import { recipeOf } from '../../core/menu/default-choice.ts';
import { halvesOf } from '../../core/menu/halves.ts';
import { halvesFitting } from './fitting-choice.ts';

/** What there is to choose about a product. */
export interface Offer {
  readonly product: Product;
  readonly catalogue: Catalogue;
}

/** The parts and extras that are on the product now or as it comes, which stays to be seen and taken off. */
function keptOf(choice: Choice, { product, catalogue }: Offer): ReadonlySet<string | undefined> {
  const { modifiers = [] } = choice;
  const made = [choice, ...halvesOf(choice)];
  const recipes = made.flatMap((one) => {
    const pizza = one === choice ? product : catalogue.products.get(one.productId);
    const usual: Choice = { type: one.type, productId: one.productId };
    return pizza ? [one, usual].flatMap((on) => recipeOf(on, pizza) ?? []) : [];
  });
  return new Set([
    ...recipes.flatMap(({ crust, sauce, cheese, toppings }) => [crust, sauce, cheese, ...toppings]),
    ...modifiers,
  ]);
}

/** Of the crusts, sauces, cheeses, toppings, halves, extras and dips those that are known to fit the wishes [SHP-20]. */
export function offerWithin(
  choice: Choice,
  { product, catalogue }: Offer,
  wishes: FoodWishes,
): Offer {
  if (wishCount(wishes) === 0) return { product, catalogue };
  const kept = keptOf(choice, { product, catalogue });
  const isOffered = (part: PizzaOption | NonNullable<Product['modifiers']>[number]) =>
    kept.has(part.id) || partFits(part, wishes);
  const { options } = catalogue;
  const crusts = options.crusts.filter(isOffered);
  const fitting = new Set(crusts.filter((crust) => partFits(crust, wishes)).map(({ id }) => id));
  const { halves, dips = [] } = choice;
  const chosen = new Set([product.id, ...dips, ...(halves ? [halves.first, halves.second] : [])]);
  const fittingHalves = new Set(halves ? halvesFitting(choice, product, catalogue, wishes) : []);
  const isDip = (one: Product) =>
    one.type === 'dip' && choiceFits({ type: one.type, productId: one.id }, one, catalogue, wishes);
  const products = [...catalogue.products].filter(
    ([id, one]) => chosen.has(id) || fittingHalves.has(one) || isDip(one),
  );
  return {
    product: {
      ...product,
      ...(product.modifiers && { modifiers: product.modifiers.filter(isOffered) }),
      ...(product.sizes && {
        sizes: product.sizes.filter(
          (size) => size.id === choice.size || size.crusts.some((id) => fitting.has(id)),
        ),
      }),
    },
    catalogue: {
      ...catalogue,
      products: new Map(products),
      options: {
        ...options,
        crusts,
        sauces: options.sauces.filter(isOffered),
        cheeses: options.cheeses.filter(isOffered),
        toppings: options.toppings.filter(isOffered),
      },
    },
  };
}
