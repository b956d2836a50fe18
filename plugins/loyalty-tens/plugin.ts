import { definePlugin } from '../../core/define-plugin.ts';
import { pointsForTens } from './points-for-tens.ts';

export default definePlugin({
  id: 'loyalty-tens',
  title: 'Points for every full amount of an order, and rewards that points buy',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'loyalty-rules', make: () => pointsForTens }],
});
