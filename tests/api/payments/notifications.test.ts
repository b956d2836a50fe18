import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderFailure } from '../../../schemas/types/http/orders.ts';
import { placeOrder, preauthorise, stateOf } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { cardToken, gatewayPayment, openCardOrder, settlesAfter } from './sandbox-payments.ts';
import { approvalOf, approveUnheard, startUnsettled, tellShop } from './silent-gateway.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startUnsettled();
});
afterAll(() => server.close());

const settle = (transactionId: string, outcome: string) =>
  server.post(`/sandbox/gateway/transactions/${transactionId}/outcome`, { outcome });

/** A card order whose payment the gateway has not decided on. */
async function pendingOrder() {
  const { request, opened } = await openCardOrder(server);
  const token = await cardToken(server, opened.transactionId, 'pending');
  const extras = { paymentAuthorisationResponse: token };
  await placeOrder(server, request, opened, extras);
  const place = () => placeOrder<OrderFailure>(server, request, opened, extras);
  return { transactionId: opened.transactionId, place };
}

const stored = (transactionId: string) =>
  server.db
    .selectFrom('order_event')
    .select('kind')
    .where('transaction_id', '=', transactionId)
    .where('kind', '=', 'order-stored')
    .execute();

const notifications = (transactionId: string) =>
  server.db
    .selectFrom('provider_notification')
    .select('notification_id')
    .where('transaction_id', '=', transactionId)
    .execute();

describe('a message of a payment provider', () => {
  const tellAs = (gateway: string, body: string, type: string) =>
    fetch(`${server.url}/v1/payment-providers/${gateway}/notifications`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });

  it.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded'])(
    'is read to the letter by the gateway of its address, whatever its form (%s) [PAY-150]',
    async (type) => {
      const { opened } = await openCardOrder(server);
      const { transactionId } = opened;
      const message = JSON.stringify(await approveUnheard(server, transactionId), undefined, 1);
      expect((await tellAs('elsewhere', message, type)).status).toBe(401);
      expect((await tellAs('sandbox', `${message.slice(0, -4)}x"}`, type)).status).toBe(401);
      expect(await stateOf(server, transactionId)).not.toBe('placed');
      expect((await tellAs('sandbox', message, type)).status).toBe(204);
      expect(await stateOf(server, transactionId)).toBe('placed');
    },
  );
});

describe('a pending payment', () => {
  it('that is approved after the browser went away places its order once [PAY-149, PAY-150, PAY-151]', async () => {
    const { transactionId, place } = await pendingOrder();
    await settle(transactionId, 'approve');
    await expect.poll(() => stateOf(server, transactionId)).toBe('placed');
    await expect.poll(() => notifications(transactionId)).toHaveLength(1);
    const { status, body } = await place();
    expect(status).toBe(410);
    expect(body.orderId).toBeDefined();
    expect(await stored(transactionId)).toHaveLength(1);
  });

  it('that is declined places nothing [PAY-149]', async () => {
    const { transactionId, place } = await pendingOrder();
    await settle(transactionId, 'decline');
    await expect.poll(() => notifications(transactionId)).toHaveLength(1);
    expect((await place()).status).toBe(402);
    expect(await stored(transactionId)).toHaveLength(0);
  });
});

describe('a notification', () => {
  const signed = { notificationId: 'n-1', transactionId: 'x', status: 'approved' };

  it('with a wrong signature is answered 401 and changes nothing [PAY-150]', async () => {
    const { transactionId } = await pendingOrder();
    const forged = await tellShop(server, { ...signed, transactionId, signature: 'A'.repeat(43) });
    expect(forged.status).toBe(401);
    expect(await stateOf(server, transactionId)).toBe('authorising');
    expect((await tellShop(server, { ...signed, signature: '' })).status).toBe(400);
  });
});

/** A payment that the gateway has approved, of which the shop has not heard. */
async function approvedUnheard() {
  const { request, opened } = await openCardOrder(server);
  const { transactionId } = opened;
  const notification = await approveUnheard(server, transactionId);
  return { request, opened, transactionId, notification };
}

describe('an approved payment', () => {
  it('places its order once, however often and at whatever moment the gateway says so [PAY-150, PAY-151]', async () => {
    const { transactionId, notification } = await approvedUnheard();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => tellShop(server, notification)),
    );
    answers.push(await tellShop(server, notification));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(204));
    expect(await stateOf(server, transactionId)).toBe('placed');
    expect(await stored(transactionId)).toHaveLength(1);
  });

  it('is believed by what the gateway knows, not by what a message says', async () => {
    const { opened } = await openCardOrder(server);
    const { transactionId } = opened;
    expect((await tellShop(server, await approvalOf(server, transactionId))).status).toBe(204);
    expect(await stateOf(server, transactionId)).toBe('authorising');
  });

  it('may be told of before our own pre-authorise call has answered [PAY-151]', async () => {
    const { request, transactionId, notification, opened } = await approvedUnheard();
    await server.db
      .updateTable('order_intent')
      .set({ state: 'created', answer: null, caller_key: `key early-${transactionId}` })
      .where('transaction_id', '=', transactionId)
      .execute();
    expect((await tellShop(server, notification)).status).toBe(204);
    const late = await preauthorise(server, request, {
      'idempotency-key': `early-${transactionId}`,
    });
    expect(late.body).toEqual(opened);
    expect(await stateOf(server, transactionId)).toBe('placed');
    expect((await placeOrder(server, request, late.body)).status).toBe(410);
  });

  it('whose browser never comes back is found and placed by the reconciler [PAY-151]', async () => {
    const { transactionId } = await approvedUnheard();
    await expect.poll(() => stateOf(server, transactionId)).toBe('placed');
    expect(await stored(transactionId)).toHaveLength(1);
  });
});

describe('an order whose 15 minutes are over', () => {
  it('is ended by the reconciler, and its payment let go [ORD-97]', async () => {
    const { opened } = await openCardOrder(server);
    await server.clock.advance(16 * 60_000);
    const { transactionId } = opened;
    await expect.poll(() => stateOf(server, transactionId)).toBe('expired');
    const status = async () => (await gatewayPayment(server, transactionId)).status;
    await expect.poll(status).toBe('voided');
  });

  it('is not placed when the gateway says only then that it is paid: the money is let go [ORD-97]', async () => {
    const { transactionId, notification } = await approvedUnheard();
    await server.db
      .updateTable('order_intent')
      .set({ state: 'expired' })
      .where('transaction_id', '=', transactionId)
      .execute();
    expect((await gatewayPayment(server, transactionId)).status).toBe('approved');
    expect((await tellShop(server, notification)).status).toBe(204);
    expect((await gatewayPayment(server, transactionId)).status).toBe('voided');
    expect(await stateOf(server, transactionId)).toBe('expired');
    expect(await stored(transactionId)).toHaveLength(0);
  });
});

describe('a pending payment that nobody settles', () => {
  it('is approved by itself after the set delay [PAY-149]', async () => {
    const quick = await startServer({ environment: settlesAfter(0) });
    try {
      const { request, opened } = await openCardOrder(quick);
      const token = await cardToken(quick, opened.transactionId, 'pending');
      await placeOrder(quick, request, opened, { paymentAuthorisationResponse: token });
      const status = async () => (await gatewayPayment(quick, opened.transactionId)).status;
      await expect.poll(status).toBe('approved');
    } finally {
      await quick.close();
    }
  });
});
