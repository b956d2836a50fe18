import { stripeStandIn } from '../../../plugins/gateway-stripe/conformance/stand-in.ts';
import { provesGateway } from './gateway-suite.ts';

const [secretKey, webhookSecret] = ['sk_test_harbour', 'whsec_harbour'];

provesGateway('GTW-18', {
  market: 'uk',
  gateway: 'stripe',
  type: 'microform',
  provider: stripeStandIn({ secretKey, webhookSecret }),
  options: {
    secretKeyVariable: 'STRIPE_SECRET_KEY',
    webhookSecretVariable: 'STRIPE_WEBHOOK_SECRET',
  },
  variables: { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret },
  brought: ({ id }) => ({ paymentAuthorisationResponse: id }),
});
