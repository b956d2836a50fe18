import type { Manifest, Product } from '../../schemas/types.ts';
import type { Catalogue } from './catalogue.ts';
import type { Choice } from './choice.ts';
import { recipeOf } from './default-choice.ts';
import { pizzaOption } from './prices.ts';
import type { OptionList } from './prices.ts';
import { productTags } from './product-tags.ts';
import { isVegetarian } from './visible-products.ts';

/**
 * Tags of what was chosen: those of the product, save vegetarian and vegan where something put on it, or one
 * of its halves, is not so [MNU-72].
 */
export function choiceTags(
  choice: Choice,
  product: Product,
  catalogue: Catalogue,
  settings: Pick<Manifest['menu'], 'spiceLevels'>,
): string[] {
  const parts = partsOf(choice, product, catalogue);
  const isStill: Readonly<Record<string, boolean>> = {
    vegetarian: parts.every(isVegetarian),
    vegan: parts.every(({ vegan }) => vegan === true),
  };
  return productTags(product, settings).filter((tag) => isStill[tag] ?? true);
}

type Part = Pick<Product, 'veg' | 'vegan'>;

/** What a choice brings onto a product: the halves, or crust, changed sauce and cheese, and toppings. */
function partsOf(
  choice: Choice,
  product: Product,
  { products, options }: Catalogue,
): readonly Part[] {
  const recipe = recipeOf(choice, product);
  const usual = product.defaultOptions;
  const of = (list: OptionList, id: string | undefined, usualId?: string): readonly Part[] => {
    const option = id === undefined || id === usualId ? undefined : pizzaOption(options, list, id);
    return option ? [option] : [];
  };
  if (choice.halves) {
    const halves = [choice.halves.first, choice.halves.second].flatMap(
      (id) => products.get(id) ?? [],
    );
    return [...halves, ...of('crusts', recipe?.crust, usual?.crust)];
  }
  if (!recipe) return [];
  const brought = usual?.toppings[0] ?? [];
  return [
    ...of('crusts', recipe.crust, usual?.crust),
    ...of('sauces', recipe.sauce, usual?.sauces[0]),
    ...of('cheeses', recipe.cheese, usual?.cheeses[0]),
    ...recipe.toppings.filter((id) => !brought.includes(id)).flatMap((id) => of('toppings', id)),
  ];
}
