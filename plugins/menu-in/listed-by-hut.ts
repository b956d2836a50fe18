import type { Exclusion } from '../../core/menu/exclusion-filter.ts';

/** A hut leaves out the tabs it lists; none listed means none left out [MNU-18]. */
export const listedByHut: Exclusion = (category, _entry, { hut }) =>
  hut.excludedTabs?.includes(category) ?? false;
