import type { Manifest } from '../../schemas/types/manifest.ts';
import type { Extensions } from '../../core/engine/bind-plugins.ts';
import { foldContributions, type ReportFailure } from '../../core/engine/run-contributions.ts';
import type { CategoryFacts, MenuCategory } from '../../core/menu/menu-category-filter.ts';

/** The categories of a hut's menu in the order of the market's tabs; the filters narrow them [MNU-05, MNU-19]. */
export const menuOfHut = (
  extensions: Extensions,
  facts: CategoryFacts,
  report: ReportFailure,
): readonly MenuCategory[] =>
  foldContributions<'menu-category-filter', readonly MenuCategory[]>(
    extensions,
    'menu-category-filter',
    facts.manifest.menu.routes,
    (categories, filter) => filter.filter(categories, facts),
    report,
  );

/** Where a menu route leads: to its category, or to the market's initial one when the hut lacks it [MNU-06]. */
export const menuRoute = (
  category: string,
  categories: readonly MenuCategory[],
  { menu }: Pick<Manifest, 'menu'>,
): MenuCategory => categories.find((known) => known === category) ?? menu.initialRoute;
