import { definePlugin } from '../../core/define-plugin.ts';
import { exclusionFilter } from '../../core/menu/exclusion-filter.ts';
import { listedByHut } from './listed-by-hut.ts';

export default definePlugin({
  id: 'menu-in',
  title: 'Categories of the Indian menu, without the tabs a hut leaves out',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [
    {
      point: 'menu-category-filter',
      make: () => exclusionFilter({ 'listed-by-hut': listedByHut }),
    },
  ],
});
