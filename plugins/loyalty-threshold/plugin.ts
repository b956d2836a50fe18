import { definePlugin } from '../../core/define-plugin.ts';
import { pointsAboveThreshold } from './points-above-threshold.ts';

export default definePlugin({
  id: 'loyalty-threshold',
  title: 'Points for an order above an amount, and rewards that points buy',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'loyalty-rules', make: () => pointsAboveThreshold }],
});
