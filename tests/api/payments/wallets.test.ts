import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import type { OrderFailure, OrderSummary } from '../../../schemas/types/http/orders.ts';
import {
  placeOrder,
  preauthorise,
  type Sample,
  sampleOrder,
  stateOf,
} from '../orders/sample-orders.ts';
import type { TestServer } from '../start-server.ts';
import { gatewayPayment } from './sandbox-payments.ts';
import { startUnsettled } from './silent-gateway.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startUnsettled({ gatewayTimeoutMs: 10_000 });
});
afterAll(() => server.close());

type Type = 'applePay' | 'googlePay';

/** An order paid by a wallet whose token comes to an outcome, as the browser sends it. */
const walletOrder = async (
  type: Type,
  outcome: string,
  sample: Sample = {},
): Promise<OrderRequest> => {
  const payload = { token: { paymentData: `sandbox:${outcome}` }, hutId: '1101' };
  return sampleOrder(server, {
    paymentType: type,
    ...sample,
    facts: { payloads: { [type]: payload } },
  });
};

/** What is kept of an order. */
const kept = async (transactionId: string) =>
  JSON.stringify(
    await server.db
      .selectFrom('order_intent')
      .selectAll()
      .where('transaction_id', '=', transactionId)
      .executeTakeFirstOrThrow(),
  );

describe.each(['applePay', 'googlePay'] as const)('an order paid by %s', (type) => {
  it.each(['approve', 'challenge'])(
    "is held by the sheet's payload and placed without a step between when it comes to %s [PAY-19, PAY-20]",
    async (outcome) => {
      const request = await walletOrder(type, outcome);
      const { status, body } = await preauthorise(server, request);
      expect(status).toBe(200);
      expect(body).toMatchObject({ paymentType: type });
      for (const step of ['token', 'iframeUrl', 'threeDSUrl', 'next', 'payerAuth']) {
        expect(body).not.toHaveProperty(step);
      }
      expect((await gatewayPayment(server, body.transactionId)).status).toBe('approved');
      expect(await kept(body.transactionId)).not.toContain('sandbox:');
      expect((await placeOrder(server, request, body)).status).toBe(200);
      expect(await stateOf(server, body.transactionId)).toBe('placed');
    },
  );

  it.each([
    ['decline', 402, 'payment-declined'],
    ['exception', 402, 'payment-exception'],
    ['cancel', 402, 'payment-cancelled'],
    ['timeout', 502, undefined],
  ])('is refused by a payload that comes to %s, and ends', async (outcome, expected, code) => {
    const { status, body } = await preauthorise<OrderFailure>(
      server,
      await walletOrder(type, outcome),
    );
    expect([status, body.name]).toEqual([expected, 'pre-authorise-error']);
    expect(body.reasons?.[0]?.code).toBe(code);
    expect(await stateOf(server, body.transactionId)).toBe('cancelled');
  });

  it('is asked about until it is known when it is pending', async () => {
    const request = await walletOrder(type, 'pending');
    const { body } = await preauthorise(server, request);
    const { transactionId } = body;
    expect((await placeOrder(server, request, body)).status).toBe(202);
    expect(await stateOf(server, transactionId)).not.toBe('placed');
    const known = { outcome: 'approve' };
    await server.post(`/sandbox/gateway/transactions/${transactionId}/outcome`, known);
    await expect.poll(() => stateOf(server, transactionId)).toBe('placed');
  });

  it('gets one answer for a repeated call, and is held once', async () => {
    const request = await walletOrder(type, 'approve');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        preauthorise(server, request, { 'idempotency-key': `${type}-once` }),
      ),
    );
    const ids = new Set(answers.map(({ body }) => body.transactionId));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    const { events } = await gatewayPayment(server, id);
    expect(events.filter(({ kind }) => kind === 'approved')).toHaveLength(1);
  });
});

describe('a refused wallet', () => {
  it('gives back the gift card of the order at once', async () => {
    const giftCard = { number: '6000300030003000', pin: '3000', balance: 500 };
    for (let tries = 0; tries < 2; tries += 1) {
      const refused = await preauthorise(
        server,
        await walletOrder('applePay', 'decline', { giftCard }),
      );
      expect(refused.status).toBe(402);
    }
    const request = await walletOrder('applePay', 'approve', { giftCard });
    const { status, body } = await preauthorise(server, request);
    expect(status).toBe(200);
    expect((await placeOrder(server, request, body)).status).toBe(200);
  });
});

describe('an order with nothing left to charge', () => {
  it('is cash, whatever was chosen [ORD-37]', async () => {
    const giftCard = { number: '6000500050005000', pin: '5000', balance: 50_000 };
    const request = await sampleOrder(server, { giftCard });
    const payment = { ...request.payment, type: 'microform' as const };
    const { status, body } = await preauthorise(server, { ...request, payment });
    expect(status).toBe(200);
    expect(body).toMatchObject({ paymentType: 'cash', totalPrice: 0 });
    expect(body).not.toHaveProperty('token');
    expect((await placeOrder(server, { ...request, payment }, body)).status).toBe(200);
    const summary = await server.get<OrderSummary>(`/v1/orders/${body.transactionId}`);
    expect(summary.body.paymentType).toBe('cash');
  });
});

describe('a merchant session of Apple Pay', () => {
  const path = '/v1/payment-providers/apple-pay/on-validate-merchant?market=uk';
  const question = (more: object = {}) => ({
    displayName: 'Fornello',
    merchantIdentifier: 'merchant.fornello.uk',
    validationUrl: 'https://apple-pay-gateway.apple.com/paymentservices/startSession',
    ...more,
  });

  it('is made by the gateway and passed on as it is [PAY-82, PAY-173]', async () => {
    const { status, body } = await server.post<Record<string, unknown>>(path, question());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      merchantIdentifier: 'merchant.fornello.uk',
      displayName: 'Fornello',
    });
    expect(body['merchantSessionIdentifier']).toMatch(/^[0-9a-f]{32}$/);
    const here = `${server.url}/sandbox/gateway/apple-pay`;
    expect((await server.post(path, question({ validationUrl: here }))).status).toBe(200);
  });

  it('is not made for a merchant that is not known [PAY-173]', async () => {
    const answer = await server.post(path, question({ merchantIdentifier: 'invalid' }));
    expect(answer.status).toBe(502);
  });

  it.each([
    ['another host', 'https://evil.example/paymentservices/startSession'],
    ['another scheme', 'http://apple-pay-gateway.apple.com/'],
    ['a scheme without hosts', 'file:///etc/passwd'],
    ['another port', 'https://apple-pay-gateway.apple.com:8443/'],
    ['a host that begins like it', 'https://apple-pay-gateway.apple.com.evil.example/'],
    ['a host that ends like it', 'https://evil-apple-pay-gateway.apple.com/'],
    ['its name as a user', 'https://apple-pay-gateway.apple.com@evil.example/'],
    ['a user in front of it', 'https://evil@apple-pay-gateway.apple.com/'],
    ['no scheme', '//apple-pay-gateway.apple.com/'],
    ['a backslash behind it', 'https://apple-pay-gateway.apple.com\\@evil.example/'],
    ['backslashes in front of it', 'https:\\\\apple-pay-gateway.apple.com/'],
    ['a tab in it', 'https://apple-pay-gateway.apple.com\t/'],
    ['the path of the sandbox elsewhere', 'https://evil.example/sandbox/gateway/'],
    ['no address', 'nonsense'],
  ])(
    'is asked of no origin but those of Apple: %s [PAY-83, SEC-25]',
    async (_form, validationUrl) => {
      expect((await server.post(path, question({ validationUrl }))).status).toBe(400);
    },
  );

  it('is asked of the sandbox on this site by its whole origin [PAY-83, SEC-25]', async () => {
    const { host } = new URL(server.url);
    for (const validationUrl of [
      `https://${host}/sandbox/gateway/apple-pay`,
      `http://me@${host}/sandbox/gateway/apple-pay`,
      `http://${host}/sandbox/gateway/../../v1/huts`,
      `//${host}/sandbox/gateway/apple-pay`,
      '/sandbox/gateway/apple-pay',
    ]) {
      expect((await server.post(path, question({ validationUrl }))).status).toBe(400);
    }
  });

  it('needs a question of the right shape, in a market', async () => {
    const strange = await server.post(path, { ...question(), more: true });
    expect(strange.status).toBe(400);
    const elsewhere = await server.post(path.replace('?market=uk', ''), question());
    expect(elsewhere.status).toBe(404);
  });
});
