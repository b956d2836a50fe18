import { definePlugin } from '../../core/define-plugin.ts';
import { taxOnTop } from './tax-on-top.ts';

export default definePlugin({
  id: 'ca-tax-on-top',
  title: "Adds the taxes of the hut's province to the prices",
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'tax-policy', make: () => taxOnTop }],
});
