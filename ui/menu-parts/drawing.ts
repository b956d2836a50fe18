import type { LookTint } from '../../schemas/types/catalogue/look.ts';
import type { MenuOptions } from '../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Choice } from '../../core/menu/choice.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import { recipeOf } from '../../core/menu/default-choice.ts';
import { halvesOf } from '../../core/menu/halves.ts';
import { startingChoice } from '../../client/menu/starting-choice.ts';
import { pizzaOption } from '../../core/menu/prices.ts';
import type { CrustLook } from '../food-art/crusts.ts';
import { crustLooks } from '../food-art/crusts.ts';
import type { CheeseLook, SauceLook } from '../food-art/pizza-filling.ts';
import { cheeseLooks, sauceLooks } from '../food-art/pizza-filling.ts';
import type { DrawnTopping, HalfRecipe, PizzaRecipe } from '../food-art/pizza-recipe.ts';
import type { ProductLook } from '../food-art/products.ts';
import { toppings } from '../food-art/toppings.ts';
import type { ToppingLook } from '../food-art/toppings.ts';

/** What the picture of a product or of a choice is drawn from. */
export type Drawing =
  | { readonly kind: 'pizza'; readonly recipe: PizzaRecipe; readonly other?: HalfRecipe }
  | { readonly kind: 'product'; readonly look: ProductLook; readonly tint?: LookTint };

/** What drawings are made from. */
export type DrawnFrom = Pick<Catalogue, 'products' | 'options'>;

/** A name that the drawings know, or the plainest one. */
const known = <Look extends string>(looks: readonly string[], look: string, plain: Look): Look =>
  looks.includes(look) ? (look as Look) : plain;

const isToppingLook = (look: string | undefined): look is ToppingLook =>
  look !== undefined && Object.hasOwn(toppings, look);

/** What is drawn for products that name no look of their own. */
const plainLooks: Readonly<Record<Product['type'], ProductLook>> = {
  pizza: 'bundle-box',
  side: 'fries',
  drink: 'bottle',
  dessert: 'brownie',
  dip: 'dip-pot',
};

/** Drawing of a chosen product; of a half-and-half with what lies on each half [MNU-56, SHP-21]. */
export function drawingOf(choice: Choice, { products, options }: DrawnFrom): Drawing {
  const product = products.get(choice.productId);
  const [left, right] = halvesOf(choice).flatMap((half) => {
    const pizza = products.get(half.productId);
    return pizza ? [halfOf(half, pizza, options)] : [];
  });
  if (product && left && right) {
    const crust = choice.crust ?? product.defaultOptions?.crust ?? '';
    return { kind: 'pizza', recipe: { ...left, crust: crustOf(crust, options) }, other: right };
  }
  const recipe = product && recipeOf(choice, product);
  if (!product || !recipe) return productDrawing(product, choice.type);
  return {
    kind: 'pizza',
    recipe: { ...halfOf(choice, product, options), crust: crustOf(recipe.crust, options) },
  };
}

/** Products are frozen data, so the drawing of each is made once for the lists it is drawn from. */
const drawings = new WeakMap<
  Product,
  { readonly catalogue: DrawnFrom; readonly drawing: Drawing }
>();

/** Drawing of a product as it comes; of a half-and-half with its two most popular halves. */
export function drawingOfProduct(product: Product, catalogue: DrawnFrom): Drawing {
  const drawn = drawings.get(product);
  if (drawn?.catalogue === catalogue) return drawn.drawing;
  const drawing = drawingOf(startingChoice(product, catalogue), catalogue);
  drawings.set(product, { catalogue, drawing });
  return drawing;
}

/**
 * Photograph of a chosen product. It shows a pizza as it comes: once anything on it is changed, it is drawn as it will
 * be [OPR-26].
 */
export function photoOf(
  choice: Choice,
  drawing: Drawing,
  catalogue: DrawnFrom,
): string | undefined {
  const product = catalogue.products.get(choice.productId);
  if (product?.img === undefined || product.type !== 'pizza') return product?.img;
  const usual = JSON.stringify(drawingOfProduct(product, catalogue));
  return JSON.stringify(drawing) === usual ? product.img : undefined;
}

/** Drawing of a product without a recipe. */
const productDrawing = (product: Product | undefined, type: Product['type']): Drawing => ({
  kind: 'product',
  // Looks of the catalogue are checked against the drawings before a market is served.
  look: (product?.look as ProductLook | undefined) ?? plainLooks[type],
  ...(product?.tint === undefined ? {} : { tint: product.tint as LookTint }),
});

const crustOf = (id: string, options: MenuOptions): CrustLook =>
  known(crustLooks, pizzaOption(options, 'crusts', id)?.look ?? '', 'classic');

function halfOf(choice: Choice, product: Product, options: MenuOptions): HalfRecipe {
  const recipe = recipeOf(choice, product);
  const sauce = recipe?.sauce && pizzaOption(options, 'sauces', recipe.sauce);
  const cheese = recipe?.cheese && pizzaOption(options, 'cheeses', recipe.cheese);
  return {
    sauce: known<SauceLook>(sauceLooks, sauce ? sauce.look : '', 'none'),
    cheese: known<CheeseLook>(cheeseLooks, cheese ? cheese.look : '', 'none'),
    toppings: drawnToppings(recipe?.toppings ?? [], options),
  };
}

/** Toppings by their looks, as two of one look lie on a pizza as one double one. */
function drawnToppings(ids: readonly string[], options: MenuOptions): DrawnTopping[] {
  const counts = new Map<ToppingLook, number>();
  for (const id of ids) {
    const look = pizzaOption(options, 'toppings', id)?.look;
    if (isToppingLook(look)) counts.set(look, (counts.get(look) ?? 0) + 1);
  }
  return [...counts].map(([look, count]) => ({ look, count }));
}

/** Drawings of the toppings a pizza is recognised by, for small marks beside its name. */
export const toppingLooks = (product: Product, options: MenuOptions): ToppingLook[] =>
  drawnToppings(product.defaultOptions?.toppings[0] ?? [], options).map(({ look }) => look);

/** Look of one topping; undefined where there is no drawing of it. */
export const toppingLookOf = (look: string): ToppingLook | undefined =>
  isToppingLook(look) ? look : undefined;
