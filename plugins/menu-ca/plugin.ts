import { definePlugin } from '../../core/define-plugin.ts';
import { exclusionFilter } from '../../core/menu/exclusion-filter.ts';
import { noBagFee } from './no-bag-fee.ts';

export default definePlugin({
  id: 'menu-ca',
  title: 'Categories of the Canadian menu, by flag and bag fee',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [
    { point: 'menu-category-filter', make: () => exclusionFilter({ 'no-bag-fee': noBagFee }) },
  ],
});
