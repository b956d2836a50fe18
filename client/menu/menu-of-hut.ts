import type { Manifest } from '../../schemas/types/manifest.ts';
import type { Extensions } from '../../core/engine/extensions.ts';
import type { CategoryFacts, MenuCategory } from '../../core/menu/menu-category-filter.ts';

/** The categories of a hut's menu in the order of the market's tabs; the filters narrow them [MNU-05, MNU-19]. */
export const menuOfHut = (extensions: Extensions, facts: CategoryFacts): readonly MenuCategory[] =>
  extensions
    .all('menu-category-filter')
    .reduce<readonly MenuCategory[]>(
      (categories, filter) => filter.filter(categories, facts),
      facts.manifest.menu.routes,
    );

/** Where a menu route leads: to its category, or to the market's initial one when the hut lacks it [MNU-06]. */
export const menuRoute = (
  category: string,
  categories: readonly MenuCategory[],
  { menu }: Pick<Manifest, 'menu'>,
): MenuCategory => categories.find((known) => known === category) ?? menu.initialRoute;
