import { definePlugin } from '../../core/define-plugin.ts';
import { tieredSurcharges } from './tiered-surcharges.ts';

export default definePlugin({
  id: 'surcharge-tiers',
  title: 'Delivery fees by order value, small order fees, payment surcharges and tips',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'surcharge-policy', make: () => tieredSurcharges }],
});
