import { isFeatureOn } from '../../core/experiments/is-feature-on.ts';
import type {
  CategoryFacts,
  MenuCategory,
  MenuCategoryFilter,
} from '../../core/menu/menu-category-filter.ts';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { ExcludedCategory } from '../../schemas/types/manifest/menu.ts';

/** Whether an entry of the manifest's `menu.excludedCategories` leaves a category out here and now. */
type Exclusion = (category: MenuCategory, entry: ExcludedCategory, facts: CategoryFacts) => boolean;

const isOn = ({ flag }: ExcludedCategory, { manifest, flagLevel }: CategoryFacts): boolean =>
  flag !== undefined && isFeatureOn(manifest.flags, flag, flagLevel);

/**
 * Whether bags are charged for at a hut: its region is a state with a bag fee, or the hut is on the
 * market's list whatever its region [SUR-35, SUR-36].
 */
export function hasBagFee(hut: Hut, { menu }: Pick<Manifest, 'menu'>): boolean {
  const { states, address } = hut;
  const isState = states?.hasBagFee === true && states.code === address.region;
  return isState || menu.bagFeeStores.includes(hut.id);
}

/** The reasons, by the entry's `when` [CST-109]. */
const exclusions: Readonly<Record<ExcludedCategory['when'], Exclusion>> = {
  always: (category, entry) => category === entry.category,
  'flag-on': (category, entry, facts) => category === entry.category && isOn(entry, facts),
  'flag-off': (category, entry, facts) => category === entry.category && !isOn(entry, facts),
  // A category of bags shows only where bags are charged for [MNU-15, SUR-37].
  'no-bag-fee': (category, entry, { hut, manifest }) =>
    category === entry.category && !hasBagFee(hut, manifest),
  // A hut leaves out the tabs it lists; none listed means none left out [MNU-18].
  'listed-by-hut': (category, _entry, { hut }) => hut.excludedTabs?.includes(category) ?? false,
};

/**
 * A category filter that follows the manifest's exclusions for the hut's sector [MNU-12, MNU-13, MNU-14, MNU-15,
 * MNU-16, MNU-17, MNU-18, MNU-19].
 */
export const exclusionFilter: MenuCategoryFilter = {
  filter(categories, facts) {
    const entries = facts.manifest.menu.excludedCategories.filter(({ sectors }) =>
      sectors.includes(facts.hut.sector),
    );
    return categories.filter(
      (category) => !entries.some((entry) => exclusions[entry.when](category, entry, facts)),
    );
  },
};
