import { definePlugin } from '../../core/define-plugin.ts';
import { exclusionFilter } from '../../core/menu/exclusion-filter.ts';

export default definePlugin({
  id: 'menu-fr',
  title: 'Categories of the French menu, by sector and flag',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'menu-category-filter', make: () => exclusionFilter() }],
});
