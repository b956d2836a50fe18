import { definePlugin } from '../../core/define-plugin.ts';
import { pointsAboveThreshold } from './points-above-threshold.ts';
import { type ThresholdOptions, thresholdOptions } from './threshold-options.ts';

export default definePlugin<ThresholdOptions>({
  id: 'loyalty-threshold',
  title: 'Points for an order above an amount, and rewards that points buy',
  version: '1.0.0',
  engine: '^1.0.0',
  options: thresholdOptions,
  contributes: [{ point: 'loyalty-rules', make: ({ options }) => pointsAboveThreshold(options) }],
});
