import { definePlugin } from '../../core/define-plugin.ts';
import { hutList } from './hut-list.ts';

export default definePlugin({
  id: 'hut-list',
  title: 'Customers pick their hut from the list',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'address-strategy', make: () => hutList }],
});
