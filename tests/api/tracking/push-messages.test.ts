import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { placedOrder, type Sample } from '../orders/sample-orders.ts';
import { type PushService, startPushService } from '../../setup/push-service.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { follow, followers, unfollow } from './followers.ts';
import { status, withKey } from './told-drivers.ts';
import { patient } from '../../setup/patient.ts';

const log: string[] = [];
let push: PushService;
let server: TestServer;
beforeAll(async () => {
  push = await startPushService();
  server = await startServer({
    environment: { pushService: push.origin, kitchenPaceMs: 'off' },
    onLog: (line) => log.push(line),
  });
});
afterAll(async () => {
  await server.close();
  await push.close();
});

/** An order, and a browser that follows it. */
async function followed(sample: Sample = {}, language = 'en-GB') {
  const order = await placedOrder(server, sample);
  const { pushKey } = (await followers(server, order.transactionId)).body;
  const browser = push.subscribe(pushKey);
  const asked = await follow(server, order.transactionId, browser, language);
  expect(asked.status).toBe(200);
  return { ...order, browser, asked: asked.body };
}

const letters = (transactionId: string) =>
  server.db
    .selectFrom('letter')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .where('way', '=', 'push')
    .orderBy('id')
    .execute();

const rows = (transactionId: string) =>
  server.db
    .selectFrom('order_follower')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .execute();

describe('a browser that asked', () => {
  it('is told that the order is accepted, on the way and delivered, encrypted for it and signed by the shop, and nothing between [SHP-32]', async () => {
    const { orderId, transactionId, customerOrderReference, browser } = await followed();
    const titles = () => browser.received.map(({ message }) => message['title']);
    const told: string[] = [];
    for (const [reported, title] of [
      ['CONFIRMED', 'The restaurant has accepted your order'],
      ['PREPARING'],
      ['COOKING'],
      ['DISPATCHED', 'Your order is on its way'],
      ['ALMOST_ARRIVED'],
      ['DELIVERED', 'Delivered. Enjoy!'],
    ] as const) {
      expect((await status(server, orderId, reported)).status).toBe(200);
      if (title !== undefined) told.push(title);
      await vi.waitFor(() => expect(titles()).toEqual(told), patient);
    }
    const [accepted, onTheWay] = browser.received;
    expect(accepted?.message).toEqual({
      title: 'The restaurant has accepted your order',
      body: `Fornello · ${customerOrderReference}`,
      language: 'en-GB',
      transactionId,
    });
    expect(accepted?.contact).toBe('https://uk.localhost');
    expect(accepted?.headers).toMatchObject({ ttl: '7200', urgency: 'normal' });
    expect(accepted?.headers['content-encoding']).toBe('aes128gcm');
    expect(accepted?.headers['topic']).toMatch(/^[\w-]{32}$/);
    expect(onTheWay?.headers).toMatchObject({
      urgency: 'high',
      topic: accepted?.headers['topic'],
    });
    for (const { size } of browser.received) expect(size).toBeLessThanOrEqual(4096);
    expect(await rows(transactionId)).toEqual([]);
    await vi.waitFor(
      async () =>
        expect(await letters(transactionId)).toMatchObject(
          told.map(() => ({ outcome: 'sent', tries: 1, recipient: null, mail: null })),
        ),
      patient,
    );
    expect(log.join('')).not.toContain(browser.subscription.endpoint);
  });

  it('is told in the language of its page, and of an order to be collected when it is ready, and no more [SHP-32]', async () => {
    const sample: Sample = {
      sector: 'fr-1',
      hutId: '1101',
      items: ['reine', 'frites'],
      paymentType: 'cash/ticket',
      disposition: 'collection',
    };
    const { orderId, transactionId, browser } = await followed(sample, 'fr-FR');
    const report = (order_status: string) =>
      server.post(
        `/v1/orders/${orderId}/status`,
        { order_status },
        withKey(server, '1101', 'fr-1'),
      );
    await report('CONFIRMED');
    await vi.waitFor(() => expect(browser.received).toHaveLength(1), patient);
    await report('READY');
    await vi.waitFor(() => expect(browser.received).toHaveLength(2), patient);
    await report('DELIVERED');
    expect(browser.received.map(({ message }) => message['title'])).toEqual([
      expect.stringMatching(/accepté/),
      expect.stringMatching(/prête/),
    ]);
    expect(browser.received[0]?.message).toMatchObject({ language: 'fr-FR' });
    expect(await letters(transactionId)).toHaveLength(2);
    expect(await rows(transactionId)).toEqual([]);
  });

  it('is told once, whatever status is reported twice, and only of the last where several are skipped [SHP-32]', async () => {
    const { orderId, transactionId, browser } = await followed();
    await status(server, orderId, 'DISPATCHED');
    await status(server, orderId, 'DISPATCHED');
    await status(server, orderId, 'ALMOST_ARRIVED');
    await vi.waitFor(() => expect(browser.received).toHaveLength(1), patient);
    expect(await letters(transactionId)).toHaveLength(1);
    expect(browser.received[0]?.message).toMatchObject({ title: 'Your order is on its way' });
  });

  it('is told that the hut could not take the order [SHP-32]', async () => {
    const { orderId, browser } = await followed();
    await status(server, orderId, 'FAILED');
    await vi.waitFor(() => expect(browser.received).toHaveLength(1), patient);
    expect(browser.received[0]?.message).toMatchObject({
      title: 'The restaurant could not take your order',
    });
  });

  it('is told no more once it says so, while others are [SHP-32]', async () => {
    const { orderId, transactionId, browser, asked } = await followed();
    const other = push.subscribe(asked.pushKey);
    const [id = ''] = asked.pushed;
    expect((await follow(server, transactionId, other)).body.pushed).toHaveLength(2);
    const { body } = await unfollow(server, transactionId, id);
    expect(body.pushed).toHaveLength(1);
    expect(body.pushed).not.toContain(id);
    await status(server, orderId, 'CONFIRMED');
    await vi.waitFor(() => expect(other.received).toHaveLength(1), patient);
    expect(browser.calls()).toBe(0);
  });
});

it('what waits for a browser that wants to hear no more is never sent [SHP-32]', async () => {
  const { orderId, transactionId, browser, asked } = await followed();
  browser.answer(500);
  await status(server, orderId, 'CONFIRMED');
  await vi.waitFor(() => expect(browser.calls()).toBe(1), patient);
  await unfollow(server, transactionId, asked.pushed[0] ?? '');
  expect(await letters(transactionId)).toEqual([]);
});

describe('a push service', () => {
  it.each([404, 410])(
    'that answers %i knows the browser no more: it is forgotten, whatever orders it follows [SHP-32]',
    async (gone) => {
      const { orderId, transactionId, browser } = await followed();
      const second = await placedOrder(server);
      await follow(server, second.transactionId, browser);
      browser.answer(gone);
      await status(server, orderId, 'CONFIRMED');
      await vi.waitFor(async () => expect(await rows(transactionId)).toEqual([]), patient);
      expect(await rows(second.transactionId)).toEqual([]);
      await vi.waitFor(
        async () => expect(await letters(transactionId)).toMatchObject([{ outcome: 'failed' }]),
        patient,
      );
      await status(server, orderId, 'DISPATCHED');
      expect(await letters(transactionId)).toHaveLength(1);
      expect(browser.calls()).toBe(1);
    },
  );

  it('that fails is tried again later, ever less often, also by the process that comes after [SHP-32]', async () => {
    const { orderId, transactionId, browser } = await followed();
    browser.answer(500);
    await status(server, orderId, 'CONFIRMED');
    await vi.waitFor(() => expect(browser.calls()).toBe(1), patient);
    const waits = async () => (await letters(transactionId))[0];
    await vi.waitFor(async () => {
      const due = (await waits())?.due_at.getTime() ?? 0;
      expect(due - server.clock.now()).toBeLessThanOrEqual(31_000);
    }, patient);
    await server.clock.advance(31_000);
    const askedAgain = server.clock.now();
    await vi.waitFor(() => expect(browser.calls()).toBe(2), patient);
    await vi.waitFor(async () => {
      const due = (await waits())?.due_at.getTime() ?? 0;
      expect(due - askedAgain).toBeGreaterThan(55_000);
      expect(due - server.clock.now()).toBeLessThanOrEqual(60_000);
    }, patient);
    browser.answer(201);
    server = await server.succeed(0);
    await server.clock.advance(61_000);
    await vi.waitFor(() => expect(browser.received).toHaveLength(1), patient);
    await vi.waitFor(async () => expect((await waits())?.outcome).toBe('sent'), patient);
    expect(await letters(transactionId)).toHaveLength(1);
  });

  it('that asks for a pause gets it [SHP-32]', async () => {
    const { orderId, transactionId, browser } = await followed();
    browser.answer(429, { 'retry-after': '600' });
    const asked = server.clock.now();
    await status(server, orderId, 'CONFIRMED');
    await vi.waitFor(async () => {
      const [letter] = await letters(transactionId);
      const pause = (letter?.due_at.getTime() ?? 0) - asked;
      expect(pause).toBeGreaterThan(590_000);
    }, patient);
    expect(browser.calls()).toBe(1);
  });

  it('that was away gets the news and not what it replaces [SHP-32]', async () => {
    const { orderId, transactionId, browser } = await followed();
    browser.answer(503);
    await status(server, orderId, 'CONFIRMED');
    await vi.waitFor(() => expect(browser.calls()).toBe(1), patient);
    browser.answer(201);
    await status(server, orderId, 'DISPATCHED');
    await vi.waitFor(() => expect(browser.received).toHaveLength(1), patient);
    expect(browser.received[0]?.message).toMatchObject({ title: 'Your order is on its way' });
    expect(await letters(transactionId)).toHaveLength(1);
  });

  it('that stays away is given up once it would be no news [SHP-32]', async () => {
    const { orderId, transactionId, browser } = await followed();
    browser.answer(500);
    await status(server, orderId, 'CONFIRMED');
    await vi.waitFor(() => expect(browser.calls()).toBe(1), patient);
    await server.clock.advance(2 * 3_600_000);
    await vi.waitFor(
      async () => expect(await letters(transactionId)).toMatchObject([{ outcome: 'failed' }]),
      patient,
    );
  });

  it('that will never take a message is not asked again, and no redirect is followed [SHP-32]', async () => {
    for (const [answer, headers] of [
      [413, {}],
      [307, { location: `${push.origin}/elsewhere` }],
    ] as const) {
      const { orderId, transactionId, browser } = await followed();
      browser.answer(answer, headers);
      await status(server, orderId, 'CONFIRMED');
      await vi.waitFor(
        async () =>
          expect(await letters(transactionId)).toMatchObject([{ outcome: 'failed', mail: null }]),
        patient,
      );
      expect(browser.calls()).toBe(1);
    }
  });
});
