import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PastOrder } from '../../../schemas/types/http/orders.ts';
import { member, memberOrder, placedBy, preauthorisedBy, signedIn } from '../loyalty/members.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { placedOrder, sampleOrder } from './sample-orders.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const path = '/v2/orders/orders/history?storeId=1101';

describe('the history of orders', () => {
  it('needs a good token [ORD-111]', async () => {
    expect((await server.get(path)).status).toBe(401);
    expect((await server.get(path, { authorization: 'Bearer forged' })).status).toBe(401);
    const { headers } = await signedIn(server);
    expect((await server.get(path, headers)).body).toEqual([]);
    expect((await server.get('/v2/orders/orders/history?storeId=', headers)).status).toBe(400);
  });

  it('is the last order at the hut, or as many as are asked for, newest first [ORD-110, ORD-112, BSK-86]', async () => {
    const ada = await member(server);
    const first = await memberOrder(server, ada, 0, {
      items: ['garlic-bread', 'pepperoni-classic'],
    });
    const second = await memberOrder(server, ada, 0);
    const one = await placedBy(server, ada, first);
    const two = await placedBy(server, ada, second);
    const last = await server.get<PastOrder[]>(path, ada.headers);
    expect(last.body).toEqual([
      {
        id: two.orderId,
        transactionId: two.transactionId,
        reference: expect.stringMatching(/\S/),
        status: 'CONFIRMING',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        hut: {
          id: '1101',
          sector: 'uk-1',
          name: 'Clapham Junction',
          timeZone: 'Europe/London',
        },
        disposition: { type: 'delivery', when: 'asap' },
        deals: second.deals,
        total: second.payment.amount,
        lines: [
          { title: 'Pepperoni Classic', amount: 14.49 },
          { title: 'Margherita', amount: 12.99 },
          { title: 'Pepperoni Classic', amount: 14.49 },
        ].map((line) => expect.objectContaining(line)),
        postcode: second.customer.deliveryAddress?.postcode,
      },
    ]);
    const both = await server.get<PastOrder[]>(`${path}&limit=5`, ada.headers);
    expect(both.body.map(({ id }) => id)).toEqual([two.orderId, one.orderId]);
    const elsewhere = '/v2/orders/orders/history?storeId=1102&limit=5';
    expect((await server.get(elsewhere, ada.headers)).body).toEqual([]);
    // Without a hut it is the last order at any of them, by which who comes back is told where they had it [SHP-15].
    const anywhere = await server.get<PastOrder[]>('/v2/orders/orders/history', ada.headers);
    expect(anywhere.body).toEqual(last.body);
    for (const limit of ['0', '-1', '51', 'many']) {
      expect((await server.get(`${path}&limit=${limit}`, ada.headers)).status).toBe(400);
    }
  });

  it('holds nobody else’s orders, none of guests, and none that was not placed [ORD-112]', async () => {
    const [ada, eve] = [await member(server), await member(server)];
    await placedBy(server, eve, await memberOrder(server, eve, 0));
    await placedOrder(server);
    await preauthorisedBy(server, ada, await memberOrder(server, ada, 0));
    expect((await server.get(`${path}&limit=50`, ada.headers)).body).toEqual([]);
  });

  it('holds an order with its discount, and one that names no account but came with a token [ORD-112]', async () => {
    const ada = await signedIn(server);
    const voucher = (await server.get<{ id: string }>('/v1/vouchers/uk-1/SAVE20')).body;
    const items = ['pepperoni-classic', 'margherita'];
    const request = await sampleOrder(server, { items, voucher: voucher as never });
    await placedBy(server, ada, request);
    const { body } = await server.get<PastOrder[]>(path, ada.headers);
    expect(body[0]?.discount).toEqual(request.discount);
  });
});
