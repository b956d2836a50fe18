import { afterAll, beforeAll, expect, it } from 'vitest';
import { stripeStandIn } from '../../../plugins/gateway-stripe/conformance/stand-in.ts';
import { preauthorise } from '../orders/sample-orders.ts';
import { GatewayTrial } from './gateway-trial.ts';

const [secretKey, webhookSecret] = ['sk_test_limits', 'whsec_limits'];

/** How many failures in a minute a gateway may have. */
const mostFailures = 20;

let trial: GatewayTrial;
beforeAll(async () => {
  trial = await GatewayTrial.start({
    market: 'uk',
    gateway: 'stripe',
    type: 'microform',
    provider: stripeStandIn({ secretKey, webhookSecret }),
    options: {
      secretKeyVariable: 'STRIPE_SECRET_KEY',
      webhookSecretVariable: 'STRIPE_WEBHOOK_SECRET',
    },
    variables: { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret },
  });
});
afterAll(() => trial.close());

/** Calls that would open a payment. */
const openings = () => trial.standIn.calls.filter((call) => call === 'POST /v1/payment_intents');

it('a provider that is down is tried three times, and no more at all after many failures [GTW-20]', async () => {
  const { server } = trial;
  await trial.lying({ isDown: true }, async () => {
    expect((await preauthorise(server, await trial.request())).status).toBe(502);
    expect(openings()).toHaveLength(3);
    const requests = await Promise.all(Array.from({ length: mostFailures }, () => trial.request()));
    const refused = await Promise.all(requests.map((request) => preauthorise(server, request)));
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([502]));
    const before = openings().length;
    expect((await preauthorise(server, await trial.request())).status).toBe(502);
    expect(openings()).toHaveLength(before);
  });
  const tried = openings().length;
  await server.clock.advance(61_000);
  expect((await preauthorise(server, await trial.request())).status).toBe(200);
  expect(openings()).toHaveLength(tried + 1);
});
