import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RefundAnswer } from '../../../schemas/types/http/orders.ts';
import { posKeyOf } from '../../../server/menu/pos-keys.ts';
import { placeOrder } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { cardToken, gatewayPayment, openCardOrder } from './sandbox-payments.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Puts the sandbox's payments where the product kept them before, and forgets the sandbox's tables. */
async function asBefore(): Promise<void> {
  await sql`
    insert into gateway_payment
      (transaction_id, gateway, type, amount_minor, currency, reference, status, token, return_addresses, card,
       captured_minor, refunds)
    select transaction_id, 'sandbox', type, amount_minor, currency, reference, status, token, return_addresses, card,
      captured_minor, refunds
    from "plugin_sandbox-gateway".payment`.execute(server.db);
  await sql`
    insert into gateway_payment_event (transaction_id, at, kind, detail)
    select transaction_id, at, kind, detail from "plugin_sandbox-gateway".payment_event order by id`.execute(
    server.db,
  );
  await sql`drop schema "plugin_sandbox-gateway" cascade`.execute(server.db);
}

it('takes over the payments that the product kept before, with their stories, and gives their money back [GTW-05]', async () => {
  const { request, opened } = await openCardOrder(server);
  const { transactionId } = opened;
  const paymentAuthorisationResponse = await cardToken(server, transactionId, 'approve');
  const { body: placed } = await placeOrder(server, request, opened, {
    paymentAuthorisationResponse,
  });
  const key = {
    authorization: `Bearer ${posKeyOf(server.dependencies.posSecret, 'uk-1', '1101')}`,
  };
  await server.post(`/v1/orders/${placed.orderId}/status`, { order_status: 'CONFIRMED' }, key);
  const before = await gatewayPayment(server, transactionId);
  expect(before.status).toBe('captured');
  await asBefore();
  server = await server.succeed(0);
  expect(await gatewayPayment(server, transactionId)).toEqual(before);
  const { status, body } = await server.post<RefundAnswer>(
    `/v1/orders/${placed.orderId}/refunds`,
    { reason: 'cold' },
    { 'idempotency-key': 'after-the-upgrade', ...key },
  );
  expect([status, body.status]).toEqual([200, 'done']);
  expect((await gatewayPayment(server, transactionId)).status).toBe('refunded');
});
