import { definePlugin } from '../../core/define-plugin.ts';
import { paypal } from './paypal.ts';

export default definePlugin({
  id: 'pay-paypal',
  title: 'PayPal',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'payment-provider', make: () => paypal }],
});
