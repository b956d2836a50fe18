import type { Allergen } from '../../schemas/types/catalogue/product.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { DietWish } from '../../schemas/types/manifest/menu.ts';

/** What a customer keeps the food to: every diet, and none of the allergens [SHP-20]. */
export interface FoodWishes {
  readonly diets: readonly DietWish[];
  readonly without: readonly Allergen[];
}

export const noWishes: FoodWishes = { diets: [], without: [] };

/** How many wishes there are. */
export const wishCount = ({ diets, without }: FoodWishes): number => diets.length + without.length;

const listIn = (value: unknown, key: keyof FoodWishes): readonly unknown[] => {
  const list: unknown = typeof value === 'object' && value && Reflect.get(value, key);
  return Array.isArray(list) ? list : [];
};

/** The wishes that a stored text holds, as far as the market offers them; none where it is of no use [SHP-20]. */
export function wishesIn(
  text: string | undefined,
  { diets, allergens }: Manifest['menu']['foodFilters'],
): FoodWishes {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return {
      diets: diets.filter((diet) => listIn(stored, 'diets').includes(diet)),
      without: allergens.filter((allergen) => listIn(stored, 'without').includes(allergen)),
    };
  } catch {
    return noWishes;
  }
}
