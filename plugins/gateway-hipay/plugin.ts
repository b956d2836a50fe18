import { definePlugin } from '../../core/define-plugin.ts';
import { hipayOptions, type HipayOptions } from './hipay-options.ts';

export default definePlugin<HipayOptions>({
  id: 'gateway-hipay',
  title: 'Payments through HiPay',
  version: '1.0.0',
  engine: '^1.0.0',
  options: hipayOptions,
  contributes: [],
});
