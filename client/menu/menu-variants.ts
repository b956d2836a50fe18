import type { Variants } from '../experiments/experiments.ts';
import type { ProductRanking, ToppingOrder } from '../../core/menu/sort-menu.ts';

const rankings: Readonly<Record<string, ProductRanking>> = {
  quantity: 'quantity',
  revenue: 'revenue',
  perfmatrix: 'perfmatrix',
  treatment: 'popularity',
};

/** What products are sorted by; undefined keeps the menu's own order [MNU-78, MNU-79]. */
export const productRanking = (variants: Variants): ProductRanking | undefined =>
  rankings[variants.variantOfFamily('product-sorting') ?? ''];

const toppingOrders: Readonly<Record<string, ToppingOrder>> = {
  alphabetical: 'alphabetical',
  ctr: 'click-through',
};

/** How toppings are sorted [MNU-55]. */
export const toppingOrder = (variants: Variants): ToppingOrder =>
  toppingOrders[variants.variantOf('topping-sort-order') ?? ''] ?? 'catalogue';

/** Whether the vegetarian filter is tried out [MNU-70]. */
export const triesVegetarianFilter = (variants: Variants): boolean =>
  variants.variantOf('vegetarian-toggle') === 'treatment';

/** Whether it is tried out to hide calories [MNU-74]. */
export const triesHidingCalories = (variants: Variants): boolean =>
  variants.variantOfFamily('hide-calorie-info') === 'treatment';

/** Whether it is tried out to leave the way to the allergens away. */
export const triesHidingAllergens = (variants: Variants): boolean =>
  variants.variantOfFamily('hide-allergens-bar') === 'treatment';
