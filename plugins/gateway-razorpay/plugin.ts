import { definePlugin } from '../../core/define-plugin.ts';
import { razorpayOptions, type RazorpayOptions } from './razorpay-options.ts';

export default definePlugin<RazorpayOptions>({
  id: 'gateway-razorpay',
  title: 'Payments through Razorpay',
  version: '1.0.0',
  engine: '^1.0.0',
  options: razorpayOptions,
  contributes: [],
});
