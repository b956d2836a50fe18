import type { Allergen, AnimalPart, Product } from '../../schemas/types/catalogue/product.ts';
import { allergensOf } from './allergens-of.ts';
import type { Catalogue } from './catalogue.ts';
import type { Choice } from './choice.ts';
import { recipeOf } from './default-choice.ts';
import { type Diet, dietOf, dietOfChoice } from './diet.ts';
import type { FoodWishes } from './food-wishes.ts';

/** What a crust, a topping or an extra says of itself. */
interface Part {
  readonly animal?: AnimalPart[];
  readonly allergens?: readonly Allergen[];
}

/** Vegan counts as vegetarian [MNU-71]. */
const dietFits = ({ veg, vegan }: Diet, { diets }: FoodWishes): boolean =>
  diets.every((diet) => vegan === true || (diet === 'vegetarian' && veg === true));

const isFree = (allergens: readonly Allergen[] | undefined, { without }: FoodWishes): boolean =>
  without.length === 0 ||
  (allergens !== undefined && !allergens.some((allergen) => without.includes(allergen)));

/** Whether a crust, sauce, cheese, topping or extra is known to be what is wished for [SHP-20]. */
export const partFits = ({ animal, allergens }: Part, wishes: FoodWishes): boolean =>
  dietFits(dietOf(animal ? { animal } : {}), wishes) && isFree(allergens, wishes);

/** Whether nothing about a product was changed but its size. */
const isAsItComes = (choice: Choice, product: Product): boolean => {
  const { modifiers = [], dips = [], halves } = choice;
  const { size: _size, ...usual } =
    recipeOf({ type: product.type, productId: product.id }, product) ?? {};
  const { size: _chosen, ...chosen } = recipeOf(choice, product) ?? {};
  const isPlain = !halves && modifiers.length + dips.length === 0;
  return isPlain && JSON.stringify(usual) === JSON.stringify(chosen);
};

/**
 * Whether what was chosen is known to be what is wished for, with both halves and every extra. What nobody knows is
 * none of it: neither free of an allergen nor of a diet [SHP-20].
 */
export function choiceFits(
  choice: Choice,
  product: Product,
  catalogue: Pick<Catalogue, 'products' | 'options'>,
  wishes: FoodWishes,
): boolean {
  const { veg, vegan } = dietOfChoice(choice, product, catalogue);
  // A catalogue may mark a dish whose recipe it keeps to itself.
  const marks = isAsItComes(choice, product) ? product : undefined;
  const diet = { veg: veg ?? marks?.veg, vegan: vegan ?? marks?.vegan };
  return dietFits(diet, wishes) && isFree(allergensOf(choice, catalogue), wishes);
}
