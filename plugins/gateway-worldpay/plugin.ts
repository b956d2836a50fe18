import { definePlugin } from '../../core/define-plugin.ts';
import { worldpayOptions, type WorldpayOptions } from './worldpay-options.ts';

export default definePlugin<WorldpayOptions>({
  id: 'gateway-worldpay',
  title: 'Payments through Worldpay',
  version: '1.0.0',
  engine: '^1.0.0',
  options: worldpayOptions,
  contributes: [],
});
