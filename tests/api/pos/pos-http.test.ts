import { describe, expect, it } from 'vitest';
import { placedOrder } from '../orders/sample-orders.ts';
import type { TestServer } from '../start-server.ts';
import {
  endOf,
  minuteMs,
  openTill,
  paidOrder,
  tracked,
  untaken,
  type TillServer,
} from './scripted-hut.ts';

/** How a status is sent, where it is not by hut 1101, now, and as it was signed. */
interface Sending {
  readonly hut?: string;
  readonly at?: number;
  readonly change?: { readonly body?: string; readonly signature?: string };
}

/** Reports a status as the hut of the path, signed at a moment. */
const report = async (
  { server, till }: TillServer,
  said: object,
  { hut = '1101', at = server.clock.now(), change = {} }: Sending = {},
) => {
  const { headers, body } = till.report(said, at);
  const signature = change.signature ?? headers['x-comanda-signature'] ?? '';
  const answer = await fetch(`${server.url}/v1/huts/uk-1/${hut}/statuses`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'x-comanda-signature': signature },
    body: change.body ?? body,
  });
  return {
    status: answer.status,
    body: (await answer.json()) as Readonly<Record<string, unknown>>,
  };
};

/** Sets the clock on, past the pause of whatever waits. */
const passMinutes = (server: TestServer, minutes: number) =>
  server.clock.advance(minutes * minuteMs);

describe('an order at a hut with a point of sale', () => {
  it('is handed over once, signed and keyed, with what the hut makes and nothing that pays [GTW-36]', async () => {
    const { server, till } = await openTill();
    const { orderId, transactionId } = await placedOrder(server);
    await expect.poll(till.orders).toEqual([orderId]);
    await expect.poll(() => untaken(server)).toEqual([]);
    const [got] = till.got;
    expect(got?.path).toBe('/uk-1/1101');
    expect(got?.headers['idempotency-key']).toBe(orderId);
    expect(got?.order).toMatchObject({
      orderId,
      order_status: 'CONFIRMING',
      hut: { sector: 'uk-1', id: '1101' },
      payment: { currency: 'GBP' },
      customer: { email: expect.any(String) },
    });
    expect(JSON.stringify(got?.order)).not.toMatch(/transactionId|orderState|Token|credits/);
    await passMinutes(server, 20);
    const later = await placedOrder(server);
    await expect.poll(till.orders).toEqual([orderId, later.orderId]);
    expect((await tracked(server, transactionId)).order_status).toBe('CONFIRMING');
    expect(till.got.length).toBe(2);
    expect(till.unsigned()).toBe(0);
  });

  it('is signed with the secret of its hut where the hut has one [GTW-36]', async () => {
    const { server, till } = await openTill();
    const { orderId } = await placedOrder(server, { hutId: '1102' });
    await expect.poll(till.orders).toEqual([orderId]);
    expect([till.got[0]?.path, till.unsigned()]).toEqual(['/uk-1/1102', 0]);
  });

  it('is handed over again until the hut answers, under the same key, and taken without alarm [GTW-36]', async () => {
    const { logged, server, till } = await openTill();
    const repair = till.answer(500);
    const { orderId } = await placedOrder(server);
    await expect.poll(() => till.got.length).toBe(1);
    const silence = till.answer('silent');
    await passMinutes(server, 0.5);
    await expect.poll(() => till.got.length).toBe(2);
    expect(await untaken(server)).toEqual([orderId]);
    silence();
    repair();
    await passMinutes(server, 0.5);
    await expect.poll(() => untaken(server)).toEqual([]);
    expect(till.orders()).toEqual([orderId]);
    expect(new Set(till.got.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    await passMinutes(server, 30);
    expect(logged('no hut has taken an order')).toEqual([]);
  });

  it('that nobody takes within two minutes is told of once, without the customer [GTW-36]', async () => {
    const { log, logged, server, till } = await openTill();
    till.answer(503);
    const { orderId, transactionId } = await placedOrder(server);
    await expect.poll(() => till.got.length).toBe(1);
    await passMinutes(server, 1.9);
    await expect.poll(() => till.got.length).toBe(2);
    const alarms = () => logged('no hut has taken an order');
    expect(alarms()).toEqual([]);
    await passMinutes(server, 0.2);
    await expect.poll(() => alarms().length).toBe(1);
    expect(alarms()[0]).toMatchObject({ level: 50, orderId, hutId: '1101', adapter: 'pos-http' });
    await passMinutes(server, 5);
    await expect.poll(() => till.got.length).toBeGreaterThan(3);
    expect(alarms().length).toBe(1);
    expect(log.join('')).not.toMatch(/ada@|Lovelace|secret of/i);
    expect((await tracked(server, transactionId)).order_status).toBe('CONFIRMING');
    expect(await untaken(server)).toEqual([orderId]);
  });

  it('that nobody takes by the limit of the manifest is failed, its money given back and its customer written to [GTW-36, TRK-38]', async () => {
    const { logged, server, till } = await openTill();
    till.answer('silent');
    const { transactionId } = await paidOrder(server);
    await expect.poll(() => till.got.length).toBe(1);
    expect((await endOf(server, transactionId)).money).toBe('approved');
    await passMinutes(server, 14);
    await expect.poll(() => till.got.length).toBeGreaterThan(1);
    expect((await endOf(server, transactionId)).status).toBe('CONFIRMING');
    await passMinutes(server, 1.1);
    await expect
      .poll(() => endOf(server, transactionId))
      .toMatchObject({
        status: 'FAILED',
        money: 'voided',
        letters: ['order placed', 'order failed'],
      });
    expect(await untaken(server)).toEqual([]);
    expect(logged('order failed: no hut').length).toBe(1);
  });

  it('that its hut refuses is failed at once, and its money given back [GTW-36]', async () => {
    const { server, till } = await openTill();
    till.answer(422);
    const { transactionId } = await paidOrder(server);
    await expect
      .poll(() => endOf(server, transactionId))
      .toMatchObject({ status: 'FAILED', money: 'voided' });
    expect(till.got.length).toBe(1);
  });

  it('is not taken by a hut that finds its signature wrong [GTW-36]', async () => {
    const { server, till } = await openTill({ secret: 'another secret' });
    const { orderId } = await placedOrder(server);
    await expect.poll(till.unsigned).toBeGreaterThan(0);
    expect(till.got).toEqual([]);
    expect(await untaken(server)).toEqual([orderId]);
  });
});

describe('a status that a hut signs', () => {
  it('moves its order on, takes the money, and does nothing when it comes again [GTW-36, TRK-35, TRK-38]', async () => {
    const open = await openTill();
    const { server } = open;
    const { orderId, transactionId } = await paidOrder(server);
    for (const order_status of ['CONFIRMED', 'CONFIRMED', 'COOKING', 'DISPATCHED', 'DELIVERED']) {
      const { status, body } = await report(open, { orderId, order_status });
      expect([status, body['order_status']]).toEqual([200, order_status]);
    }
    expect(await endOf(server, transactionId)).toMatchObject({
      status: 'DELIVERED',
      money: 'captured',
    });
    const { history } = await tracked(server, transactionId);
    expect(history.map(({ order_status }) => order_status)).toEqual([
      'CONFIRMING',
      'CONFIRMED',
      'COOKING',
      'DISPATCHED',
      'DELIVERED',
    ]);
    expect((await report(open, { orderId, order_status: 'COOKING' })).status).toBe(409);
  });

  it('takes an order whose answer was lost, so that no alarm comes [GTW-36]', async () => {
    const open = await openTill();
    const { logged, server, till } = open;
    till.answer('silent');
    const { orderId, transactionId } = await placedOrder(server);
    await expect.poll(() => till.got.length).toBe(1);
    expect((await report(open, { orderId, order_status: 'CONFIRMED' })).status).toBe(200);
    expect(await untaken(server)).toEqual([]);
    await passMinutes(server, 30);
    await placedOrder(server);
    await expect.poll(() => till.orders().length).toBe(2);
    expect(logged('no hut has taken an order')).toEqual([]);
    expect((await tracked(server, transactionId)).order_status).toBe('CONFIRMED');
  });

  it('is refused and logged unless it is signed, unaltered and fresh, by the hut of the order [GTW-36]', async () => {
    const open = await openTill();
    const { logged, server } = open;
    const { orderId, transactionId } = await placedOrder(server);
    const said = { orderId, order_status: 'DELIVERED' };
    const at = server.clock.now();
    const altered = JSON.stringify({ ...said, order_status: 'FAILED' });
    const wrong = [
      { change: { signature: 'a'.repeat(64) } },
      { change: { signature: '' } },
      { change: { body: altered } },
      { at: at - 6 * minuteMs },
      { at: at + 6 * minuteMs },
      { hut: '1102' },
    ];
    for (const one of wrong) expect((await report(open, said, one)).status).toBe(401);
    expect(logged('a status of an order with a wrong signature').length).toBe(wrong.length);
    expect((await report(open, said, { hut: '1103' })).status).toBe(403);
    expect((await tracked(server, transactionId)).order_status).toBe('CONFIRMING');
  });

  it('that is replayed later is refused [GTW-36]', async () => {
    const open = await openTill();
    const { server } = open;
    const { orderId } = await placedOrder(server);
    const at = server.clock.now();
    const said = { orderId, order_status: 'CONFIRMED' };
    expect((await report(open, said, { at })).status).toBe(200);
    expect((await report(open, said, { at })).status).toBe(200);
    await passMinutes(server, 6);
    expect((await report(open, said, { at })).status).toBe(401);
  });

  it('that makes no sense, or of an order nobody knows, changes nothing [GTW-36, TRK-34]', async () => {
    const open = await openTill();
    const { orderId } = await placedOrder(open.server);
    for (const said of [{}, [], { orderId, order_status: 'BURNT' }, { orderId, colour: 'red' }]) {
      expect((await report(open, said)).status).toBe(400);
    }
    for (const other of ['none', 5]) {
      const said = { orderId: other, order_status: 'CONFIRMED' };
      expect((await report(open, said)).status).toBe(404);
    }
    const { status } = await open.server.post('/v1/huts/fr-1/1101/statuses', {});
    expect(status).toBe(404);
  });
});
