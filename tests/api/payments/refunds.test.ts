import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type {
  OrderFailure,
  OrderSummary,
  RefundAnswer,
} from '../../../schemas/types/http/orders.ts';
import { posKeyOf } from '../../../server/menu/pos-keys.ts';
import { newEmail } from '../accounts/sample-accounts.ts';
import { placedOrder, placeOrder, type Sample } from '../orders/sample-orders.ts';
import { pluginsWith, replacedPlugin } from '../made-up-plugin.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { cardToken, gatewayPayment, keptPayments, openCardOrder } from './sandbox-payments.ts';
import { patient } from '../../setup/patient.ts';

const hutKey = (server: TestServer, hutId = '1101') => ({
  authorization: `Bearer ${posKeyOf(server.dependencies.posSecret, 'uk-1', hutId)}`,
});

/** An order that was paid by card; its money is held. */
async function paidOrder(server: TestServer, sample: Sample = {}) {
  const { request, opened } = await openCardOrder(server, sample);
  const paymentAuthorisationResponse = await cardToken(server, opened.transactionId, 'approve');
  const placed = await placeOrder(server, request, opened, { paymentAuthorisationResponse });
  if (placed.status !== 200) throw new Error(JSON.stringify(placed.body));
  return placed.body;
}

const report = (server: TestServer, orderId: string, order_status: string) =>
  server.post(`/v1/orders/${orderId}/status`, { order_status }, hutKey(server));

/** An order whose money was taken. */
async function takenOrder(server: TestServer, sample: Sample = {}) {
  const placed = await paidOrder(server, sample);
  await report(server, placed.orderId, 'CONFIRMED');
  return placed;
}

const refund = <Body = RefundAnswer>(
  server: TestServer,
  orderId: string,
  key: string,
  wanted: object,
  headers: Readonly<Record<string, string>> = hutKey(server),
) =>
  server.post<Body>(`/v1/orders/${orderId}/refunds`, wanted, {
    'idempotency-key': key,
    ...headers,
  });

const ledger = async (server: TestServer, transactionId: string) => {
  const rows = await server.db
    .selectFrom('order_event')
    .select('kind')
    .where('transaction_id', '=', transactionId)
    .where('kind', 'like', 'refund-%')
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
};

const summary = async (server: TestServer, transactionId: string) =>
  (await server.get<OrderSummary>(`/v1/orders/${transactionId}`)).body;

const minor = (amount: number) => Math.round(amount * 100);

describe('money that a hut gives back', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const refundsAt = async (transactionId: string) => {
    const kept = await keptPayments(server);
    return kept.find((payment) => payment.transaction_id === transactionId)?.refunds ?? {};
  };

  it('goes back through the gateway in parts and then whole, shows on the order and in its story, and the customer is told by mail [GTW-21]', async () => {
    const email = newEmail();
    const { orderId, transactionId, total } = await takenOrder(server, { email });
    const part = await refund(server, orderId, 'cold-pizza', { amount: 5, reason: 'cold' });
    expect(part).toMatchObject({
      status: 200,
      body: { amount: 5, reason: 'cold', status: 'done', left: Number((total - 5).toFixed(2)) },
    });
    expect(await refundsAt(transactionId)).toEqual({ 'cold-pizza': 500 });
    expect((await summary(server, transactionId)).refunded).toBe(5);
    const rest = await refund(server, orderId, 'the-rest', { reason: 'all wrong' });
    expect(rest.body).toMatchObject({ status: 'done', left: 0 });
    expect((await gatewayPayment(server, transactionId)).status).toBe('refunded');
    expect((await summary(server, transactionId)).refunded).toBe(total);
    expect(await ledger(server, transactionId)).toEqual([
      'refund-asked',
      'refund-done',
      'refund-asked',
      'refund-done',
    ]);
    const subjects = async () => {
      const letters = await server.db
        .selectFrom('sent_mail')
        .select('subject')
        .where('recipient', '=', email)
        .execute();
      return letters.map(({ subject }) => subject);
    };
    await vi.waitFor(async () => expect(await subjects()).toHaveLength(3), patient);
    expect((await subjects()).filter((subject) => subject.startsWith('£5.00'))).toHaveLength(1);
    expect((await refund(server, orderId, 'once-more', { reason: 'x' })).status).toBe(409);
  });

  it('goes back once however often it is asked for, at once or later [GTW-21]', async () => {
    const { orderId, transactionId } = await takenOrder(server);
    const ask = () => refund(server, orderId, 'same-key', { amount: 3, reason: 'late' });
    const answers = await Promise.all(Array.from({ length: 6 }, ask));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect((await ask()).body).toMatchObject({ amount: 3, status: 'done' });
    expect(await refundsAt(transactionId)).toEqual({ 'same-key': 300 });
    expect(await ledger(server, transactionId)).toEqual(['refund-asked', 'refund-done']);
    for (const wanted of [
      { amount: 4, reason: 'late' },
      { amount: 3, reason: 'other' },
    ]) {
      const other = await refund<OrderFailure>(server, orderId, 'same-key', wanted);
      expect(other).toMatchObject({ status: 409, body: { name: 'KEY_REUSED' } });
    }
  });

  it('is never more than was paid, by however many people at once [GTW-21]', async () => {
    const { orderId, transactionId, total } = await takenOrder(server);
    const above = await refund<OrderFailure>(server, orderId, 'too-much-1', {
      amount: Number((total + 0.01).toFixed(2)),
      reason: 'x',
    });
    expect(above).toMatchObject({ status: 422, body: { name: 'REFUND_TOO_HIGH' } });
    const half = Number((total * 0.4).toFixed(2));
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        refund(server, orderId, `person-${index}`, { amount: half, reason: 'x' }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 422, 422, 422,
    ]);
    const given = Object.values(await refundsAt(transactionId)).reduce((sum, one) => sum + one, 0);
    expect(given).toBe(2 * minor(half));
  });

  it('is asked for by the hut of the order alone, with a key, an amount and a reason [GTW-21]', async () => {
    const { orderId } = await takenOrder(server);
    const wanted = { amount: 1, reason: 'x' };
    const key = 'some-key';
    expect((await refund(server, orderId, key, wanted, {})).status).toBe(401);
    expect((await refund(server, orderId, key, wanted, hutKey(server, '1102'))).status).toBe(403);
    expect((await refund(server, 'b1946ac9-2f0b-4e0c-8e0e-0d0c0b0a0908', key, wanted)).status).toBe(
      404,
    );
    const path = `/v1/orders/${orderId}/refunds`;
    expect((await server.post(path, wanted, hutKey(server))).status).toBe(400);
    for (const wrong of [
      { amount: 1 },
      { amount: 0, reason: 'x' },
      { amount: -1, reason: 'x' },
      { amount: 0.001, reason: 'x' },
      { amount: '1', reason: 'x' },
      { amount: 1, reason: ' ' },
      { amount: 1, reason: 'x', more: 1 },
    ]) {
      expect([wrong, (await refund(server, orderId, key, wrong)).status]).toEqual([wrong, 400]);
    }
  });

  it('is none of an order that is paid at the door, or that came to nothing [GTW-21]', async () => {
    const cash = await placedOrder(server);
    const answer = await refund<OrderFailure>(server, cash.orderId, 'cash-key', { reason: 'x' });
    expect(answer).toMatchObject({ status: 409, body: { name: 'NOTHING_TO_REFUND' } });
    const failed = await takenOrder(server);
    await report(server, failed.orderId, 'FAILED');
    expect((await refund(server, failed.orderId, 'late-key', { reason: 'x' })).status).toBe(409);
  });

  it('waits until the money is taken, and is part of what goes back when the order fails [GTW-21]', async () => {
    const held = await paidOrder(server);
    const asked = await refund(server, held.orderId, 'early-key', { amount: 2, reason: 'x' });
    expect(asked.body.status).toBe('asked');
    expect(await refundsAt(held.transactionId)).toEqual({});
    await report(server, held.orderId, 'CONFIRMED');
    expect(await refundsAt(held.transactionId)).toEqual({ 'early-key': 200 });
    await report(server, held.orderId, 'FAILED');
    const given = await refundsAt(held.transactionId);
    expect(given).toEqual({ 'early-key': 200, whole: minor(held.total) - 200 });
    expect((await gatewayPayment(server, held.transactionId)).status).toBe('refunded');
  });
});

describe('a refund that the gateway does not answer', () => {
  const awayAtFirst = `(() => {
    let tries = 0;
    return {
      id: 'elsewhere',
      testMode: false,
      serves: () => true,
      open: async () => ({ step: { kind: 'token', token: 't', tokenValidFrom: '2026-03-04T18:30:00.000Z' } }),
      status: async ({ memory }) => ({ status: memory.taken === 'yes' ? 'captured' : 'approved' }),
      capture: async () => ({ status: 'captured', memory: { taken: 'yes' } }),
      void: async () => ({ status: 'voided' }),
      refund: async () => {
        tries += 1;
        if (tries === 1) throw new Error('Nobody answers.');
        return { status: 'captured', memory: { tries: String(tries) } };
      },
      verifyNotification: async () => undefined,
    };
  })()`;

  it('is asked for again, without anybody asking for it again [GTW-21]', async () => {
    const server = await startServer({
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
          made: awayAtFirst,
        }),
      },
    });
    try {
      const { request, opened } = await openCardOrder(server);
      const placed = await placeOrder(server, request, opened);
      await report(server, placed.body.orderId, 'CONFIRMED');
      const ask = () => refund(server, opened.orderId, 'patient-key', { amount: 2, reason: 'x' });
      expect((await ask()).body.status).toBe('asked');
      await server.clock.advance(60_000);
      const isDone = async () =>
        (await ledger(server, opened.transactionId)).includes('refund-done');
      await vi.waitFor(async () => expect(await isDone()).toBe(true), patient);
      expect((await ask()).body.status).toBe('done');
    } finally {
      await server.close();
    }
  });
});
