import { definePlugin } from '../../core/define-plugin.ts';
import { paypalOptions, type PaypalOptions } from './paypal-options.ts';

export default definePlugin<PaypalOptions>({
  id: 'gateway-paypal',
  title: 'Payments through PayPal',
  version: '1.0.0',
  engine: '^1.0.0',
  options: paypalOptions,
  contributes: [],
});
