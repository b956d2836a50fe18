import { definePlugin } from '../../core/define-plugin.ts';
import { adyenOptions, type AdyenOptions } from './adyen-options.ts';

export default definePlugin<AdyenOptions>({
  id: 'gateway-adyen',
  title: 'Payments through Adyen',
  version: '1.0.0',
  engine: '^1.0.0',
  options: adyenOptions,
  contributes: [],
});
