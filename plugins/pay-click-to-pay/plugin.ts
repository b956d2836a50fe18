import { definePlugin } from '../../core/define-plugin.ts';
import { clickToPay, type ClickToPayOptions, visaScript } from './click-to-pay.ts';

/** Visa's scripts and pages, and those of its own sandbox. */
const hosts = [
  'https://assets.secure.checkout.visa.com',
  'https://secure.checkout.visa.com',
  'https://sandbox-assets.secure.checkout.visa.com',
  'https://sandbox.secure.checkout.visa.com',
];

export default definePlugin<ClickToPayOptions>({
  id: 'pay-click-to-pay',
  title: 'Click to pay',
  version: '1.0.0',
  engine: '^1.0.0',
  options: {
    type: 'object',
    'x-visibility': 'client',
    additionalProperties: false,
    properties: {
      script: {
        description: "Address of Visa's script; that of Visa's own sandbox for trying things out.",
        type: 'string',
        pattern: '^https://(sandbox-)?assets\\.secure\\.checkout\\.visa\\.com/',
        default: visaScript,
      },
    },
  },
  outside: () => ({ scripts: hosts, calls: hosts, frames: hosts }),
  contributes: [{ point: 'payment-provider', make: ({ options }) => clickToPay(options) }],
});
