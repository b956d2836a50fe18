import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderFailure, OrderSummary } from '../../../schemas/types/http/orders.ts';
import { keptPayments } from '../payments/sandbox-payments.ts';
import { startServer, type TestServer } from '../start-server.ts';
import {
  placedOrder,
  placeOrder,
  placeRequest,
  preauthorise,
  sampleOrder,
} from './sample-orders.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const countPlaced = async (transactionId: string): Promise<number> => {
  const rows = await server.db
    .selectFrom('order_event')
    .select('kind')
    .where('transaction_id', '=', transactionId)
    .where('kind', '=', 'order-stored')
    .execute();
  return rows.length;
};

describe('the pre-authorise call', () => {
  it('answers ids, the signed state and the price, and nothing to go on with for cash [ORD-67, ORD-70, PAY-35]', async () => {
    const request = await sampleOrder(server);
    const { status, body } = await preauthorise(server, request, { 'trace-id': 'trace-1' });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        orderId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        customerOrderReference: expect.stringMatching(/^[2-9A-Z]{8}$/),
        transactionId: expect.stringMatching(/^[0-9a-f]{40}$/),
        orderState: expect.stringMatching(/^v1\./),
        paymentType: 'cash',
        totalPrice: request.payment.amount,
      },
    });
  });
});

describe('the place call', () => {
  it('places a cash order and answers its number, total and estimate [ORD-86, ORD-91, PAY-35]', async () => {
    const request = await sampleOrder(server);
    const first = await preauthorise(server, request);
    const { status, body } = await placeOrder(server, request, first.body);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        orderId: first.body.orderId,
        customerOrderReference: first.body.customerOrderReference,
        transactionId: first.body.transactionId,
        status: 'CONFIRMING',
        total: request.payment.amount,
        eta: { exact: 35, range: { from: 30, to: 40 } },
      },
    });
    const summary = await server.get<OrderSummary>(`/v1/orders/${first.body.transactionId}`);
    expect(summary.body).toMatchObject({ state: 'placed', toBePaid: request.payment.amount });
    const payments = await keptPayments(server);
    expect(payments).toEqual([]);
  });

  it('answers 410 with the order id once the order is placed [ORD-93]', async () => {
    const request = await sampleOrder(server);
    const first = await preauthorise(server, request);
    await placeOrder(server, request, first.body);
    const again = await placeOrder<OrderFailure>(server, request, first.body);
    expect(again.status).toBe(410);
    expect(again.body).toMatchObject({
      orderId: first.body.orderId,
      transactionId: first.body.transactionId,
      customerOrderReference: first.body.customerOrderReference,
    });
  });

  it('creates one order of any number of calls at the same moment [ORD-100]', async () => {
    const request = await sampleOrder(server);
    const first = await preauthorise(server, request);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        server.post<{ orderId: string }>('/v1/orders/place', placeRequest(request, first.body)),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array(7).fill(410),
    ]);
    expect(new Set(answers.map(({ body }) => body.orderId))).toEqual(new Set([first.body.orderId]));
    expect(await countPlaced(first.body.transactionId)).toBe(1);
  });

  it('answers 404 for a transaction that was never pre-authorised [ORD-97]', async () => {
    const request = await sampleOrder(server);
    const { body } = await preauthorise(server, request);
    const nowhere = { ...body, transactionId: 'f'.repeat(40) };
    const { status } = await placeOrder(server, request, nowhere);
    expect(status).toBe(404);
  });

  it('answers 400 for a state that is not signed by the server, or is another transaction’s [ORD-88, ORD-89]', async () => {
    const request = await sampleOrder(server);
    const one = (await preauthorise(server, request)).body;
    const other = (await preauthorise(server, request)).body;
    const [version, content] = one.orderState.split('.');
    const wrong = [
      other.orderState,
      'v1.e30.AAAA',
      `${version}.${content}.${'A'.repeat(43)}`,
      `${one.orderState}.x`,
      'nonsense',
    ];
    for (const orderState of wrong) {
      const { status, body } = await placeOrder<OrderFailure>(server, request, {
        ...one,
        orderState,
      });
      expect(status).toBe(400);
      expect(body.fields).toEqual([{ field: 'orderState', reason: expect.any(String) }]);
    }
    expect(await countPlaced(one.transactionId)).toBe(0);
  });

  it('refuses an order that is not the one that was priced [ORD-109, ORD-106]', async () => {
    const request = await sampleOrder(server);
    const { body } = await preauthorise(server, request);
    const dearer = await sampleOrder(server, { items: ['meat-feast', 'garlic-bread', 'fries'] });
    const cheaper = { ...request, payment: { ...request.payment, amount: 0.01 } };
    for (const other of [dearer, cheaper, { ...request, deals: dearer.deals }]) {
      const answer = await placeOrder<OrderFailure>(server, other, body);
      expect([answer.status, answer.body.name]).toEqual([422, 'BAD_PRICE_INTEGRITY']);
    }
    expect((await placeOrder(server, request, body)).status).toBe(200);
  });

  it('takes the extras of any payment type as texts, and no others [ORD-87]', async () => {
    const request = await sampleOrder(server);
    const { body } = await preauthorise(server, request);
    for (const extra of ['mac2', 'orderid', 'hash', 'cardType', 'signature'] as const) {
      const wrong = { ...placeRequest(request, body), [extra]: { is: 'no text' } };
      const answer = await server.post<OrderFailure>('/v1/orders/place', wrong);
      expect(answer.status).toBe(400);
      expect(answer.body.fields?.map(({ field }) => field)).toEqual([extra]);
    }
    const unknown = { ...placeRequest(request, body), cardNumber: '4111111111111111' };
    expect((await server.post('/v1/orders/place', unknown)).status).toBe(400);
    expect(await countPlaced(body.transactionId)).toBe(0);
    expect((await placeOrder(server, request, body)).status).toBe(200);
  });

  it('is one path for all types: the payment type picks how it is paid [ORD-99]', async () => {
    for (const paymentType of ['cash', 'card', 'microform']) {
      const request = await sampleOrder(server, { paymentType });
      const { body } = await preauthorise(server, request);
      expect(body.paymentType).toBe(paymentType);
      const answer = await placeOrder<OrderFailure>(server, request, body);
      expect(answer.status).toBe(paymentType === 'microform' ? 402 : 200);
      const own = await server.post(`/v1/orders/place/${paymentType}`, placeRequest(request, body));
      expect(own.status).toBe(404);
    }
  });

  it('is done for every disposition [ORD-12]', async () => {
    const collection = await placedOrder(server, { disposition: 'collection' });
    const table = await placedOrder(server, {
      sector: 'uk-2',
      hutId: '2101',
      disposition: 'dinein',
    });
    expect([collection.status, table.status]).toEqual(['CONFIRMING', 'CONFIRMING']);
  });
});
