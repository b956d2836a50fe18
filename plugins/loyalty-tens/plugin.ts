import { definePlugin } from '../../core/define-plugin.ts';
import { pointsForTens } from './points-for-tens.ts';
import { type TensOptions, tensOptions } from './tens-options.ts';

export default definePlugin<TensOptions>({
  id: 'loyalty-tens',
  title: 'Points for every full amount of an order, and rewards that points buy',
  version: '1.0.0',
  engine: '^1.0.0',
  options: tensOptions,
  contributes: [{ point: 'loyalty-rules', make: ({ options }) => pointsForTens(options) }],
});
