import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { posKeyOf } from '../../../server/menu/pos-keys.ts';
import { placedOrder } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { readEvents } from './event-source.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const report = (orderId: string, order_status: string) =>
  server.post(
    `/v1/orders/${orderId}/status`,
    { order_status },
    { authorization: `Bearer ${posKeyOf(server.dependencies.posSecret, 'uk-1', '1101')}` },
  );

const follow = async (transactionId: string) =>
  readEvents(`${server.url}/v1/orders/${transactionId}/tracking/events`);

const last = (reader: Awaited<ReturnType<typeof readEvents>>) => reader.infos.at(-1)?.order_status;

describe('the events of an order', () => {
  it('start with the state of now, tell every tracker of each new one, and end with the last', async () => {
    const { orderId, transactionId } = await placedOrder(server);
    const [one, other] = await Promise.all([follow(transactionId), follow(transactionId)]);
    expect(one.contentType).toContain('text/event-stream');
    await expect.poll(() => [last(one), last(other)]).toEqual(['CONFIRMING', 'CONFIRMING']);
    await report(orderId, 'CONFIRMED');
    await expect.poll(() => [last(one), last(other)]).toEqual(['CONFIRMED', 'CONFIRMED']);
    await report(orderId, 'DELIVERED');
    await Promise.all([one.ended, other.ended]);
    expect([last(one), last(other)]).toEqual(['DELIVERED', 'DELIVERED']);
  });

  it('tell who comes back what was missed', async () => {
    const { orderId, transactionId } = await placedOrder(server);
    const first = await follow(transactionId);
    first.close();
    await report(orderId, 'COOKING');
    const second = await follow(transactionId);
    await expect.poll(() => last(second)).toBe('COOKING');
    second.close();
  });

  it('reach trackers however the change was made: the database tells every process', async () => {
    const { transactionId } = await placedOrder(server);
    const reader = await follow(transactionId);
    await expect.poll(() => last(reader)).toBe('CONFIRMING');
    await server.db
      .updateTable('order_intent')
      .set({ order_status: 'PACKING' })
      .where('transaction_id', '=', transactionId)
      .execute();
    await server.database.publish('order_status', transactionId);
    await expect.poll(() => last(reader)).toBe('PACKING');
    reader.close();
  });

  it('are not there for an order nobody knows', async () => {
    const { status } = await server.get(`/v1/orders/${'0'.repeat(40)}/tracking/events`);
    expect(status).toBe(404);
  });
});
