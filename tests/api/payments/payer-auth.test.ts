import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PayerAuthAnswer, PayerAuthCheck } from '../../../schemas/types/http/orders.ts';
import { preauthorise, sampleOrder } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const check = (more: Partial<PayerAuthCheck> = {}) =>
  server.post<PayerAuthAnswer & { name?: string }>('/v1/payment-providers/payer-auth-check', {
    transactionId: 'nobody',
    orderId: 'nobody',
    paymentType: 'cash',
    sessionId: 'none',
    deviceData: '',
    returnUrl: `${server.url}/order/checkout/`,
    ...more,
  });

describe('the authentication of a payer', () => {
  it('is refused for an unknown transaction, and for a type without a step-up [PAY-75]', async () => {
    expect((await check()).status).toBe(404);
    const { body } = await preauthorise(server, await sampleOrder(server));
    const { transactionId, orderId } = body;
    expect((await check({ transactionId })).status).toBe(404);
    const cash = await check({ transactionId, orderId });
    expect([cash.status, cash.body.name]).toEqual([409, 'NO_STEP_UP']);
  });
});

describe('an order at a provider', () => {
  const order = { sector: 'uk-1', hutId: '1101', amount: 12.99, currency: 'GBP' };
  const ask = (type: string, more: object = {}) =>
    server.post(`/v1/payment-providers/${type}/orders`, { ...order, ...more });

  it('is made for no hut and no type that is not known', async () => {
    expect((await ask('paypal', { hutId: 'nobody' })).status).toBe(404);
    expect((await ask('paypal', { sector: 'xx-1' })).status).toBe(404);
    expect((await ask('cash')).status).toBe(404);
    expect((await ask('nothing')).status).toBe(404);
    expect((await ask('paypal', { amount: 0 })).status).toBe(400);
    expect((await ask('paypal', { currency: 'pounds' })).status).toBe(400);
  });
});
