import type { ExcludedCategory } from '../../schemas/types/manifest/menu.ts';
import { isFeatureOn } from '../experiments/is-feature-on.ts';
import type { CategoryFacts, MenuCategory, MenuCategoryFilter } from './menu-category-filter.ts';

/** Whether an entry of the manifest's `menu.excludedCategories` leaves a category out here and now. */
export type Exclusion = (
  category: MenuCategory,
  entry: ExcludedCategory,
  facts: CategoryFacts,
) => boolean;

/** The reasons every market knows, by the entry's `when` [CST-109]. */
const commonExclusions: Readonly<Record<string, Exclusion>> = {
  always: (category, entry) => category === entry.category,
  'flag-on': (category, entry, facts) => category === entry.category && isOn(entry, facts),
  'flag-off': (category, entry, facts) => category === entry.category && !isOn(entry, facts),
};

/**
 * A category filter that follows the manifest's exclusions for the hut's sector [MNU-12, MNU-13, MNU-14, MNU-15,
 * MNU-16, MNU-17, MNU-18, MNU-19].
 * @param exclusions reasons a market adds, by the entry's `when`; an entry with another reason is passed over
 */
export function exclusionFilter(
  exclusions: Readonly<Record<string, Exclusion>> = {},
): MenuCategoryFilter {
  const known = { ...commonExclusions, ...exclusions };
  return {
    filter(categories, facts) {
      const entries = facts.manifest.menu.excludedCategories.filter(({ sectors }) =>
        sectors.includes(facts.hut.sector),
      );
      return categories.filter(
        (category) => !entries.some((entry) => known[entry.when]?.(category, entry, facts)),
      );
    },
  };
}

const isOn = ({ flag }: ExcludedCategory, { manifest, flagLevel }: CategoryFacts): boolean =>
  flag !== undefined && isFeatureOn(manifest.flags, flag, flagLevel);
