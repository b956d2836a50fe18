import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderFailure } from '../../../schemas/types/http/orders.ts';
import { findIntent } from '../../../server/intents/intent-repository.ts';
import { placeOrder, stateOf } from '../orders/sample-orders.ts';
import type { TestServer } from '../start-server.ts';
import { cardToken, gatewayPayment, openCardOrder, type TestCard } from './sandbox-payments.ts';
import { startUnsettled } from './silent-gateway.ts';
import { choose } from './ways-to-pay.ts';

const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startUnsettled({ gatewayTimeoutMs: 3_000 }, (line) => lines.push(line));
});
afterAll(() => server.close());

interface Conduct {
  readonly answers?: string;
  readonly messages?: string;
}

/** Tells the sandbox how to behave about a payment. */
async function behave(transactionId: string, conduct: Conduct): Promise<void> {
  const path = `${server.url}/sandbox/gateway/transactions/${transactionId}/conduct`;
  const { status } = await fetch(path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(conduct),
  });
  expect(status).toBe(200);
}

/** A card order whose card was typed; `place` as its browser does. */
async function typedOrder(card: TestCard) {
  const { request, opened } = await openCardOrder(server);
  const { transactionId } = opened;
  const token = await cardToken(server, transactionId, card);
  const extras = { paymentAuthorisationResponse: token };
  return { transactionId, place: () => placeOrder<OrderFailure>(server, request, opened, extras) };
}

/** A card order that the bank has not decided on, of which the shop is told in some way. */
async function pendingOrder(messages: string) {
  const order = await typedOrder('pending');
  await order.place();
  await behave(order.transactionId, { messages });
  return order;
}

/** The ids of the messages about a payment that the shop has acted on. */
const heard = async (transactionId: string) =>
  (
    await server.db
      .selectFrom('provider_notification')
      .select('notification_id')
      .where('transaction_id', '=', transactionId)
      .execute()
  ).map(({ notification_id: id }) => id);

const stateNow = (transactionId: string) => () => stateOf(server, transactionId);

const moneyOf = (transactionId: string) => async () =>
  (await findIntent(server.db, transactionId))?.money;

const paymentNow = (transactionId: string) => async () =>
  (await gatewayPayment(server, transactionId)).status;

/** How often something stands in the story of a payment. */
const times = async (transactionId: string, kind: string) =>
  (await gatewayPayment(server, transactionId)).events.filter((event) => event.kind === kind)
    .length;

/** The order is there once, and its amount held once. */
async function expectOneOrder(transactionId: string): Promise<void> {
  const stored = await server.db
    .selectFrom('order_event')
    .select('kind')
    .where('transaction_id', '=', transactionId)
    .where('kind', '=', 'order-stored')
    .execute();
  expect(stored).toHaveLength(1);
  expect(await paymentNow(transactionId)()).toBe('approved');
  expect(await times(transactionId, 'approved')).toBe(1);
  expect((await findIntent(server.db, transactionId))?.money).toBe('open');
}

const forged = () => lines.filter((line) => line.includes('forged-notification')).length;

describe('the shop and a sandbox that tells of an approved payment', () => {
  it('late agree before it does, and afterwards [GTW-05]', async () => {
    const { transactionId, place } = await pendingOrder('late');
    await choose(server, transactionId, 'approve');
    expect((await place()).status).toBe(200);
    expect(await heard(transactionId)).toEqual([]);
    await server.clock.advance(61_000);
    await expect.poll(() => heard(transactionId)).toEqual([`${transactionId}:approved`]);
    await expectOneOrder(transactionId);
  });

  it('twice at once agree on one order [GTW-05]', async () => {
    const { transactionId } = await pendingOrder('twice');
    await choose(server, transactionId, 'approve');
    await expect.poll(() => heard(transactionId)).toEqual([`${transactionId}:approved`]);
    await expect.poll(stateNow(transactionId)).toBe('placed');
    await expectOneOrder(transactionId);
  });

  it('out of order agree on how it stands, not on how it stood [GTW-05]', async () => {
    const { transactionId } = await pendingOrder('out-of-order');
    await choose(server, transactionId, 'approve');
    await expect
      .poll(() => heard(transactionId))
      .toEqual([`${transactionId}:approved`, `${transactionId}:pending`]);
    await expectOneOrder(transactionId);
  });

  it('never agree all the same, since the shop asks [GTW-05]', async () => {
    const { transactionId } = await pendingOrder('never');
    await choose(server, transactionId, 'approve');
    await expect.poll(stateNow(transactionId)).toBe('placed');
    expect(await heard(transactionId)).toEqual([]);
    await expectOneOrder(transactionId);
  });

  it('by a wrong signature are not led to an order by it, which is logged [GTW-05]', async () => {
    const { transactionId } = await pendingOrder('wrongly-signed');
    const before = forged();
    await choose(server, transactionId, 'decline');
    await expect.poll(forged).toBeGreaterThan(before);
    expect(await heard(transactionId)).toEqual([]);
    expect(await stateOf(server, transactionId)).not.toBe('placed');
    expect(await times(transactionId, 'approved')).toBe(0);
  });

  it('by a wrong signature agree by the question of the shop [GTW-05]', async () => {
    const { transactionId } = await pendingOrder('wrongly-signed');
    const before = forged();
    await choose(server, transactionId, 'approve');
    await expect.poll(forged).toBeGreaterThan(before);
    await expect.poll(stateNow(transactionId)).toBe('placed');
    expect(await heard(transactionId)).toEqual([]);
    await expectOneOrder(transactionId);
  });
});

describe('the shop and a sandbox that answers', () => {
  it.each(['late', 'never'])(
    '%s let go of the payment and the order, and of what was held [GTW-05, PAY-165]',
    async (answers) => {
      const { transactionId, place } = await typedOrder('approve');
      await behave(transactionId, { answers });
      const { status, body } = await place();
      expect([status, body.reasons?.[0]?.code]).toEqual([504, 'payment-timeout']);
      expect(await times(transactionId, 'approved')).toBe(answers === 'late' ? 1 : 0);
      await behave(transactionId, {});
      await expect.poll(moneyOf(transactionId)).toBe('voided');
      expect(await paymentNow(transactionId)()).toBe('voided');
      expect(await stateOf(server, transactionId)).not.toBe('placed');
      expect((await place()).status).not.toBe(200);
    },
  );
});

describe('the API of the sandbox', () => {
  it.each([undefined, 'Bearer ', 'Bearer wrong'])(
    'takes no call with the key %s [GTW-05]',
    async (authorization) => {
      const { transactionId } = await typedOrder('approve');
      const headers = authorization === undefined ? {} : { authorization };
      const path = `/sandbox/gateway/v1/payments/${transactionId}`;
      expect((await server.get(path, headers)).status).toBe(401);
      expect((await server.post(`${path}/void`, {}, headers)).status).toBe(401);
      expect(await paymentNow(transactionId)()).toBe('created');
    },
  );
});
