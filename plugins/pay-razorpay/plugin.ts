import { definePlugin } from '../../core/define-plugin.ts';
import { razorpay } from './razorpay.ts';

export default definePlugin({
  id: 'pay-razorpay',
  title: 'Razorpay and the ways to pay in its pop-up',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'payment-provider', make: () => razorpay }],
});
