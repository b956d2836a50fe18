import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { posKeyOf } from '../../../server/menu/pos-keys.ts';
import type { HutOrder } from '../../../core/tracking/hut-order.ts';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import type { OrderSummary } from '../../../schemas/types/http/orders.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { placeOrder, preauthorise, refused, type Sample, sampleOrder } from './sample-orders.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Food with a drink for adults at a hut of each law, and the age there. */
const withAlcohol: readonly [string, Sample, number][] = [
  ['the United Kingdom', { items: ['pepperoni-classic', 'garden-lager'] }, 18],
  [
    'France',
    {
      sector: 'fr-1',
      hutId: '1101',
      items: ['reine', 'biere-blonde'],
      paymentType: 'cash/ticket',
    },
    18,
  ],
  ['Ontario', { sector: 'ca-1', hutId: '6001', items: ['pepperoni-classic', 'lager'] }, 19],
  ['Québec', { sector: 'ca-1', hutId: '6011', items: ['pepperoni-classic', 'lager'] }, 18],
];

const says = (request: OrderRequest, confirmedAge: number | undefined) => {
  const { confirmedAge: _own, ...customer } = request.customer;
  return {
    ...request,
    customer: { ...customer, ...(confirmedAge !== undefined && { confirmedAge }) },
  };
};

describe('an order with alcohol', () => {
  it.each(withAlcohol)(
    'is refused in %s without the word that its customer is old enough [SHP-06]',
    async (_where, sample, age) => {
      const request = await sampleOrder(server, sample);
      for (const confirmed of [undefined, age - 1]) {
        const { status, body } = await refused(server, says(request, confirmed));
        expect([status, body.name]).toEqual([422, 'AGE_NOT_CONFIRMED']);
        expect(body.message).toContain(`${age} or over`);
      }
      expect((await preauthorise(server, says(request, age))).status).toBe(200);
    },
  );

  it('tells the age to check to its customer and its hut; another order tells none [SHP-06]', async () => {
    const placed = async (sample: Sample) => {
      const request = await sampleOrder(server, { ...sample, disposition: 'collection' });
      const { body } = await preauthorise(server, request);
      expect((await placeOrder(server, request, body)).status).toBe(200);
      const { sector, id } = request.hut;
      const key = posKeyOf(server.dependencies.posSecret, sector, id);
      const orders = await server.get<HutOrder[]>(`/v1/huts/${sector}/${id}/orders?open=true`, {
        authorization: `Bearer ${key}`,
      });
      const atHut = orders.body.find(({ orderId }) => orderId === body.orderId);
      const summary = await server.get<OrderSummary>(`/v1/orders/${body.transactionId}`);
      return [summary.body.ageCheck, atHut?.ageCheck];
    };
    for (const [, sample, age] of withAlcohol) expect(await placed(sample)).toEqual([age, age]);
    // What a client says of an order without alcohol makes nobody show their papers.
    expect(await placed({ facts: { confirmedAge: 99 } })).toEqual([undefined, undefined]);
  });
});

describe('a surcharge on a card', () => {
  const later: Sample = { sector: 'ca-1', hutId: '6011', paymentType: 'paylater_debit' };

  it('is never charged in Québec: an order that has it is refused, one without is taken [SHP-06]', async () => {
    const request = await sampleOrder(server, later);
    expect(JSON.stringify(request.surcharges)).not.toContain('paymentSurcharge');
    const taken = await preauthorise(server, request);
    expect([taken.status, taken.body.totalPrice]).toEqual([200, request.payment.amount]);
    const { status, body } = await refused(server, {
      ...request,
      surcharges: [
        ...(request.surcharges ?? []),
        { type: 'paymentSurchargePaylaterDebit', amount: 0.5 },
      ],
      payment: {
        ...request.payment,
        amount: Math.round((request.payment.amount + 0.5) * 100) / 100,
      },
    });
    expect([status, body.name]).toEqual([422, 'BAD_PRICE_INTEGRITY']);
  });

  it('is charged in Ontario, where an order without it is refused [SHP-06, SUR-19]', async () => {
    const request = await sampleOrder(server, { ...later, hutId: '6001' });
    expect(request.surcharges).toContainEqual({
      type: 'paymentSurchargePaylaterDebit',
      amount: 0.5,
    });
    const { status } = await refused(server, { ...request, surcharges: [] });
    expect(status).toBe(422);
  });
});
