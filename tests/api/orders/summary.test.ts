import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderSummary } from '../../../schemas/types/http/orders.ts';
import { posKeyOf } from '../../../server/menu/pos-keys.ts';
import { call } from '../call.ts';
import { keptPayments } from '../payments/sandbox-payments.ts';
import { startServer, type TestServer } from '../start-server.ts';
import {
  placedOrder,
  placeOrder,
  preauthorise,
  sampleOrder,
  type Sample,
  stateOf,
} from './sample-orders.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const summaryOf = async (sample: Sample) => {
  const { transactionId } = await placedOrder(server, sample);
  return (await server.get<OrderSummary>(`/v1/orders/${transactionId}`)).body;
};

describe('the summary of an order', () => {
  it('holds tax, total, payment type, time, delivery fee and tip [ORD-125, ORD-129]', async () => {
    const summary = await summaryOf({ items: ['margherita'], tip: 150 });
    expect(summary).toMatchObject({
      state: 'placed',
      currency: 'GBP',
      subtotal: 12.99,
      deliveryFee: 2.99,
      smallOrderFee: 1.5,
      tip: 1.5,
      total: 18.98,
      paymentType: 'cash',
      payLaterSurcharge: 0,
      hut: { id: '1101', sector: 'uk-1', name: 'Clapham Junction', phone: '020 7946 0111' },
      disposition: { type: 'delivery', when: 'asap' },
    });
    expect(summary.tax).toBeGreaterThan(0);
    expect(Math.abs(server.clock.now() - Date.parse(summary.timestamp))).toBeLessThan(60_000);
    expect(summary.lines).toMatchObject([{ title: 'Margherita', amount: 12.99, quantity: 1 }]);
  });

  it('names the surcharge of a pay-later type [ORD-125, PAY-40, PAY-123]', async () => {
    const canada = { sector: 'ca-1', hutId: '6001' };
    const credit = await summaryOf({ ...canada, paymentType: 'paylater_credit' });
    expect(credit).toMatchObject({ paymentType: 'paylater_credit', payLaterSurcharge: 1 });
    const debit = await summaryOf({ ...canada, paymentType: 'paylater_debit' });
    expect(debit).toMatchObject({ payLaterSurcharge: 0.5, toBePaid: debit.total });
  });

  it('writes addresses as the post of its market does, with the kind of street', async () => {
    const british = await summaryOf({});
    expect(british.goesTo).toEqual(['12 Lavender Hill', 'London SW11 1JB']);
    expect(british.hut.addressLines).toEqual(['214 Lavender Hill', 'London SW11 1JB']);
    const french = await summaryOf({
      sector: 'fr-1',
      hutId: '1101',
      items: ['reine', 'frites'],
      paymentType: 'cash/ticket',
    });
    expect(french.goesTo?.[0]).toBe('12 Rue de Rivoli');
    expect(french.goesTo?.[1]).toMatch(/^\d{5} Mumbai$/);
    expect(french.hut.addressLines?.at(-1)).toMatch(/^75\d{3} Paris/);
  });

  it('is not found for a number nobody knows [ORD-129]', async () => {
    const { status } = await server.get(`/v1/orders/${'0'.repeat(40)}`);
    expect(status).toBe(404);
  });
});

describe('a placed order', () => {
  it('cannot be changed or cancelled by a customer [ORD-133]', async () => {
    const { transactionId, orderId } = await placedOrder(server);
    for (const method of ['DELETE', 'PUT', 'PATCH', 'POST']) {
      for (const id of [transactionId, orderId]) {
        for (const path of [`/v1/orders/${id}`, `/v1/orders/${id}/cancel`]) {
          expect((await call(server.url + path, { method })).status).toBe(404);
        }
      }
    }
    const summary = await server.get<OrderSummary>(`/v1/orders/${transactionId}`);
    expect(summary.body.state).toBe('placed');
  });
});

describe('a test order', () => {
  it('runs like others but is in no sales total [ORD-136]', async () => {
    const hutId = '1102';
    const key = posKeyOf(server.dependencies.posSecret, 'uk-1', hutId);
    const sales = async () =>
      (
        await server.get<{ orders: number; total: number }>(`/v1/huts/uk-1/${hutId}/sales`, {
          authorization: `Bearer ${key}`,
        })
      ).body;
    expect(await sales()).toMatchObject({ orders: 0, total: 0 });
    const { total } = await placedOrder(server, { hutId });
    await placedOrder(server, { hutId, name: 'CommTest' });
    expect(await sales()).toMatchObject({ orders: 1, total });
    const rows = await server.db
      .selectFrom('order_intent')
      .select('is_test')
      .where('hut_id', '=', hutId)
      .execute();
    expect(new Set(rows.map(({ is_test }) => is_test))).toEqual(new Set([false, true]));
    expect(rows).toHaveLength(2);
  });
});

describe('what is to be paid at the door', () => {
  it.each<[string, Sample]>([
    ['cash', {}],
    ['card', { paymentType: 'card' }],
    ['cash/ticket', { sector: 'fr-1', items: ['reine', 'frites'], paymentType: 'cash/ticket' }],
    [
      'ticket',
      { sector: 'fr-1', hutId: '1999', items: ['reine', 'frites'], paymentType: 'ticket' },
    ],
    ['paylater_debit', { sector: 'ca-1', hutId: '6001', paymentType: 'paylater_debit' }],
    ['paylater_credit', { sector: 'ca-1', hutId: '6001', paymentType: 'paylater_credit' }],
  ])(
    'by %s is written down, placed directly, and no gateway asked [PAY-13, PAY-35, PAY-36, PAY-37, PAY-38, PAY-39, PAY-40, PAY-182]',
    async (type, sample) => {
      const request = await sampleOrder(server, sample);
      const { status, body } = await preauthorise(server, request);
      expect([status, body.token, body.paymentType]).toEqual([200, undefined, type]);
      const { detail } = await server.db
        .selectFrom('order_event')
        .select('detail')
        .where('transaction_id', '=', body.transactionId)
        .where('kind', '=', 'to-be-paid')
        .executeTakeFirstOrThrow();
      expect(detail).toEqual({ type, amount: request.payment.amount });
      expect((await placeOrder(server, request, body)).status).toBe(200);
      expect(await stateOf(server, body.transactionId)).toBe('placed');
      expect(await keptPayments(server)).toEqual([]);
    },
  );
});
