import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderFeedback } from '../../../schemas/types/http/feedback.ts';
import type { OrderSummary, Placement } from '../../../schemas/types/http/orders.ts';
import { posKeyOf } from '../../../server/menu/pos-keys.ts';
import { erasePersonalData } from '../../../server/personal-data/erase-personal-data.ts';
import { newCustomer } from '../accounts/sample-accounts.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { placedOrder, placeRequest, preauthorise, sampleOrder } from './sample-orders.ts';

let server: TestServer;
beforeAll(async () => {
  const tight = { windowMs: 600_000, perAddress: 12, perAccount: 12 };
  const manifests = { uk: { limits: { feedback: tight } } };
  server = await startServer({
    manifests,
    environment: { requestsPerMinute: 100_000, trustProxy: 1 },
  });
});
afterAll(() => server.close());

let callers = 0;
/** Each test calls from an address of its own. */
const newAddress = () => ({ 'x-forwarded-for': `203.0.113.${(callers += 1)}` });

const report = (orderId: string, order_status: string) => {
  const authorization = `Bearer ${posKeyOf(server.dependencies.posSecret, 'uk-1', '1101')}`;
  return server.post(`/v1/orders/${orderId}/status`, { order_status }, { authorization });
};

const done = async (): Promise<Placement> => {
  const order = await placedOrder(server, { items: ['margherita', 'margherita', 'garlic-bread'] });
  await report(order.orderId, 'DELIVERED');
  return order;
};

const path = (id: string, part: string) => `/v1/orders/${id}/${part}`;
const read = async (id: string) => (await server.get<OrderFeedback>(path(id, 'feedback'))).body;

describe('what a customer says of an order', () => {
  it('is one rating, with words and dishes, that a later one replaces [SHP-30]', async () => {
    const { transactionId: id } = await done();
    const own = newAddress();
    const { isOpen, dishes, rating, problems } = await read(id);
    expect([isOpen, rating, problems]).toEqual([true, undefined, []]);
    const [dish = ''] = dishes;
    expect(new Set(dishes).size).toBe(dishes.length);
    const first = { stars: 2, words: ' A bit cold ', dishes: [{ dish, stars: 3 }] };
    const { status, body } = await server.post<OrderFeedback>(path(id, 'rating'), first, own);
    expect([status, body.rating]).toEqual([200, { ...first, words: 'A bit cold' }]);
    await server.post(path(id, 'rating'), { stars: 5 }, own);
    expect((await read(id)).rating).toEqual({ stars: 5, dishes: [] });
  });

  it('is a problem of each kind, told once however often it is sent [SHP-30]', async () => {
    const { transactionId: id } = await done();
    const own = newAddress();
    const send = (problem: object) => server.post(path(id, 'problems'), problem, own);
    await Promise.all([send({ kind: 'cold' }), send({ kind: 'cold' })]);
    await send({ kind: 'missing', words: 'No dip' });
    expect((await read(id)).problems).toEqual([
      { kind: 'cold' },
      { kind: 'missing', words: 'No dip' },
    ]);
  });

  it('fits the order, which is known by its own id and done [SHP-30]', async () => {
    const { orderId, transactionId: id } = await placedOrder(server);
    const own = newAddress();
    const send = async (of: string, body: object, part = 'rating') =>
      (await server.post(path(of, part), body, own)).status;
    expect((await read(id)).isOpen).toBe(false);
    expect(await send(id, { stars: 4 })).toBe(409);
    expect(await send(id, { kind: 'late' }, 'problems')).toBe(409);
    expect(await send(orderId, { stars: 4 })).toBe(404);
    expect((await server.get(path(orderId, 'feedback'))).status).toBe(404);
    await report(orderId, 'FAILED');
    for (const wrong of [
      {},
      { stars: 0 },
      { stars: 6 },
      { stars: 4.5 },
      { stars: '4' },
      { stars: 4, words: 'x'.repeat(1001) },
      { stars: 4, dishes: [{ dish: 'Of another order', stars: 1 }] },
      { stars: 4, more: true },
    ]) {
      expect({ wrong, status: await send(id, wrong) }).toEqual({ wrong, status: 400 });
    }
    expect(await send(id, { kind: 'unheard of' }, 'problems')).toBe(400);
    expect(await read(id)).toMatchObject({ isOpen: true, problems: [] });
  });

  it('is taken so often from one address and no more [SHP-30, SEC-06]', async () => {
    const { transactionId: id } = await done();
    const own = newAddress();
    const statuses = [];
    for (let index = 0; index < 13; index += 1) {
      statuses.push((await server.post(path(id, 'rating'), { stars: 1 }, own)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429]);
  });

  it('is in the file of who is signed in; its words go with their other data, its stars stay [SHP-30, SEC-42]', async () => {
    const { headers, id: accountId } = await newCustomer(server);
    const request = await sampleOrder(server);
    const ordered = { ...request, customer: { ...request.customer, accountId } };
    const attempt = await preauthorise(server, ordered, headers);
    const place = placeRequest(ordered, attempt.body);
    const { body: order } = await server.post<Placement>('/v1/orders/place', place, headers);
    const { orderId, transactionId: id } = order;
    const summary = async () => (await server.get<OrderSummary>(`/v1/orders/${id}`)).body;
    expect((await summary()).goesTo?.join()).toContain('Lavender Hill');
    await report(orderId, 'DELIVERED');
    const own = newAddress();
    await server.post(path(id, 'rating'), { stars: 4, words: 'Ask Ada of number 12' }, own);
    await server.post(path(id, 'problems'), { kind: 'late', words: 'Ada waited' }, own);
    const data = await server.get<{ readonly orders: readonly object[] }>(
      '/v2/accounts/myaccount/data',
      headers,
    );
    expect(data.body.orders).toMatchObject([
      {
        rating: { stars: 4, words: 'Ask Ada of number 12' },
        problems: [{ kind: 'late', words: 'Ada waited' }],
      },
    ]);
    await server.db
      .updateTable('order_intent')
      .set({ is_erasure_asked: true })
      .where('transaction_id', '=', id)
      .execute();
    await erasePersonalData(server.db, server.dependencies.markets);
    const left = await read(id);
    expect(left).toMatchObject({
      isOpen: false,
      rating: { stars: 4 },
      problems: [{ kind: 'late' }],
    });
    expect(JSON.stringify(left)).not.toContain('Ada');
    expect((await summary()).goesTo).toBeUndefined();
    expect((await server.post(path(id, 'rating'), { stars: 1 }, own)).status).toBe(409);
  });
});
