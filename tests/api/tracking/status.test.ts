import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Disposition } from '../../../schemas/types/catalogue/hut.ts';
import type { TrackingInfo } from '../../../schemas/types/http/orders.ts';
import { posKeyOf } from '../../../server/menu/pos-keys.ts';
import { placedOrder } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const keyOf = (hutId: string, sector = 'uk-1') =>
  posKeyOf(server.dependencies.posSecret, sector, hutId);

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

const report = (orderId: string, order_status: unknown, more: object = {}, key = keyOf('1101')) =>
  server.post<TrackingInfo>(`/v1/orders/${orderId}/status`, { order_status, ...more }, bearer(key));

const ordered = (disposition: Disposition = 'delivery') => placedOrder(server, { disposition });

const tracked = async (transactionId: string) =>
  (await server.get<TrackingInfo>(`/v1/orders/${transactionId}/tracking`)).body;

describe('the tracking of an order', () => {
  it('answers status, times, estimate and history, all in UTC [TRK-27]', async () => {
    const { transactionId } = await ordered();
    const info = await tracked(transactionId);
    expect(info).toEqual({
      order_status: 'CONFIRMING',
      orderTimeUTC: expect.stringMatching(/Z$/),
      eta: {
        exact: new Date(Date.parse(info.orderTimeUTC) + 35 * 60_000).toISOString(),
        range: { from: expect.any(String), to: expect.any(String) },
      },
      history: [{ order_status: 'CONFIRMING', at: info.orderTimeUTC }],
    });
  });

  it('is not found for a number nobody knows, or for an order not placed [TRK-27]', async () => {
    expect((await server.get(`/v1/orders/${'0'.repeat(40)}/tracking`)).status).toBe(404);
  });
});

describe('the status call of a point of sale', () => {
  it('stores the status, when it came and the new estimate, and answers them [TRK-32]', async () => {
    const { orderId, transactionId } = await ordered();
    const at = new Date(server.clock.now()).toISOString();
    const eta = { exact: 50, range: { from: 45, to: 55 } };
    const { status, body } = await report(orderId, 'CONFIRMED', { at, eta });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      order_status: 'CONFIRMED',
      acceptedTime: at,
      eta: { exact: new Date(Date.parse(at) + 50 * 60_000).toISOString() },
    });
    expect(await tracked(transactionId)).toEqual(body);
  });

  it('needs the key of the hut [TRK-33]', async () => {
    const { orderId } = await ordered();
    const path = `/v1/orders/${orderId}/status`;
    const without = await server.post(path, { order_status: 'CONFIRMED' });
    const wrong = await report(orderId, 'CONFIRMED', {}, 'made-up');
    const others = await report(orderId, 'CONFIRMED', {}, keyOf('1102'));
    const unknown = await report('no-such-order', 'CONFIRMED');
    expect([without, wrong, others, unknown].map(({ status }) => status)).toEqual([
      401, 401, 403, 404,
    ]);
  });

  it.each(['BURNT', '', 7, null, 'confirmed'])(
    'refuses the status %j with 400 [TRK-34]',
    async (status) => {
      const { orderId } = await ordered();
      expect((await report(orderId, status)).status).toBe(400);
    },
  );

  it('takes forward changes only, and the same one again without effect [TRK-35]', async () => {
    const { orderId, transactionId } = await ordered();
    expect((await report(orderId, 'COOKING')).status).toBe(200);
    const before = await tracked(transactionId);
    expect((await report(orderId, 'COOKING', { at: '2030-01-01T00:00:00Z' })).status).toBe(200);
    expect((await report(orderId, 'PREPARING')).status).toBe(409);
    expect(await tracked(transactionId)).toEqual(before);
    expect((await report(orderId, 'DISPATCHED')).status).toBe(200);
  });

  it.each(['DELIVERED', 'FAILED'])('takes nothing after %s [TRK-36]', async (last) => {
    const { orderId } = await ordered();
    expect((await report(orderId, last)).status).toBe(200);
    for (const next of ['CONFIRMED', 'READY', 'DELIVERED', 'FAILED']) {
      const { status } = await report(orderId, next);
      expect(status).toBe(next === last ? 200 : 409);
    }
  });

  it('keeps to the way of the disposition [TRK-37]', async () => {
    const delivery = await ordered();
    expect((await report(delivery.orderId, 'READY')).status).toBe(409);
    const collection = await ordered('collection');
    expect((await report(collection.orderId, 'DISPATCHED')).status).toBe(409);
    expect((await report(collection.orderId, 'ALMOST_ARRIVED')).status).toBe(409);
    expect((await report(collection.orderId, 'READY')).status).toBe(200);
  });

  it('takes one of two reports at the same moment', async () => {
    const { orderId, transactionId } = await ordered();
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => report(orderId, 'CONFIRMED')),
      report(orderId, 'FAILED'),
    ]);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const { history } = await tracked(transactionId);
    expect(new Set(history.map(({ order_status }) => order_status)).size).toBe(history.length);
  });
});

describe('the orders of a hut', () => {
  it('are those still to be made, for its own point of sale only [TRK-40, ORD-04, ORD-06, ORD-26]', async () => {
    const hutId = '1103';
    const key = keyOf(hutId);
    const path = `/v1/huts/uk-1/${hutId}/orders?open=true`;
    const open = await placedOrder(server, { hutId });
    const done = await placedOrder(server, { hutId });
    await report(done.orderId, 'DELIVERED', {}, key);
    const { body } = await server.get<unknown[]>(path, bearer(key));
    expect(body).toEqual([
      expect.objectContaining({
        orderId: open.orderId,
        order_status: 'CONFIRMING',
        total: open.total,
        customer: expect.objectContaining({
          name: 'Ada Lovelace',
          instructions: 'Ring twice',
          deliveryAddress: {
            streettype: '',
            streetno: '12',
            streetname: 'Lavender Hill',
            city: 'London',
            postcode: 'EH1 2QH',
          },
        }),
        deals: [expect.objectContaining({ id: 'ND' })],
      }),
    ]);
    expect((await server.get(path)).status).toBe(401);
    expect((await server.get(path, bearer(keyOf('1101')))).status).toBe(403);
  });
});

describe('the key of a point of sale', () => {
  it('is kept as a hash only and is in no answer [TRK-39]', async () => {
    const key = keyOf('1101');
    const hut = await server.db
      .selectFrom('hut')
      .selectAll()
      .where('sector', '=', 'uk-1')
      .where('hut_id', '=', '1101')
      .executeTakeFirstOrThrow();
    expect(hut.pos_key_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(hut)).not.toContain(key);
    const answers = await Promise.all([
      server.get('/v1/hut?sector=uk-1&hutId=1101'),
      server.get(`/v1/huts/uk-1/1101/orders?open=true`, bearer(key)),
      report('no-such-order', 'CONFIRMED'),
    ]);
    for (const { body } of answers) {
      expect(JSON.stringify(body)).not.toContain(key);
      expect(JSON.stringify(body)).not.toContain(hut.pos_key_hash ?? key);
    }
  });
});
