import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LedgerPayment } from '../../../conformance/providers/ledger.ts';
import { type StandIn, startStandIn } from '../../../conformance/providers/stand-in.ts';
import { newTransactionId } from '../../../conformance/remembered-payments.ts';
import type { JsonObject } from '../../../core/manifest/json.ts';
import type { PaymentGateway } from '../../../core/payments/payment-gateway.ts';
import { declaredType } from '../../../core/payments/payment-types.ts';
import {
  adyenStandIn,
  sessionResult,
} from '../../../plugins/gateway-adyen/conformance/stand-in.ts';
import { stripeStandIn } from '../../../plugins/gateway-stripe/conformance/stand-in.ts';
import { type MarketId, testManifest } from '../../core/test-market.ts';
import { startServer, type TestServer } from '../start-server.ts';

const markets = ['uk', 'fr', 'in', 'ca'] as const satisfies readonly MarketId[];
const types = ['microform', 'googlePay', 'applePay'] as const;
const typePlugins = ['pay-microform', 'pay-google-pay', 'pay-apple-pay'];

const apple = {
  applePayDomain: 'harbour.example',
  applePayCertificateVariable: 'APPLE_PAY_CERTIFICATE',
  applePayKeyVariable: 'APPLE_PAY_KEY',
};

/** What the sheets give, by the name of the payload; `data` says what comes of it. */
const appleToken = (data: string) => ({
  paymentData: { version: 'EC_v1', data, header: {} },
  paymentMethod: { displayName: 'Visa 1111', network: 'Visa' },
  transactionIdentifier: 'A1B2',
});

const gateways = [
  {
    name: 'stripe',
    provider: stripeStandIn({ secretKey: 'sk_test_any', webhookSecret: 'whsec_any' }),
    options: {
      secretKeyVariable: 'STRIPE_SECRET_KEY',
      webhookSecretVariable: 'STRIPE_WEBHOOK_SECRET',
      ...apple,
    },
    variables: {
      STRIPE_SECRET_KEY: 'sk_test_any',
      STRIPE_WEBHOOK_SECRET: 'whsec_any',
      APPLE_PAY_CERTIFICATE: 'a certificate',
      APPLE_PAY_KEY: 'a key',
    },
    googleToken: (data: string) => JSON.stringify({ id: `tok_${data}` }),
    good: 'visa',
    proof: ({ id }: LedgerPayment) => id,
  },
  {
    name: 'adyen',
    provider: adyenStandIn({ apiKey: 'AQE-any', hmacKey: '4478', merchantAccount: 'AnyECOM' }),
    options: {
      merchantAccount: 'AnyECOM',
      apiKeyVariable: 'ADYEN_API_KEY',
      hmacKeyVariable: 'ADYEN_HMAC_KEY',
      applePayDomain: 'harbour.example',
    },
    variables: { ADYEN_API_KEY: 'AQE-any', ADYEN_HMAC_KEY: '4478' },
    googleToken: (data: string) => data,
    good: 'good',
    proof: (payment: LedgerPayment) => sessionResult(payment),
  },
] as const;

/** The plugins of a market, with those of the types and a gateway of another provider. */
function pluginsOf(market: MarketId, gateway: JsonObject): JsonObject[] {
  const own = testManifest(market).plugins as unknown as JsonObject[];
  const missing = typePlugins.filter((id) => own.every((plugin) => plugin['id'] !== id));
  return [...own, ...missing.map((id) => ({ id })), gateway];
}

describe.each(gateways)('$name, named by manifests alone', (one) => {
  let server: TestServer;
  let standIn: StandIn;
  beforeAll(async () => {
    standIn = await startStandIn(one.provider);
    const gateway = {
      id: `gateway-${one.name}`,
      options: { ...one.options, address: standIn.url },
    };
    const manifests = markets.map((market) => {
      const own = testManifest(market).payments.types;
      const payments = {
        types: [...new Set([...own, ...types])],
        gateways: Object.fromEntries(types.map((type) => [type, one.name])),
      };
      return [market, { payments, plugins: pluginsOf(market, gateway) }];
    });
    server = await startServer({
      manifests: Object.fromEntries(manifests) as Readonly<Record<string, JsonObject>>,
      environment: { variables: one.variables },
    });
  });
  afterAll(async () => {
    await server.close();
    await standIn.close();
  });

  /** The gateway of a market, and a payment there. */
  function paymentIn(market: MarketId, type: string) {
    const running = server.dependencies.markets.byId(market)?.market;
    const found = running?.extensions.all('payment-gateway').find(({ id }) => id === one.name);
    if (!running || !found) throw new Error(`${market} has no ${one.name}.`);
    const gateway: PaymentGateway = found;
    const { currency, payments } = running.manifest;
    const declared = declaredType(type, payments);
    const transactionId = newTransactionId();
    const facts = { transactionId, type, amount: { minor: 1299, currency }, reference: 'HARBOUR1' };
    return { gateway, payment: { ...facts, ...(declared && { declared }) } };
  }

  it.each(markets)('takes cards of the market %s by a form [GTW-18]', async (market) => {
    const { gateway, payment } = paymentIn(market, 'microform');
    const { step, memory = {} } = await gateway.open(payment);
    expect(step.kind).toBe('token');
    const kept = standIn.ledger.of(payment.transactionId);
    expect(kept.amount).toEqual(payment.amount);
    standIn.ledger.choose(kept, 'approve');
    const result = await gateway.authorise({ ...payment, memory }, one.proof(kept));
    expect(result).toMatchObject({ status: 'approved', amount: payment.amount });
  });

  it.each(markets.flatMap((market) => types.slice(1).map((type) => [market, type] as const)))(
    'takes in the market %s what %s gives, and nothing that is none [GTW-18]',
    async (market, type) => {
      const tokenOf = type === 'googlePay' ? one.googleToken : appleToken;
      for (const [data, status] of [
        [one.good, 'approved'],
        ['bad', 'declined'],
      ] as const) {
        const { gateway, payment } = paymentIn(market, type);
        const wallet = { token: tokenOf(data) };
        const { step, memory = {} } = await gateway.open({ ...payment, wallet });
        expect(step).toEqual({ kind: 'none' });
        expect((await gateway.status({ ...payment, memory }))?.status).toBe(status);
      }
      const { gateway, payment } = paymentIn(market, type);
      const nothing = gateway.open({ ...payment, wallet: { token: {} } }).then(
        ({ memory = {} }) => gateway.status({ ...payment, memory }),
        () => undefined,
      );
      expect((await nothing)?.status).not.toBe('approved');
    },
  );

  it("opens a session with Apple, and no other merchant's [PAY-82, GTW-18]", async () => {
    const { gateway } = paymentIn('fr', 'applePay');
    const session = await gateway.validateMerchant?.({
      displayName: 'Harbour',
      merchantIdentifier: 'merchant.example',
      validationUrl: `${standIn.url}/paymentservices/startSession`,
    });
    expect(session).toHaveProperty('merchantSessionIdentifier');
  });
});
