import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderFailure } from '../../../schemas/types/http/orders.ts';
import { posKeyOf } from '../../../server/menu/pos-keys.ts';
import { placeOrder, preauthorise, type Sample, sampleOrder } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ environment: { requestsPerMinute: 100_000, trustProxy: 1 } });
});
afterAll(() => server.close());

let addresses = 0;
const newAddress = () => ({
  host: 'uk.localhost',
  'x-forwarded-for': `198.51.100.${(addresses += 1)}`,
});

const limit = () => {
  const manifest = server.dependencies.markets.byId('uk')?.market.manifest;
  return manifest?.limits.unpaidOrders ?? { perPhone: 0, perAddress: 0, windowMs: 0 };
};

const order = async (sample: Sample = {}, headers = newAddress()) => {
  const request = await sampleOrder(server, sample);
  const opened = await preauthorise<OrderFailure & { transactionId: string; orderState: string }>(
    server,
    request,
    headers,
  );
  return { request, ...opened };
};

const report = (orderId: string, order_status: string) =>
  server.post(
    `/v1/orders/${orderId}/status`,
    { order_status },
    { authorization: `Bearer ${posKeyOf(server.dependencies.posSecret, 'uk-1', '1101')}` },
  );

const refusal = [429, 'TOO_MANY_UNPAID_ORDERS'];

describe('orders that are not paid yet', () => {
  it('are as many with one phone as the market says, however many come at once and however it is written [SEC-26]', async () => {
    const { perPhone } = limit();
    const phones = ['07700 901234', '+44 7700 901234', '0770-090-1234'];
    const answers = await Promise.all(
      Array.from({ length: perPhone + 7 }, (_, index) =>
        order({ phone: phones[index % phones.length] ?? '', name: `Ada ${'I'.repeat(index)}` }),
      ),
    );
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(perPhone);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, body.name]).toEqual(refusal);
    }
    expect((await order({ phone: '07700 901235' })).status).toBe(200);
    const online = await order({ phone: phones[0] ?? '', paymentType: 'microform' });
    expect(online.status).toBe(200);
  });

  it('are as many from one address as the market says, whatever phones they name [SEC-26]', async () => {
    const { perAddress } = limit();
    const own = newAddress();
    for (let index = 0; index < perAddress; index += 1) {
      expect((await order({}, own)).status).toBe(200);
    }
    const { status, body } = await order({}, own);
    expect([status, body.name]).toEqual(refusal);
    expect((await order()).status).toBe(200);
  });

  it('count until they are handed over, fail, expire or the time is over [SEC-26]', async () => {
    const { perPhone, windowMs } = limit();
    const phone = '07700 905678';
    const placed = [];
    for (let index = 0; index < perPhone; index += 1) {
      const { request, body } = await order({ phone, name: `Ada ${'V'.repeat(index)}` });
      placed.push((await placeOrder(server, request, body)).body.orderId);
    }
    expect((await order({ phone })).status).toBe(429);
    const [done = '', failed = ''] = placed;
    expect((await report(done, 'DELIVERED')).status).toBe(200);
    expect((await order({ phone, name: 'Grace' })).status).toBe(200);
    expect((await order({ phone, name: 'Joan' })).status).toBe(429);
    expect((await report(failed, 'FAILED')).status).toBe(200);
    expect((await order({ phone, name: 'Joan' })).status).toBe(200);
    expect((await order({ phone, name: 'Mary' })).status).toBe(429);
    await server.clock.advance(windowMs);
    expect((await order({ phone, name: 'Mary' })).status).not.toBe(429);
  });
});
