import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pushKeys } from '../../../server/letters/push-keys.ts';
import { erasePersonalData } from '../../../server/personal-data/erase-personal-data.ts';
import { placedOrder, type Sample } from '../orders/sample-orders.ts';
import { type PushService, startPushService } from '../../setup/push-service.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { follow, followByText, followers, unfollow } from './followers.ts';
import { status, withKey } from './told-drivers.ts';
import { patient } from '../../setup/patient.ts';

let push: PushService;
let server: TestServer;
beforeAll(async () => {
  push = await startPushService();
  server = await startServer({
    environment: { pushService: push.origin, kitchenPaceMs: 'off' },
  });
});
afterAll(async () => {
  await server.close();
  await push.close();
});

const india: Sample = { sector: 'in-1', hutId: '4001', items: ['margherita', 'garlic-bread'] };

const inIndia = (orderId: string, order_status: string) =>
  server.post(
    `/v1/orders/${orderId}/status`,
    { order_status },
    withKey(server, india.hutId, india.sector),
  );

const textsTo = (phone: string) =>
  server.db
    .selectFrom('sent_mail')
    .select(['market', 'body'])
    .where('recipient', '=', phone)
    .orderBy('id')
    .execute();

describe('the key that browsers subscribe with', () => {
  it('is made at the first start, and the same for every order, process and start [SHP-32]', async () => {
    const keys = await pushKeys(server.db);
    expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
    const orders = [await placedOrder(server), await placedOrder(server)];
    for (const { transactionId } of orders) {
      const { body } = await followers(server, transactionId);
      expect(body.pushKey).toBe(keys.publicKey);
    }
    server = await server.succeed(0);
    const { body } = await followers(server, orders[0]?.transactionId ?? '');
    expect(body.pushKey).toBe(keys.publicKey);
    expect(JSON.stringify(body)).not.toContain(keys.privateKey);
  });
});

describe('text messages', () => {
  it('tell of the same, to the phone of the order with its country, in the language of the page, where a plugin sends some [SHP-32]', async () => {
    const { orderId, transactionId, customerOrderReference } = await placedOrder(server, {
      ...india,
      phone: '0 98765 00001',
    });
    expect((await followers(server, transactionId)).body).toMatchObject({ texted: false });
    expect((await followByText(server, transactionId)).body).toMatchObject({ texted: true });
    for (const order_status of ['CONFIRMED', 'COOKING', 'DISPATCHED', 'DELIVERED']) {
      await inIndia(orderId, order_status);
      await vi.waitFor(
        async () =>
          expect(
            await server.db
              .selectFrom('letter')
              .select('id')
              .where('transaction_id', '=', transactionId)
              .where('ended_at', 'is', null)
              .execute(),
          ).toEqual([]),
        patient,
      );
    }
    expect(await textsTo('+919876500001')).toEqual(
      [
        'The restaurant has accepted your order',
        'Your order is on its way',
        'Delivered. Enjoy!',
      ].map((text) => ({ market: 'in', body: `Fornello · ${customerOrderReference}: ${text}` })),
    );
    expect((await followers(server, transactionId)).body).toMatchObject({
      isOpen: false,
      texted: false,
    });
  });

  it('come to nobody who did not ask, or said no more [SHP-32]', async () => {
    const { orderId, transactionId } = await placedOrder(server, {
      ...india,
      phone: '0 98765 00002',
    });
    await followByText(server, transactionId);
    expect((await unfollow(server, transactionId, 'text')).body).toMatchObject({ texted: false });
    await inIndia(orderId, 'CONFIRMED');
    expect(
      await server.db
        .selectFrom('letter')
        .select('id')
        .where('transaction_id', '=', transactionId)
        .where('way', '!=', 'mail')
        .execute(),
    ).toEqual([]);
    expect(await textsTo('+919876500002')).toEqual([]);
  });

  it('are offered in no market without such a plugin [SHP-32]', async () => {
    const { transactionId } = await placedOrder(server);
    expect((await followers(server, transactionId)).body).not.toHaveProperty('texted');
    expect((await followByText(server, transactionId)).status).toBe(404);
  });
});

describe('an order', () => {
  it('is followed by its own id, only while it is not at its end, and answers are kept nowhere [SHP-32]', async () => {
    const browser = push.subscribe((await pushKeys(server.db)).publicKey);
    expect((await followers(server, 'unknown')).status).toBe(404);
    expect((await follow(server, 'unknown', browser)).status).toBe(404);
    const { orderId, transactionId } = await placedOrder(server);
    expect((await follow(server, orderId, browser)).status).toBe(404);
    const answer = await followers(server, transactionId);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body.isOpen).toBe(true);
    await status(server, orderId, 'DELIVERED');
    expect((await followers(server, transactionId)).body.isOpen).toBe(false);
    const late = await follow(server, transactionId, browser);
    expect([late.status, late.body.name]).toEqual([409, 'NOTHING_TO_FOLLOW']);
  });

  it('is followed once by a browser, however often it asks, and by so many and no more [SHP-32]', async () => {
    const key = (await pushKeys(server.db)).publicKey;
    const { transactionId } = await placedOrder(server);
    const [first, ...others] = Array.from({ length: 5 }, () => push.subscribe(key));
    if (!first) throw new Error('There is no browser.');
    await Promise.all([1, 2, 3].map(() => follow(server, transactionId, first)));
    expect((await followers(server, transactionId)).body.pushed).toHaveLength(1);
    for (const other of others) await follow(server, transactionId, other);
    const tooMany = await follow(server, transactionId, push.subscribe(key));
    expect([tooMany.status, tooMany.body.name]).toEqual([409, 'TOO_MANY_FOLLOWERS']);
    expect((await follow(server, transactionId, first)).status).toBe(200);
    expect((await followers(server, transactionId)).body.pushed).toHaveLength(5);
  });

  it('takes no address that is not one of a push service in public, and no key that is none [SHP-32]', async () => {
    const { transactionId } = await placedOrder(server);
    const { subscription } = push.subscribe((await pushKeys(server.db)).publicKey);
    const wrong: readonly object[] = [
      ...[
        'http://push.example.com/1',
        'https://localhost/1',
        'https://127.0.0.1/1',
        'https://10.1.2.3/1',
        'https://[::1]/1',
        'https://[::ffff:127.0.0.1]/1',
        'https://169.254.169.254/latest',
        'https://2130706433/1',
        'https://push.example.com:8443/1',
        'https://user:word@push.example.com/1',
        'https://intranet/1',
        'file:///etc/passwd',
        'no address',
        `https://push.example.com/${'x'.repeat(1000)}`,
        `${push.origin.replace('127.0.0.1', '127.0.0.2')}/1`,
      ].map((endpoint) => ({ ...subscription, endpoint })),
      { ...subscription, keys: { ...subscription.keys, p256dh: `B${'A'.repeat(86)}` } },
      { ...subscription, keys: { ...subscription.keys, auth: 'short' } },
      { ...subscription, more: true },
      { endpoint: subscription.endpoint },
    ];
    for (const one of wrong) {
      const answer = await follow(server, transactionId, { subscription: one } as never);
      expect([JSON.stringify(one), answer.status]).toEqual([JSON.stringify(one), 400]);
    }
    expect((await followers(server, transactionId)).body.pushed).toEqual([]);
  });

  it('whose data is erased is followed by nobody any more [SHP-32, SEC-42]', async () => {
    const { transactionId } = await placedOrder(server);
    await follow(server, transactionId, push.subscribe((await pushKeys(server.db)).publicKey));
    const { manifest } = server.dependencies.markets.byId('uk')?.market ?? {};
    await server.clock.advance((manifest?.personalData.orderLifeMs ?? 0) + 1000);
    await erasePersonalData(server.db, server.dependencies.markets);
    const left = await server.db
      .selectFrom('order_follower')
      .select('id')
      .where('transaction_id', '=', transactionId)
      .execute();
    expect(left).toEqual([]);
  });
});
