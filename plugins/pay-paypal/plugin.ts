import { definePlugin } from '../../core/define-plugin.ts';
import { paypal, type PaypalOptions, paypalScript } from './paypal.ts';

/** PayPal's script, what it calls, and the frames that it puts into a page. */
const hosts = [
  'https://www.paypal.com',
  'https://www.sandbox.paypal.com',
  'https://www.paypalobjects.com',
];

export default definePlugin<PaypalOptions>({
  id: 'pay-paypal',
  title: 'PayPal',
  version: '1.0.0',
  engine: '^1.0.0',
  options: {
    type: 'object',
    'x-visibility': 'client',
    additionalProperties: false,
    properties: {
      script: {
        description:
          "Address of PayPal's script; that of PayPal's own sandbox for trying things out.",
        type: 'string',
        pattern: '^https://www\\.(sandbox\\.)?paypal\\.com/',
        default: paypalScript,
      },
    },
  },
  outside: () => ({ scripts: hosts, calls: hosts, frames: hosts }),
  contributes: [{ point: 'payment-provider', make: ({ options }) => paypal(options) }],
});
