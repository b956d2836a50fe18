import { definePlugin } from '../../core/define-plugin.ts';
import { adyenCard } from './adyen-card.ts';
import { environments, usualVersion } from './adyen-address.ts';

/** Adyen's regions serve its script, its style sheet and its pictures, and take its calls. */
const hosts = ['https://*.adyen.com'];

export default definePlugin({
  id: 'pay-adyen',
  title: "Card payment in Adyen's own fields",
  version: '1.0.0',
  engine: '^1.0.0',
  options: {
    type: 'object',
    'x-visibility': 'client',
    additionalProperties: false,
    required: ['clientKey', 'environment'],
    properties: {
      clientKey: {
        description: "The client key of the account's credential, which everybody may know.",
        type: 'string',
        pattern: '^(live|test)_\\w+$',
      },
      environment: {
        description: 'The region of the account at Adyen, or its test system.',
        type: 'string',
        enum: [...environments],
      },
      version: {
        description: "Version of Adyen's library for browsers.",
        type: 'string',
        pattern: '^6\\.\\d+\\.\\d+$',
        default: usualVersion,
      },
    },
  },
  outside: () => ({ scripts: hosts, styles: hosts, images: hosts, calls: hosts, frames: hosts }),
  contributes: [{ point: 'payment-provider', make: () => adyenCard }],
});
