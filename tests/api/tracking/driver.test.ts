import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { erasePersonalData } from '../../../server/personal-data/erase-personal-data.ts';
import { placedOrder } from '../orders/sample-orders.ts';
import { minuteMs, openTill, tracked, type TillServer } from '../pos/scripted-hut.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { readEvents } from './event-source.ts';
import { ago, kept, nearby, onTheWay, report, status } from './told-drivers.ts';

/** Everything that the server logged. */
const log: string[] = [];

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    environment: { kitchenPaceMs: 'off' },
    onLog: (line) => log.push(line),
  });
});
afterAll(() => server.close());

describe('where the driver of an order is', () => {
  it('is told to its customer, asked for and pushed, to ten metres, with the minutes left [SHP-33]', async () => {
    const { orderId, transactionId } = await onTheWay(server);
    const reader = await readEvents(`${server.url}/v1/orders/${transactionId}/tracking/events`);
    onTestFinished(() => reader.close());
    const pushed = () => reader.infos.at(-1)?.driver;
    await expect.poll(() => reader.infos.length).toBe(1);
    expect(pushed()).toBeUndefined();

    const taken = await report(server, orderId, { minutesLeft: 7 });
    expect([taken.status, taken.body]).toEqual([200, { isTaken: true }]);
    await expect
      .poll(pushed)
      .toMatchObject({ latitude: 51.4651, longitude: -0.161, minutesLeft: 7 });
    await server.clock.advance(90_000);
    const { driver } = await tracked(server, transactionId);
    expect(driver?.secondsAgo).toBeGreaterThanOrEqual(90);
    expect(driver?.secondsAgo).toBeLessThan(600);

    await report(server, orderId, { latitude: 51.4661 });
    await expect.poll(() => pushed()?.latitude).toBe(51.4661);
    expect(pushed()).not.toHaveProperty('minutesLeft');
    await status(server, orderId, 'ALMOST_ARRIVED');
    expect((await tracked(server, transactionId)).driver).toMatchObject({ latitude: 51.4661 });
    const other = await onTheWay(server);
    expect((await tracked(server, other.transactionId)).driver).toBeUndefined();
  });

  it('is taken from no hut before pick-up and after the end, of no order that nobody drives, and forgotten at the end [SHP-33, SEC-42]', async () => {
    for (const end of ['DELIVERED', 'FAILED']) {
      const { orderId, transactionId } = await placedOrder(server);
      for (const before of ['CONFIRMED', 'PREPARING', 'COOKING', 'PACKING']) {
        await status(server, orderId, before);
        const { status: code, body } = await report(server, orderId);
        expect([code, body['name']]).toEqual([409, 'NOT_ON_THE_WAY']);
        expect((await tracked(server, transactionId)).driver).toBeUndefined();
      }
      await status(server, orderId, 'DISPATCHED');
      expect((await report(server, orderId)).body).toEqual({ isTaken: true });
      expect(await kept(server, transactionId)).toHaveLength(1);
      const ended = await status(server, orderId, end);
      expect(JSON.stringify(ended.body)).not.toContain('driver');
      expect(await kept(server, transactionId)).toEqual([]);
      expect((await tracked(server, transactionId)).driver).toBeUndefined();
      expect((await report(server, orderId)).status).toBe(409);
    }
    const collected = await placedOrder(server, { disposition: 'collection' });
    await status(server, collected.orderId, 'READY');
    expect((await report(server, collected.orderId)).status).toBe(409);
  });

  it('is told for a quarter of an hour after the last news, then forgotten [SHP-33, SEC-42]', async () => {
    const { orderId, transactionId } = await onTheWay(server);
    await report(server, orderId);
    await server.clock.advance(14 * minuteMs);
    await erasePersonalData(server.db, server.dependencies.markets);
    expect((await tracked(server, transactionId)).driver?.latitude).toBe(51.4651);
    await server.clock.advance(minuteMs);
    expect((await tracked(server, transactionId)).driver).toBeUndefined();
    await erasePersonalData(server.db, server.dependencies.markets);
    expect(await kept(server, transactionId)).toEqual([]);
  });

  it('is left aside when it is old or out of order, with the reason [SHP-33]', async () => {
    const { orderId, transactionId } = await onTheWay(server);
    const answer = async (position: object) => {
      const { status: code, body } = await report(server, orderId, position);
      return [code, body['isTaken'], body['reason']];
    };
    expect(await answer({ at: ago(server, 11 * minuteMs) })).toEqual([200, false, 'too-old']);
    const at = ago(server, 5_000);
    expect(await answer({ at })).toEqual([200, true, undefined]);
    const late = { latitude: 51.47, at };
    expect(await answer(late)).toEqual([200, false, 'out-of-order']);
    expect(await answer({ ...late, at: ago(server, 60_000) })).toEqual([
      200,
      false,
      'out-of-order',
    ]);
    const ahead = { at: ago(server, -30_000) };
    expect(await answer(ahead)).toEqual([200, true, undefined]);
    expect((await tracked(server, transactionId)).driver?.secondsAgo).toBe(0);
    expect(await answer(ahead)).toEqual([200, false, 'out-of-order']);
    await server.clock.advance(minuteMs);
    const present = { at: ago(server) };
    const both = await Promise.all([answer(present), answer(present)]);
    expect(both.filter(([, isTaken]) => isTaken)).toHaveLength(1);
    expect((await tracked(server, transactionId)).driver?.latitude).toBe(51.4651);
  });

  it('is refused when it cannot be true or is no place, and what is known stays [SHP-33]', async () => {
    const { orderId, transactionId } = await onTheWay(server);
    await report(server, orderId, { at: ago(server, 1_000) });
    const refused: readonly [number, object][] = [
      [422, { at: ago(server, -2 * minuteMs) }],
      [422, { at: '2026-06-30T23:59:60Z' }],
      [422, { latitude: 48.8648, longitude: 2.3762 }],
      [422, { latitude: 0, longitude: 0 }],
      [400, { latitude: 90.1 }],
      [400, { longitude: -180.5 }],
      [400, { latitude: null }],
      [400, { latitude: '51.4642' }],
      [400, { at: 'now' }],
      [400, { at: undefined }],
      [400, { minutesLeft: -1 }],
      [400, { minutesLeft: 2.5 }],
      [400, { name: 'Jo the driver' }],
    ];
    for (const [code, position] of refused) {
      const answer = await report(server, orderId, position);
      expect([code, JSON.stringify(position)]).toEqual([answer.status, JSON.stringify(position)]);
    }
    expect((await tracked(server, transactionId)).driver?.latitude).toBe(51.4651);
    expect(log.join('')).not.toMatch(/51\.465|48\.8648|Jo the driver/);
  });

  it('is told by the hut of the order only [SHP-33]', async () => {
    const { orderId, transactionId } = await onTheWay(server);
    const path = `/v1/orders/${orderId}/position`;
    const body = { ...nearby, at: ago(server) };
    expect((await server.post(path, body)).status).toBe(401);
    expect((await server.post(path, body, { authorization: 'Bearer guessed' })).status).toBe(401);
    expect((await report(server, orderId, {}, '1102')).status).toBe(403);
    expect((await report(server, 'none')).status).toBe(404);
    expect(await kept(server, transactionId)).toEqual([]);
  });

  it('is taken thirty times a minute for an order, and again later [SHP-33]', async () => {
    const { orderId } = await onTheWay(server);
    const other = await onTheWay(server);
    const answers = await Promise.all(Array.from({ length: 31 }, () => report(server, orderId)));
    expect(answers.filter(({ status: code }) => code === 200)).toHaveLength(30);
    const refused = answers.find(({ status: code }) => code === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await report(server, other.orderId)).status).toBe(200);
    await server.clock.advance(minuteMs);
    expect((await report(server, orderId)).body).toEqual({ isTaken: true });
  });
});

describe('the position of a driver that a hut signs', () => {
  const signed = async (
    { server: at, till }: TillServer,
    said: object,
    { path = '/v1/huts/uk-1/1101/positions', late = 0, body = '' } = {},
  ) => {
    const message = till.report(said, at.clock.now() - late);
    const headers = { ...message.headers, 'content-type': 'application/json' };
    const answer = await fetch(at.url + path, {
      method: 'POST',
      headers,
      body: body || message.body,
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };

  it('is taken like one with the key, and refused unless it is signed, unaltered and fresh [SHP-33]', async () => {
    const opened = await openTill();
    const { server: tilled, logged } = opened;
    const { orderId, transactionId } = await onTheWay(tilled);
    const said = { orderId, ...nearby, at: ago(tilled), minutesLeft: 4 };
    const altered = JSON.stringify({ ...said, latitude: 51.47 });
    for (const wrong of [
      { body: altered },
      { late: 6 * minuteMs },
      { late: -6 * minuteMs },
      { path: '/v1/huts/uk-1/1102/positions' },
    ]) {
      expect((await signed(opened, said, wrong)).status).toBe(401);
    }
    expect(logged('with a wrong signature')).toHaveLength(4);
    expect((await signed(opened, said, { path: '/v1/huts/uk-1/1103/positions' })).status).toBe(403);
    expect((await signed(opened, { orderId, order_status: 'DELIVERED' })).status).toBe(400);
    expect((await signed(opened, said, { path: '/v1/huts/uk-1/1101/statuses' })).status).toBe(400);
    expect((await signed(opened, { ...said, orderId: 5 })).status).toBe(404);
    expect((await tracked(tilled, transactionId)).driver).toBeUndefined();
    const { status: code, body } = await signed(opened, said);
    expect([code, body]).toEqual([200, { isTaken: true }]);
    expect((await signed(opened, said)).body).toEqual({ isTaken: false, reason: 'out-of-order' });
    expect((await tracked(tilled, transactionId)).driver).toMatchObject({ minutesLeft: 4 });
    expect(opened.log.join('')).not.toContain('51.465');
  });

  it('is no call of a hut that reports with its key [SHP-33]', async () => {
    const opened = await openTill({ adapter: 'pos-pull' });
    const { orderId } = await onTheWay(opened.server);
    const said = { orderId, ...nearby, at: ago(opened.server) };
    expect((await signed(opened, said)).status).toBe(404);
    expect((await report(opened.server, orderId)).body).toEqual({ isTaken: true });
  });
});
