import { definePlugin } from '../../core/define-plugin.ts';
import { stripeOptions, type StripeOptions } from './stripe-options.ts';

export default definePlugin<StripeOptions>({
  id: 'gateway-stripe',
  title: 'Payments through Stripe',
  version: '1.0.0',
  engine: '^1.0.0',
  options: stripeOptions,
  contributes: [],
});
