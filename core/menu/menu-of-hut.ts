import type { Manifest } from '../../schemas/types.ts';
import type { CategoryFacts, MenuCategory, MenuCategoryFilter } from './menu-category-filter.ts';

/** The categories of a hut's menu in the order of the market's tabs; the filters narrow them [MNU-05, MNU-19]. */
export function menuOfHut(
  facts: CategoryFacts,
  filters: readonly MenuCategoryFilter[],
): readonly MenuCategory[] {
  let categories: readonly MenuCategory[] = facts.manifest.menu.routes;
  for (const filter of filters) categories = filter.filter(categories, facts);
  return categories;
}

/** Where a menu route leads: to its category, or to the market's initial one when the hut lacks it [MNU-06]. */
export const menuRoute = (
  category: string,
  categories: readonly MenuCategory[],
  { menu }: Pick<Manifest, 'menu'>,
): MenuCategory => categories.find((known) => known === category) ?? menu.initialRoute;
