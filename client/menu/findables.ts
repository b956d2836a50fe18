import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { PizzaOption } from '../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import { categoryOf } from '../../core/menu/category-of.ts';
import { recipeOf } from '../../core/menu/default-choice.ts';
import type { Findable } from '../../core/menu/food-index.ts';
import { isHalfAndHalf } from '../../core/menu/listed-products.ts';
import { pizzaOption } from '../../core/menu/prices.ts';
import { isListed } from '../../core/menu/visible-products.ts';
import { productTags } from './product-tags.ts';

/** One thing that can be found, and what it is looked for by. */
export type FoodEntry =
  | { readonly kind: 'product'; readonly product: Product; readonly text: Findable }
  | { readonly kind: 'deal'; readonly deal: Deal; readonly text: Findable }
  | { readonly kind: 'topping'; readonly topping: PizzaOption; readonly text: Findable };

interface FindableFacts {
  readonly catalogue: Catalogue;
  /** Deals on offer. */
  readonly deals: readonly Deal[];
  /** Categories of the menu. */
  readonly categories: readonly string[];
  readonly menu: Manifest['menu'];
  /** A text by its key; empty where there is none. */
  readonly word: (key: string) => string;
}

/** The parts that a product is made of as it comes. */
export function partsOf(
  product: Product,
  { options }: Pick<Catalogue, 'options'>,
): readonly PizzaOption[] {
  const recipe = recipeOf({ type: product.type, productId: product.id }, product);
  if (!recipe || isHalfAndHalf(product)) return [];
  const { sauce, cheese, toppings } = recipe;
  return [
    ...toppings.map((id) => pizzaOption(options, 'toppings', id)),
    sauce === undefined ? undefined : pizzaOption(options, 'sauces', sauce),
    cheese === undefined ? undefined : pizzaOption(options, 'cheeses', cheese),
  ].flatMap((part) => part ?? []);
}

/** Everything of a menu that a customer can look for: products, deals, toppings [SHP-20]. */
export function foodEntries(facts: FindableFacts): readonly FoodEntry[] {
  const { catalogue, deals, categories, menu, word } = facts;
  const listed = [...catalogue.products.values()].filter(
    (product) => isListed(product) && categories.includes(categoryOf(product, menu)),
  );
  const ofProduct = (product: Product): FoodEntry => {
    const tags = productTags(product, menu).map((tag) => word(`menu.tags.${tag}`));
    const { id, title, desc } = product;
    const group = [word(`menu.categories.${categoryOf(product, menu)}`), ...tags].join(', ');
    const inside = partsOf(product, catalogue).map((part) => part.title);
    return {
      kind: 'product',
      product,
      text: { key: `product ${id}`, title, desc, group, inside: inside.join(', ') },
    };
  };
  const ofDeal = (deal: Deal): FoodEntry => {
    const { id, title, desc, category } = deal;
    const named = category === undefined ? '' : word(`deals.category.${category}`);
    const group = [word('menu.categories.deals'), named].join(', ');
    return { kind: 'deal', deal, text: { key: `deal ${id}`, title, desc, group } };
  };
  const ofTopping = (topping: PizzaOption): FoodEntry => {
    const { id, title, desc } = topping;
    const group = word('search.toppings');
    return { kind: 'topping', topping, text: { key: `topping ${id}`, title, desc, group } };
  };
  return [
    ...listed.map(ofProduct),
    ...deals.filter(({ hidden }) => hidden !== true).map(ofDeal),
    ...(categories.includes('pizzas') ? catalogue.options.toppings.map(ofTopping) : []),
  ];
}

/** The pizzas that come with a topping, and those that it can be put on [SHP-20]. */
export function pizzasWith(
  topping: PizzaOption,
  catalogue: Catalogue,
): { readonly having: readonly Product[]; readonly taking: readonly Product[] } {
  const pizzas = [...catalogue.products.values()].filter(
    (product) => product.type === 'pizza' && isListed(product) && !isHalfAndHalf(product),
  );
  const has = (product: Product) => partsOf(product, catalogue).some((part) => part === topping);
  const takes = ({ sizes = [] }: Product) =>
    sizes.some(({ id }) => topping.prices[id] !== undefined);
  return {
    having: pizzas.filter(has),
    taking: pizzas.filter((product) => !has(product) && takes(product)),
  };
}
