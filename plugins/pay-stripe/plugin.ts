import { definePlugin } from '../../core/define-plugin.ts';
import { stripeCard } from './stripe-card.ts';

/** Stripe's script, its frames and what they call. */
const hosts = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  calls: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

export default definePlugin({
  id: 'pay-stripe',
  title: "Card payment in Stripe's own fields",
  version: '1.0.0',
  engine: '^1.0.0',
  options: {
    type: 'object',
    'x-visibility': 'client',
    additionalProperties: false,
    required: ['publishableKey'],
    properties: {
      publishableKey: {
        description: 'The publishable key of the account, which everybody may know.',
        type: 'string',
        pattern: '^pk_(live|test)_\\w+$',
      },
    },
  },
  outside: () => hosts,
  contributes: [{ point: 'payment-provider', make: () => stripeCard }],
});
