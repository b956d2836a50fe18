import { definePlugin } from '../../core/define-plugin.ts';
import { paytmOptions, type PaytmOptions } from './paytm-options.ts';

export default definePlugin<PaytmOptions>({
  id: 'gateway-paytm',
  title: 'Payments through Paytm',
  version: '1.0.0',
  engine: '^1.0.0',
  options: paytmOptions,
  contributes: [],
});
