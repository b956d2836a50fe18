import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderFailure } from '../../../schemas/types/http/orders.ts';
import { posKeyOf } from '../../../server/menu/pos-keys.ts';
import { pluginsWith, replacedPlugin } from '../made-up-plugin.ts';
import { placeOrder, stateOf } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { cardToken, gatewayPayment, openCardOrder } from './sandbox-payments.ts';

/**
 * A gateway whose provider has ids of its own, approves all that is open, and answers for one that it is not notified again
 * as for one it does not know.
 */
const providerWithIds = (held: string) => `{
  id: 'elsewhere',
  testMode: false,
  serves: () => true,
  open: async ({ transactionId }) => ({
    step: { kind: 'token', token: 't', tokenValidFrom: '2026-03-04T18:30:00.000Z' },
    memory: { provider: 'p-' + transactionId },
  }),
  status: async ({ transactionId, amount, memory }) => {
    if (memory.provider !== 'p-' + transactionId) return undefined;
    const status = memory.taken === 'yes' ? 'captured' : 'approved';
    return { status, amount: ${held}, memory: { asked: 'yes' } };
  },
  capture: async (payment, amount) => {
    if (payment.memory.asked !== 'yes') throw new Error('The memory is lost.');
    return { status: 'captured', amount, memory: { taken: 'yes' } };
  },
  void: async () => ({ status: 'voided' }),
  refund: async () => ({ status: 'refunded' }),
  verifyNotification: async () => undefined,
}`;

/** A server whose British market has such a gateway. */
const startWith = (held: string): Promise<TestServer> =>
  startServer({
    manifests: {
      uk: {
        payments: { gateway: 'elsewhere' },
        plugins: replacedPlugin('uk', 'sandbox-gateway', 'gateway-elsewhere'),
      },
    },
    environment: {
      pluginsDir: pluginsWith({
        id: 'gateway-elsewhere',
        point: 'payment-gateway',
        name: 'elsewhere',
        made: providerWithIds(held),
      }),
    },
  });

const moneyOf = async (server: TestServer, transactionId: string) => {
  const { money } = await server.db
    .selectFrom('order_intent')
    .select('money')
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow();
  return money;
};

describe('a gateway whose provider has ids of its own', () => {
  it('is told again at every call what it gave to be kept, and nobody else is [GTW-01]', async () => {
    const server = await startWith('amount');
    try {
      const { request, opened } = await openCardOrder(server);
      expect(JSON.stringify(opened)).not.toContain(`p-${opened.transactionId}`);
      const { status } = await placeOrder(server, request, opened);
      expect(status).toBe(200);
      const posKey = posKeyOf(server.dependencies.posSecret, 'uk-1', '1101');
      const headers = { authorization: `Bearer ${posKey}` };
      const path = `/v1/orders/${opened.orderId}/status`;
      await server.post(path, { order_status: 'CONFIRMED' }, headers);
      expect(await moneyOf(server, opened.transactionId)).toBe('captured');
      const shown = await server.get<string>(`/v1/orders/${opened.transactionId}`);
      expect(JSON.stringify(shown.body)).not.toContain(`p-${opened.transactionId}`);
    } finally {
      await server.close();
    }
  });

  it.each([
    ['less', '{ ...amount, minor: amount.minor - 1 }'],
    ['more', '{ ...amount, minor: amount.minor + 1 }'],
    ['another currency', "{ ...amount, currency: 'USD' }"],
  ])('is not believed when it approves %s [GTW-19]', async (_what, held) => {
    const server = await startWith(held);
    try {
      const { request, opened } = await openCardOrder(server);
      const { status, body } = await placeOrder<OrderFailure>(server, request, opened);
      expect(status).toBe(502);
      expect(body).toMatchObject({
        name: 'authorise-error',
        transactionId: opened.transactionId,
        customerOrderReference: opened.customerOrderReference,
      });
      expect(await stateOf(server, opened.transactionId)).not.toBe('placed');
      expect(await moneyOf(server, opened.transactionId)).toBe('open');
    } finally {
      await server.close();
    }
  });
});

describe('a return address that somebody made up', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  it.each(['mac2', 'hash', 'signature'] as const)(
    'with a wrong %s places nothing, and does not end the payment of its customer [ORD-90, ORD-98]',
    async (name) => {
      const { request, opened } = await openCardOrder(server);
      const forged = { orderid: opened.transactionId, [name]: 'A'.repeat(43) };
      const refused = await placeOrder<OrderFailure>(server, request, opened, forged);
      expect(refused).toMatchObject({ status: 402, body: { name: 'authorise-error' } });
      expect((await gatewayPayment(server, opened.transactionId)).status).toBe('created');
      const token = await cardToken(server, opened.transactionId, 'approve');
      const paid = await placeOrder(server, request, opened, {
        paymentAuthorisationResponse: token,
      });
      expect(paid.status).toBe(200);
    },
  );
});
