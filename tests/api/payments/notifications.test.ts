import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderFailure, OrderSummary } from '../../../schemas/types.ts';
import { placeOrder } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { cardToken, gatewayPayment, openCardOrder } from './sandbox-payments.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ environment: { sandboxSettleMs: 3_600_000 } });
});
afterAll(() => server.close());

const stateOf = async (transactionId: string) =>
  (await server.get<OrderSummary>(`/v1/orders/${transactionId}`)).body.state;

const settle = (transactionId: string, outcome: string) =>
  server.post(`/sandbox/gateway/transactions/${transactionId}/outcome`, { outcome });

const notify = (body: object) => server.post('/v1/payment-providers/notifications', body);

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

describe('a pending payment', () => {
  it('that is approved after the browser went away places its order once [PAY-149, PAY-150, PAY-151]', async () => {
    const { transactionId, place } = await pendingOrder();
    await settle(transactionId, 'approve');
    await expect.poll(() => stateOf(transactionId)).toBe('placed');
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
    const forged = await notify({ ...signed, transactionId, signature: 'A'.repeat(43) });
    expect(forged.status).toBe(401);
    expect(await stateOf(transactionId)).toBe('authorising');
    expect((await notify({ ...signed, signature: '' })).status).toBe(400);
  });
});

describe('a pending payment that nobody settles', () => {
  it('is approved by itself after the set delay [PAY-149]', async () => {
    const quick = await startServer({ environment: { sandboxSettleMs: 0 } });
    try {
      const { request, opened } = await openCardOrder(quick);
      const token = await cardToken(quick, opened.transactionId, 'pending');
      await placeOrder(quick, request, opened, { paymentAuthorisationResponse: token });
      const status = async () => (await gatewayPayment(quick, opened.transactionId)).status;
      await expect.poll(status, { timeout: 5_000 }).toBe('approved');
    } finally {
      await quick.close();
    }
  });
});
