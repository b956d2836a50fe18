import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pluginsWith, replacedPlugin } from '../made-up-plugin.ts';
import { startServer, type TestServer } from '../start-server.ts';
import {
  cardToken,
  gatewayPayment,
  goodCard,
  keptPayments,
  openCardOrder,
} from './sandbox-payments.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('the sandbox gateway', () => {
  it('is not there when the manifests name another one [PAY-141]', async () => {
    const pluginsDir = pluginsWith({
      id: 'gateway-elsewhere',
      point: 'payment-gateway',
      name: 'elsewhere',
      made: "{ id: 'elsewhere', testMode: false, serves: () => true }",
    });
    const manifests = Object.fromEntries(
      (['uk', 'fr', 'in', 'ca'] as const).map((id) => [
        id,
        {
          payments: { gateway: 'elsewhere' },
          plugins: replacedPlugin(id, 'sandbox-gateway', 'gateway-elsewhere'),
        },
      ]),
    );
    const real = await startServer({ manifests, environment: { pluginsDir } });
    try {
      for (const path of [
        'transactions/x',
        'frame/x',
        'pay/x',
        'card-form?amount=1&currency=GBP',
        'three-ds/x',
        'files/sandbox.css',
      ]) {
        expect((await real.get(`/sandbox/gateway/${path}`)).status).toBe(404);
      }
    } finally {
      await real.close();
    }
  });

  it('shows the card form in a page that only we can frame', async () => {
    const { opened } = await openCardOrder(server);
    const { status, headers, body } = await server.get<string>(
      `/sandbox/gateway/frame/${opened.transactionId}`,
    );
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('content-security-policy')).toContain("font-src 'self'");
    expect(body).toContain('Sandbox payment: no money is taken');
    expect(body).toContain(opened.customerOrderReference);
    for (const file of ['card-form.js', 'bank-question.js', 'sandbox.css']) {
      expect((await server.get(`/sandbox/gateway/files/${file}`)).status).toBe(200);
    }
    expect((await server.get('/sandbox/gateway/files/card-form.html')).status).toBe(404);
    expect((await server.get('/sandbox/gateway/files/..%2Fsandbox-gateway.ts')).status).toBe(404);
  });

  it('keeps the last four digits of a card and nothing else [PAY-143]', async () => {
    const { opened } = await openCardOrder(server);
    await cardToken(server, opened.transactionId, 'approve');
    const payment = await gatewayPayment(server, opened.transactionId);
    expect(payment.card).toEqual({ brand: 'visa', last4: '1111' });
    const rows = await Promise.all([
      keptPayments(server),
      gatewayPayment(server, opened.transactionId),
      server.db.selectFrom('order_intent').selectAll().execute(),
    ]);
    expect(JSON.stringify(rows)).not.toContain('4111111111111111');
    expect(JSON.stringify(rows)).not.toContain('411111');
  });

  it.each([
    [{ number: '4111111111111112' }, ['number']],
    [{ number: '411' }, ['number']],
    [{ name: ' ' }, ['name']],
    [{ month: '13' }, ['month']],
    [{ month: '0', year: 'x' }, ['month', 'year']],
    [{ month: '01', year: '20' }, ['month', 'year']],
    [{ securityCode: '12' }, ['securityCode']],
    [{ securityCode: 'abc' }, ['securityCode']],
  ])('refuses the card %j by its wrong fields', async (wrong, fields) => {
    const { opened } = await openCardOrder(server);
    const path = `/sandbox/gateway/frame/${opened.transactionId}/token`;
    const { status, body } = await server.post<{ fields: { field: string }[]; traceId: string }>(
      path,
      { ...goodCard, ...wrong },
    );
    expect(status).toBe(400);
    expect(body.fields.map(({ field }) => field)).toEqual(fields);
    const { traceId: _random, ...told } = body;
    expect(JSON.stringify(told)).not.toContain('4111');
  });

  it.each(['approve', 'decline', 'pending', 'exception', 'challenge', 'timeout'])(
    'hands out what a browser would get for the outcome %s [PAY-144, PAY-145]',
    async (outcome) => {
      const { opened } = await openCardOrder(server);
      const path = `/sandbox/gateway/transactions/${opened.transactionId}/outcome`;
      const { body } = await server.post<{ callback: object }>(path, { outcome });
      expect(body.callback).toMatchObject({ type: 'card-token', token: expect.any(String) });
    },
  );

  it('knows no other outcome [PAY-144]', async () => {
    const { opened } = await openCardOrder(server);
    const path = `/sandbox/gateway/transactions/${opened.transactionId}/outcome`;
    expect((await server.post(path, { outcome: 'explode' })).status).toBe(400);
  });

  it('answers 404 for a payment nobody knows', async () => {
    expect((await server.get('/sandbox/gateway/transactions/nothing')).status).toBe(404);
    expect((await server.get('/v1/payments/nothing/status')).status).toBe(404);
  });
});
