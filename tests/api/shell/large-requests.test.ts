import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import type { Problem } from '../../../schemas/types/http/orders.ts';
import { hostOf, operationsOf, type OpenApiDocument } from '../../fuzz/open-api.ts';
import { unlimitedParts } from '../../fuzz/schema-limits.ts';
import { call } from '../call.ts';
import { sampleOrder } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
let good: OrderRequest;
beforeAll(async () => {
  server = await startServer();
  good = await sampleOrder(server);
});
afterAll(() => server.close());

const send = (path: string, body: string, method = 'POST') =>
  call<Problem>(server.url + path, {
    method,
    headers: { 'content-type': 'application/json', host: hostOf({ path }) },
    body,
  });

const basketOf = ({ hut, payment, disposition, deals }: OrderRequest) => ({
  hut,
  payment,
  disposition,
  deals,
});

/** Objects in each other, `depth` levels of them. */
const nested = (depth: number): string => `${'{"a":'.repeat(depth - 1)}{}${'}'.repeat(depth - 1)}`;

const baskets: Readonly<Record<string, () => object>> = {
  '/v1/basket-validator/': () => basketOf(good),
  '/v1/basket-validator/explain': () => basketOf(good),
  '/v1/deals/optimise': () => ({
    version: '1.0',
    hut: { id: good.hut.id, sector: good.hut.sector },
    disposition: good.disposition,
    payment: { amount: 1 },
    deals: [{ id: 'ND' }],
  }),
  '/v1/orders/preauthorise': () => good,
};

describe('a body', () => {
  it('that is nested deeper than 20 levels is refused before it is validated, on every call that takes one [SEC-01]', async () => {
    const { body: document } = await server.get<OpenApiDocument>('/openapi.json');
    const calls = operationsOf(document).filter(({ body }) => body !== undefined);
    expect(calls.length).toBeGreaterThan(20);
    for (const { method, path } of calls) {
      const answer = await send(path.replaceAll(/\{\w+\}/g, 'x'), nested(21), method);
      expect([path, answer.status]).toEqual([path, 400]);
      expect(JSON.stringify(answer.body)).toContain('is nested deeper than 20 levels');
    }
  });

  it('of 13 KB with an object 2,000 levels deep, in an order that is right but for it, stops nothing [SEC-01]', async () => {
    const order = JSON.stringify({
      ...good,
      customer: { ...good.customer, deliveryLocation: 'HERE' },
    });
    const { status, body } = await send(
      '/v1/orders/preauthorise',
      order.replace('"HERE"', nested(2000)),
    );
    expect([status, body.fields?.[0]?.field]).toEqual([400, 'body']);
    expect((await server.get('/health')).status).toBe(200);
  });

  it('may have brackets in its texts, and 20 levels [SEC-01]', async () => {
    const brackets = await send(
      '/v1/identity/sign-in',
      JSON.stringify({ Username: '{'.repeat(50), Password: '\\"[[['.repeat(10) }),
    );
    expect(brackets.body.message).not.toContain('nested');
    expect((await send('/v1/basket-validator/', nested(20))).body.message).not.toContain('nested');
  });

  it.each(Object.keys(baskets))(
    'of %s holds at most 200 items, loose ones and those of deals together [SEC-01]',
    async (path) => {
      const item = { id: 'garlic-bread', price: 1 };
      const group = (id: string, list: string, length: number) =>
        path.includes('optimise')
          ? { id, [list]: Array.from({ length }, () => ({ id: item.id })) }
          : { id, price: 0, [list]: Array.from({ length }, () => item) };
      const told = async (count: number) => {
        const answer = await server.post<Problem>(path, {
          ...baskets[path]?.(),
          deals: [
            group('ND', 'sides', 100),
            group('some-deal', 'dips', 90),
            group('some-deal', 'drinks', count - 190),
          ],
        });
        return [answer.status, JSON.stringify(answer.body)] as const;
      };
      const [status, tooMany] = await told(201);
      expect(status).toBe(400);
      expect(tooMany).toContain('must not hold more than 200 items');
      expect((await told(200))[1]).not.toContain('must not hold more than');
    },
  );
});

describe('every schema of a request', () => {
  it('gives each object a shape or a limit, each text a length and each list a size [SEC-01]', async () => {
    const { body: document } = await server.get<OpenApiDocument>('/openapi.json');
    const unlimited = operationsOf(document).flatMap(({ method, path, parameters, body }) => [
      ...parameters.flatMap((one) => [
        ...unlimitedParts(one.schema, `${method} ${path} ${one.name}`),
      ]),
      ...(body ? unlimitedParts(body, `${method} ${path} body`) : []),
    ]);
    expect(unlimited).toEqual([]);
  });
});

describe('an answer to a wrong request', () => {
  const wrongItems = Array.from({ length: 30_000 }, () => ({}));

  it.each(Object.keys(baskets))(
    'of 30,000 wrong items to %s names 20 wrong fields at most, in 20 KB at most [SEC-03]',
    async (path) => {
      for (const deals of [
        wrongItems,
        [{ id: 'ND', price: 0, sides: wrongItems }],
        Array.from({ length: 60 }, () => ({ id: 'ND', price: 0, sides: wrongItems.slice(0, 90) })),
      ]) {
        const { status, body } = await send(path, JSON.stringify({ ...baskets[path]?.(), deals }));
        expect(status).toBe(400);
        expect(body.fields?.length).toBeLessThanOrEqual(20);
        expect(JSON.stringify(body).length).toBeLessThan(20_000);
      }
    },
  );

  it('names every wrong field up to the limit, wherever they are [SEC-03]', async () => {
    const { hut: _hut, ...rest } = good;
    const wrong = { ...rest, payment: { ...good.payment, amount: -1 }, deals: [{ id: 7 }] };
    const { body } = await server.post<Problem>('/v1/orders/preauthorise', wrong);
    expect(body.fields?.map(({ field }) => field)).toEqual([
      'hut',
      'payment.amount',
      'deals.0.price',
      'deals.0.id',
    ]);
  });

  it('is short however long the names and values are that were sent [SEC-03]', async () => {
    const long = '\\"<é'.repeat(3000);
    const keys = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`${index}${long.slice(0, 4000)}`, 1]),
    );
    for (const body of [
      { [long]: 1 },
      keys,
      { ...good, version: long },
      Object.fromEntries(Object.keys(keys).map((key) => [key, '\u0000'])),
    ]) {
      const answer = await server.post('/v1/orders/preauthorise', body);
      expect(answer.status).toBe(400);
      expect(JSON.stringify(answer.body).length).toBeLessThan(20_000);
    }
    const unknown = await server.get(`/v1/${"a'b".repeat(3000)}`);
    expect(unknown.status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(unknown.body).length).toBeLessThan(20_000);
  });
});
