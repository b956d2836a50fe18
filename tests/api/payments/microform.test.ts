import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderFailure, OrderSummary } from '../../../schemas/types/http/orders.ts';
import { posKeyOf } from '../../../server/menu/pos-keys.ts';
import { placeOrder, stateOf } from '../orders/sample-orders.ts';
import type { TestServer } from '../start-server.ts';
import { cardToken, gatewayPayment, openCardOrder, type TestCard } from './sandbox-payments.ts';
import { startUnsettled } from './silent-gateway.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startUnsettled({ gatewayTimeoutMs: 10_000 });
});
afterAll(() => server.close());

const statusOf = async (transactionId: string) =>
  (await gatewayPayment(server, transactionId)).status;

const pollStatus = async (transactionId: string) =>
  (await server.get<{ status: string }>(`/v1/payments/${transactionId}/status`)).body.status;

const report = (orderId: string, order_status: string) =>
  server.post(
    `/v1/orders/${orderId}/status`,
    { order_status },
    { authorization: `Bearer ${posKeyOf(server.dependencies.posSecret, 'uk-1', '1101')}` },
  );

/** Pays an order with a card and places it. */
async function payWith(card: TestCard, sample = {}) {
  const { request, opened } = await openCardOrder(server, sample);
  const token = await cardToken(server, opened.transactionId, card);
  const place = () =>
    placeOrder<OrderFailure & { threeDSUrl?: string }>(server, request, opened, {
      paymentAuthorisationResponse: token,
    });
  return { request, opened, place, answer: await place() };
}

const isPlaced = async (transactionId: string) =>
  (await stateOf(server, transactionId)) === 'placed';

describe('a card payment in a frame', () => {
  it('opens with a token and when it begins to hold [PAY-24, ORD-70, PAY-143]', async () => {
    const { request, opened } = await openCardOrder(server);
    expect(opened).toMatchObject({ paymentType: 'microform', totalPrice: request.payment.amount });
    expect(opened.token).toMatch(/^[\w-]{32}$/);
    expect(Math.abs(Date.parse(opened.tokenValidFrom ?? '') - server.clock.now())).toBeLessThan(
      60_000,
    );
    expect(await gatewayPayment(server, opened.transactionId)).toMatchObject({
      type: 'microform',
      amount: request.payment.amount,
      currency: 'GBP',
      reference: opened.customerOrderReference,
      status: 'created',
      events: [{ kind: 'created' }],
    });
  });

  it('places the order when approved, and only holds the amount [PAY-24, ORD-103]', async () => {
    const { opened, answer } = await payWith('approve');
    expect(answer.status).toBe(200);
    expect(await statusOf(opened.transactionId)).toBe('approved');
    expect(await isPlaced(opened.transactionId)).toBe(true);
    expect(await pollStatus(opened.transactionId)).toBe('approved');
  });

  it('is captured when the hut confirms [TRK-38, ORD-103, PAY-146]', async () => {
    const { opened } = await payWith('approve');
    await report(opened.orderId, 'CONFIRMED');
    await report(opened.orderId, 'PREPARING');
    const { status, events } = await gatewayPayment(server, opened.transactionId);
    expect(status).toBe('captured');
    expect(events.filter(({ kind }) => kind === 'captured')).toHaveLength(1);
  });

  it('is let go when the order fails before it is confirmed, refunded when after [TRK-38, ORD-103]', async () => {
    const early = await payWith('approve');
    await report(early.opened.orderId, 'FAILED');
    expect(await statusOf(early.opened.transactionId)).toBe('voided');
    const late = await payWith('approve');
    await report(late.opened.orderId, 'CONFIRMED');
    await report(late.opened.orderId, 'FAILED');
    expect(await statusOf(late.opened.transactionId)).toBe('refunded');
  });

  it('places nothing when declined, and takes a second card [ORD-98, ORD-72]', async () => {
    const { request, opened, answer } = await payWith('decline');
    expect(answer.status).toBe(402);
    expect(answer.body).toMatchObject({
      name: 'authorise-error',
      message: expect.stringMatching(/\w/),
      transactionId: opened.transactionId,
      customerOrderReference: opened.customerOrderReference,
      reasons: [{ code: 'payment-declined' }],
    });
    expect(await isPlaced(opened.transactionId)).toBe(false);
    expect(await pollStatus(opened.transactionId)).toBe('declined');
    const token = await cardToken(server, opened.transactionId, 'approve');
    const extras = { paymentAuthorisationResponse: token };
    expect((await placeOrder(server, request, opened, extras)).status).toBe(200);
  });

  it('tells an exception of the gateway from a declined card', async () => {
    const { opened, answer } = await payWith('exception');
    expect([answer.status, answer.body.reasons]).toEqual([402, [{ code: 'payment-exception' }]]);
    expect(await pollStatus(opened.transactionId)).toBe('exception');
    expect(await isPlaced(opened.transactionId)).toBe(false);
  });

  it('shows the bank’s page first when it wants 3-D Secure, and then is placed or not [ORD-92, PAY-24]', async () => {
    for (const result of ['passed', 'failed'] as const) {
      const { opened, answer, place } = await payWith('challenge');
      expect(answer.status).toBe(202);
      expect(answer.body.threeDSUrl).toBe(`/sandbox/gateway/three-ds/${opened.transactionId}`);
      expect(await isPlaced(opened.transactionId)).toBe(false);
      expect((await server.get(answer.body.threeDSUrl ?? '')).status).toBe(200);
      await server.post(answer.body.threeDSUrl ?? '', { result });
      expect((await place()).status).toBe(result === 'passed' ? 200 : 402);
    }
  });

  it('waits while it is pending [PAY-130]', async () => {
    const { opened, answer } = await payWith('pending');
    expect([answer.status, answer.body]).toMatchObject([202, { status: 'PENDING' }]);
    expect(await pollStatus(opened.transactionId)).toBe('pending');
    expect(await isPlaced(opened.transactionId)).toBe(false);
  });

  it('is let go when the gateway never answers [PAY-165]', async () => {
    const { opened, answer } = await payWith('timeout');
    expect([answer.status, answer.body.name]).toEqual([504, 'authorise-error']);
    expect(await statusOf(opened.transactionId)).toBe('voided');
    const { body } = await server.get<OrderSummary>(`/v1/orders/${opened.transactionId}`);
    expect(body.state).toBe('cancelled');
  });

  it('leaves the payment open when the form is cancelled', async () => {
    const { opened } = await openCardOrder(server);
    const path = `/sandbox/gateway/transactions/${opened.transactionId}/outcome`;
    const { body } = await server.post<{ callback: object }>(path, { outcome: 'cancel' });
    expect(body.callback).toEqual({ type: 'card-cancelled' });
    expect(await statusOf(opened.transactionId)).toBe('created');
  });

  it('places nothing without a card, or with a token of another payment [ORD-98]', async () => {
    const one = await openCardOrder(server);
    const other = await openCardOrder(server);
    const stolen = await cardToken(server, other.opened.transactionId, 'approve');
    const without = await placeOrder<OrderFailure>(server, one.request, one.opened);
    const wrong = await placeOrder<OrderFailure>(server, one.request, one.opened, {
      paymentAuthorisationResponse: stolen,
      orderid: 'approved',
      hash: 'approved',
    });
    expect([without.status, wrong.status]).toEqual([402, 402]);
    expect(await isPlaced(one.opened.transactionId)).toBe(false);
  });

  it('is held once when two place calls come at the same moment [ORD-100]', async () => {
    const { request, opened } = await openCardOrder(server);
    const paymentAuthorisationResponse = await cardToken(server, opened.transactionId, 'approve');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        placeOrder(server, request, opened, { paymentAuthorisationResponse }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 410, 410, 410, 410,
    ]);
    await report(opened.orderId, 'CONFIRMED');
    const { events } = await gatewayPayment(server, opened.transactionId);
    const kinds = events.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'approved')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'captured')).toHaveLength(1);
  });

  it('is let go when the order cannot be handed to the hut [ORD-102, PAY-183]', async () => {
    const { opened, answer } = await payWith('approve', { email: 'ada+exception@example.com' });
    expect([answer.status, answer.body.name]).toEqual([500, 'authorise-error']);
    expect(await statusOf(opened.transactionId)).toBe('voided');
    const { body } = await server.get<OrderSummary>(`/v1/orders/${opened.transactionId}`);
    expect(body.state).toBe('failed');
  });
});

describe('a hut that closes before the order is placed', () => {
  it('is answered 409, and the hold is let go [ORD-96]', async () => {
    const { request, opened } = await openCardOrder(server, { hutId: '1102' });
    const token = await cardToken(server, opened.transactionId, 'approve');
    await server.db
      .updateTable('hut')
      .set({ is_closed: true })
      .where('sector', '=', 'uk-1')
      .where('hut_id', '=', '1102')
      .execute();
    await server.database.publish('catalogue', 'uk');
    const status = async () =>
      (await server.get<{ closed?: boolean }>('/v1/hut?sector=uk-1&hutId=1102')).body.closed;
    await expect.poll(status).toBe(true);
    const answer = await placeOrder<OrderFailure>(server, request, opened, {
      paymentAuthorisationResponse: token,
    });
    expect([answer.status, answer.body.name]).toEqual([409, 'HUT_NOT_OPEN']);
    expect(await statusOf(opened.transactionId)).toBe('voided');
  });
});
