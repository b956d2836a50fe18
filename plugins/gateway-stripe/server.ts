import { gatewayHalf } from '../../core/gateways/gateway-half.ts';
import { Stripe } from './stripe.ts';
import type { StripeOptions } from './stripe-options.ts';

export default gatewayHalf<StripeOptions>('stripe', (server) => new Stripe(server));
