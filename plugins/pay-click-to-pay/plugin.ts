import { definePlugin } from '../../core/define-plugin.ts';
import { clickToPay } from './click-to-pay.ts';

export default definePlugin({
  id: 'pay-click-to-pay',
  title: 'Click to pay',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'payment-provider', make: () => clickToPay }],
});
