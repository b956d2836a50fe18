import { afterAll, beforeAll, expect, it } from 'vitest';
import { stripeStandIn } from '../../../plugins/gateway-stripe/conformance/stand-in.ts';
import { tried } from './gateway-suite.ts';

const [secretKey, webhookSecret] = ['sk_test_harbour', 'whsec_harbour'];

const stripe = tried({
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

beforeAll(stripe.start);
afterAll(stripe.close);

it.each(stripe.promises)('a payment at Stripe %s [GTW-18]', async (_title, keep) => {
  await expect(keep()).resolves.toBeUndefined();
});
