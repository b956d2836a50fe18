import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  PayerAuthAnswer,
  PayerAuthCheck,
  Preauthorisation,
} from '../../../schemas/types/http/orders.ts';
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

/** The types with a step-up, and what their sheet or pop-up gives for an outcome. */
const types = [
  ['googlePay3DS', (outcome: string) => ({ googlePay: { token: `sandbox:${outcome}` } })],
  [
    'visaCheckout',
    (outcome: string) => ({ visaCheckout: { encKey: 'k', encPaymentData: `sandbox:${outcome}` } }),
  ],
] as const;

const orderOf = (
  paymentType: string,
  payloads: Readonly<Record<string, object>>,
  more: Sample = {},
) => sampleOrder(server, { paymentType, ...more, facts: { payloads: { ...payloads } as never } });

const checkOf = (
  { transactionId, orderId, paymentType, payerAuth }: Preauthorisation,
  more: Partial<PayerAuthCheck> = {},
): PayerAuthCheck => ({
  transactionId,
  orderId,
  paymentType,
  sessionId: payerAuth?.sessionId ?? 'none',
  deviceData: '360x640 en',
  returnUrl: `${server.url}/order/checkout/`,
  ...more,
});

const check = (body: PayerAuthCheck, headers: Readonly<Record<string, string>> = {}) =>
  server.post<PayerAuthAnswer & { name?: string }>(
    '/v1/payment-providers/payer-auth-check',
    body,
    headers,
  );

const answerBank = (transactionId: string, result: 'passed' | 'failed') =>
  server.post(`/sandbox/gateway/step-up/${transactionId}`, { result });

describe.each(types)('an order paid by %s', (type, payload) => {
  const opened = async (outcome: string) => {
    const request = await orderOf(type, payload(outcome));
    const { status, body } = await preauthorise(server, request);
    expect(status).toBe(200);
    return { request, body };
  };
  const place = async (
    { request, body }: Awaited<ReturnType<typeof opened>>,
    response: string | undefined,
  ) =>
    placeOrder(server, request, body, {
      ...(response !== undefined && { paymentAuthorisationResponse: response }),
    });

  it('is authenticated at once where the bank has no question, held by place and not before [PAY-21, PAY-22, PAY-74, PAY-76, PAY-167, PAY-175]', async () => {
    const order = await opened('approve');
    const { transactionId, payerAuth } = order.body;
    expect(payerAuth?.collectionUrl).toBe(`/sandbox/gateway/collect/${transactionId}`);
    const { status, body } = await check(checkOf(order.body));
    expect([status, body.status]).toEqual([200, 'completed']);
    expect((await gatewayPayment(server, transactionId)).status).toBe('created');
    expect((await place(order, body.paymentAuthorisationResponse)).status).toBe(200);
    expect(await stateOf(server, transactionId)).toBe('placed');
  });

  it.each([
    ['passed', 'completed', 200],
    ['failed', 'failed', undefined],
  ] as const)(
    'is asked about by the bank, and has %s [PAY-73, PAY-74, PAY-170, PAY-179]',
    async (answer, expected, placed) => {
      const order = await opened('challenge');
      const { transactionId } = order.body;
      const asked = await check(checkOf(order.body));
      expect(asked.body).toEqual({
        status: 'challenge',
        stepUpUrl: `/sandbox/gateway/step-up/${transactionId}`,
        accessToken: order.body.payerAuth?.sessionId,
      });
      expect((await check(checkOf(order.body))).body.status).toBe('challenge');
      expect((await answerBank(transactionId, answer)).status).toBe(200);
      expect((await answerBank(transactionId, 'passed')).status).toBe(404);
      const { body } = await check(checkOf(order.body));
      expect(body.status).toBe(expected);
      const end = await place(order, body.paymentAuthorisationResponse ?? 'guessed');
      expect(end.status).toBe(placed ?? 402);
      expect((await stateOf(server, transactionId)) === 'placed').toBe(placed !== undefined);
    },
  );

  it('is not placed without its payer [PAY-68]', async () => {
    for (const response of [undefined, 'sandbox:approve']) {
      const order = await opened('challenge');
      await check(checkOf(order.body));
      expect((await place(order, response)).status).toBe(402);
    }
  });

  it.each([
    ['decline', 'payment-declined'],
    ['exception', 'payment-exception'],
  ])(
    'is refused at once when it comes to %s [PAY-168, PAY-169, PAY-177, PAY-178]',
    async (outcome, code) => {
      const request = await orderOf(type, payload(outcome));
      const { status, body } = await preauthorise<{ name: string; reasons?: { code: string }[] }>(
        server,
        request,
      );
      expect([status, body.name, body.reasons?.[0]?.code]).toEqual([
        402,
        'pre-authorise-error',
        code,
      ]);
    },
  );

  it('is asked about when it is pending [PAY-169, PAY-178]', async () => {
    const order = await opened('pending');
    const { body } = await check(checkOf(order.body));
    const placed = await place(order, body.paymentAuthorisationResponse);
    expect([placed.status, placed.body]).toEqual([
      202,
      expect.objectContaining({ status: 'PENDING' }),
    ]);
  });

  it('has no answer of the bank when it comes to timeout [PAY-171, PAY-180]', async () => {
    const order = await opened('timeout');
    const { transactionId } = order.body;
    expect((await check(checkOf(order.body))).body.status).toBe('challenge');
    expect((await answerBank(transactionId, 'passed')).status).toBe(404);
    expect((await check(checkOf(order.body))).body.status).toBe('challenge');
  });

  it('is checked by nobody who does not know it [PAY-73, PAY-75]', async () => {
    const { body } = await opened('approve');
    const other = await opened('approve');
    const answers = await Promise.all(
      [
        { transactionId: 'nobody' },
        { orderId: other.body.orderId },
        { paymentType: 'cash' },
        { returnUrl: 'https://evil.example/order/checkout/' },
        { returnUrl: '/order/checkout/' },
      ].map((more) => check(checkOf(body, more))),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 400, 400, 400]);
    const foreign = await check(
      checkOf(body, { sessionId: other.body.payerAuth?.sessionId ?? '' }),
    );
    expect(foreign.body).toEqual({ status: 'failed' });
    const stranger = await check(checkOf(body), { authorization: 'Bearer nonsense' });
    expect(stranger.status).toBe(401);
  });
});

it('is refused for an unknown transaction, and for a type without a step-up [PAY-75]', async () => {
  const { body } = await preauthorise(server, await sampleOrder(server));
  const cash = await check(checkOf(body));
  expect([cash.status, cash.body.name]).toEqual([409, 'NO_STEP_UP']);
  expect((await check(checkOf(body, { transactionId: 'nobody' }))).status).toBe(404);
});
