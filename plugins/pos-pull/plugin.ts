import { definePlugin } from '../../core/define-plugin.ts';

export default definePlugin({
  id: 'pos-pull',
  title: 'Points of sale that fetch the orders of their hut from a list',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [],
});
