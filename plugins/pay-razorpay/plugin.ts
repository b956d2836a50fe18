import { definePlugin } from '../../core/define-plugin.ts';
import { razorpay, type RazorpayOptions, razorpayScript } from './razorpay.ts';

/** Razorpay's pages in its pop-up, and what they call. */
const hosts = ['https://checkout.razorpay.com', 'https://api.razorpay.com'];

export default definePlugin<RazorpayOptions>({
  id: 'pay-razorpay',
  title: 'Razorpay and the ways to pay in its pop-up',
  version: '1.0.0',
  engine: '^1.0.0',
  options: {
    type: 'object',
    'x-visibility': 'client',
    additionalProperties: false,
    properties: {
      script: {
        description: "Address of Razorpay's script, on a host of Razorpay's.",
        type: 'string',
        pattern: '^https://checkout\\.razorpay\\.com/',
        default: razorpayScript,
      },
    },
  },
  outside: () => ({ scripts: hosts, calls: hosts, frames: hosts }),
  contributes: [{ point: 'payment-provider', make: ({ options }) => razorpay(options) }],
});
