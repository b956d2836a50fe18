import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import type { OrderFailure } from '../../../schemas/types/http/orders.ts';
import { call } from '../call.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { preauthorise, sampleOrder } from './sample-orders.ts';

let server: TestServer;
let good: OrderRequest;
beforeAll(async () => {
  server = await startServer();
  good = await sampleOrder(server);
});
afterAll(() => server.close());

/** Signs of a program's inside in an answer. */
const inside = /\bat .+:\d+:\d+|node_modules|\/server\/|Error:|select .+ from/i;

const send = async (body: unknown) => {
  const answer = await server.post<OrderFailure>('/v1/orders/preauthorise', body);
  expect(JSON.stringify(answer.body)).not.toMatch(inside);
  return answer;
};

const payment = (change: object) => ({ ...good, payment: { ...good.payment, ...change } });
const customer = (change: object) => ({ ...good, customer: { ...good.customer, ...change } });
const disposition = (change: object) => ({
  ...good,
  disposition: { ...good.disposition, ...change },
});

describe('a hostile order request', () => {
  it.each<[string, () => unknown, string]>([
    ['another version', () => ({ ...good, version: '2.0' }), 'version'],
    ['no hut', () => ({ ...good, hut: undefined }), 'hut'],
    ['an amount as text', () => payment({ amount: '26.97' }), 'payment.amount'],
    ['a negative amount', () => payment({ amount: -1 }), 'payment.amount'],
    ['no amount', () => payment({ amount: null }), 'payment.amount'],
    ['a huge amount', () => payment({ amount: 1e300 }), 'payment.amount'],
    ['another currency', () => payment({ currency: 'EUR' }), 'payment.currency'],
    ['a field nobody knows', () => ({ ...good, isAdmin: true }), 'isAdmin'],
    ['a huge name', () => customer({ name: 'x'.repeat(10_000) }), 'customer.name'],
    ['a name of blanks', () => customer({ name: '   ' }), 'customer.name'],
    ['a list for a name', () => customer({ name: ['Ada'] }), 'customer.name'],
    ['no time for later', () => disposition({ when: 'scheduled' }), 'disposition.time'],
    [
      'a time past all time',
      () => disposition({ when: 'scheduled', time: 1e300 }),
      'disposition.time',
    ],
    ['a broken time', () => disposition({ when: 'scheduled', time: 1.5 }), 'disposition.time'],
    ['nothing to eat', () => ({ ...good, deals: [] }), 'deals'],
    ['nothing in its deals', () => ({ ...good, deals: [{ id: 'ND', price: 0 }] }), 'deals'],
    ['a hut nobody knows', () => ({ ...good, hut: { id: '9999', sector: 'uk-1' } }), 'hut'],
    ['a sector nobody knows', () => ({ ...good, hut: { id: '1101', sector: '__proto__' } }), 'hut'],
  ])(
    'with %s is answered 400 naming the field [ORD-25, ORD-01, ORD-38]',
    async (_name, body, field) => {
      const { status, body: answer } = await send(body());
      expect(status).toBe(400);
      expect(answer.fields?.map((wrong) => wrong.field)).toContain(field);
    },
  );

  it('is answered 400 when it is not JSON, and 415 when it does not say so', async () => {
    const path = `${server.url}/v1/orders/preauthorise`;
    const json = { 'content-type': 'application/json' };
    const broken = await call(path, { method: 'POST', headers: json, body: '{"version": NaN}' });
    const text = await call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/xml' },
      body: 'x',
    });
    expect([broken.status, text.status]).toEqual([400, 415]);
    expect(JSON.stringify([broken.body, text.body])).not.toMatch(inside);
  });

  it.each(['__proto__', 'constructor', 'hasOwnProperty', 'toString'])(
    'cannot reach the inside with %s as an id',
    async (id) => {
      const item = { id, price: 0, size: id, crust: id, toppings: [id] };
      const bodies = [
        { ...good, deals: [{ id: 'ND', price: 0, pizzas: [item] }] },
        { ...good, deals: [{ id, price: 0, basketDealID: id, pizzas: [item] }] },
        { ...good, discount: { id, value: 0 } },
        { ...good, surcharges: [{ type: id, amount: 1 }] },
        payment({ type: id }),
      ];
      for (const body of bodies) {
        const { status } = await send(body);
        expect(status).toBe(422);
      }
    },
  );

  it('cannot change what objects are', async () => {
    const text = JSON.stringify(good).replace('{', '{"__proto__":{"isAdmin":true},');
    const headers = { 'content-type': 'application/json' };
    const answer = await call(`${server.url}/v1/orders/preauthorise`, {
      method: 'POST',
      headers,
      body: text,
    });
    expect(answer.status).toBe(400);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('leaves nothing behind', async () => {
    const before = await server.db.selectFrom('order_intent').select('order_id').execute();
    await send(payment({ amount: 0.01 }));
    const after = await server.db.selectFrom('order_intent').select('order_id').execute();
    expect(after).toEqual(before);
    expect((await preauthorise(server, good)).status).toBe(200);
  });
});
