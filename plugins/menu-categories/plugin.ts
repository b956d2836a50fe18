import { definePlugin } from '../../core/define-plugin.ts';
import { exclusionFilter } from './exclusion-filter.ts';

/** The category sets of a market by the entries of `menu.excludedCategories` in its manifest [ENG-26]. */
export default definePlugin({
  id: 'menu-categories',
  title: 'Menu categories by sector, flag, bag fee and hut',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'menu-category-filter', make: () => exclusionFilter }],
});
