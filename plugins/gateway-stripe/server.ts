import { defineServerHalf } from '../../core/define-server-half.ts';
import { providerGateway } from '../../core/gateways/provider-gateway.ts';
import { Stripe } from './stripe.ts';
import type { StripeOptions } from './stripe-options.ts';

export default defineServerHalf<StripeOptions>({
  contributes: [
    {
      point: 'payment-gateway',
      name: 'stripe',
      make: (server) => providerGateway('stripe', server.options.testMode, new Stripe(server)),
    },
  ],
});
