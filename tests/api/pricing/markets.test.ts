import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import type {
  BasketValidation,
  OrderFailure,
  OrderSummary,
} from '../../../schemas/types/http/orders.ts';
import { preauthorise, refused, type Sample, sampleOrder } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';

/** A Tuesday evening in Europe. */
const tuesday = Date.parse('2026-06-09T18:00:00Z');
const saturday = Date.parse('2026-06-13T18:00:00Z');

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: () => tuesday });
});
afterAll(() => server.close());

/** Asks the validator about the basket of an order. */
const validate = async (order: OrderRequest) => {
  const { hut, payment, disposition, deals, surcharges } = order;
  const basket = { hut, payment, disposition, deals, surcharges };
  const { status, body } = await server.post<BasketValidation>('/v1/basket-validator/', basket);
  return { status, reasons: body.reasons };
};

/** The summary of an order that was pre-authorised. */
async function summaryOf(order: OrderRequest): Promise<OrderSummary> {
  const { status, body } = await preauthorise(server, order);
  expect([status, body]).toEqual([200, expect.anything()]);
  return (await server.get<OrderSummary>(`/v1/orders/${body.transactionId}`)).body;
}

const paris: Sample = {
  sector: 'fr-1',
  hutId: '1101',
  paymentType: 'cash/ticket',
  items: ['quatre-fromages'],
};
const parisCollection: Sample = { ...paris, disposition: 'collection' };

describe('the taxes of an order', () => {
  it.each<{ name: string; sample: Sample; total: number; tax: number }>([
    {
      name: 'France',
      sample: parisCollection,
      total: 12.9,
      tax: 1.17,
    },
    {
      name: 'India',
      sample: { sector: 'in-1', hutId: '4021', disposition: 'collection', items: ['margherita'] },
      total: 299,
      tax: 14.24,
    },
  ])('are in the prices of $name, and only shown [SUR-33]', async ({ sample, total, tax }) => {
    const order = await sampleOrder(server, sample);
    expect(await summaryOf(order)).toMatchObject({ subtotal: total, total, tax });
  });

  it('are in British prices: a sixth of what is taxed at 20 %, and only shown [SUR-33]', async () => {
    const order = await sampleOrder(server, { disposition: 'collection' });
    const { total, subtotal, tax } = await summaryOf(order);
    expect([total, tax]).toEqual([subtotal, Math.round((total * 100) / 6) / 100]);
  });

  it.each([
    { hutId: '6001', region: 'Ontario', tax: 2.6, total: 22.58 },
    { hutId: '6011', region: 'Quebec', tax: 2.99, total: 22.97 },
  ])(
    'come on top of 15.99 and a fee of 3.99 in $region [SUR-33]',
    async ({ hutId, tax, total }) => {
      const order = await sampleOrder(server, { sector: 'ca-1', hutId, items: ['maple-wings'] });
      expect(await summaryOf(order)).toMatchObject({
        subtotal: 15.99,
        deliveryFee: 3.99,
        tax,
        taxOnTop: tax,
        total,
      });
      const untaxed = { ...order, payment: { ...order.payment, amount: 19.98 } };
      expect(await validate(untaxed)).toEqual({
        status: 422,
        reasons: [{ code: 'price-changed', entity: 'payment/amount', amount: total }],
      });
    },
  );

  it('are listed by name with their sum and what is before and after them [SUR-30]', async () => {
    const order = await sampleOrder(server, {
      sector: 'ca-1',
      hutId: '6011',
      items: ['maple-wings'],
    });
    expect(order.payment.breakdown).toEqual({
      taxes: [
        { description: 'GST 5%', amount: 1 },
        { description: 'QST 9.975%', amount: 1.99 },
      ],
      taxTotal: 2.99,
      grossTotal: 22.97,
      netTotal: 19.98,
    });
    expect((await validate(order)).status).toBe(200);
  });
});

describe('a tip', () => {
  it('is refused in France, by the validator and in an order [SUR-24]', async () => {
    const order = await sampleOrder(server, parisCollection);
    const tipped = {
      ...order,
      surcharges: [{ type: 'driverTip', amount: 2 }],
      payment: { ...order.payment, amount: (order.payment.amount * 100 + 200) / 100 },
    };
    const { status, reasons } = await validate(tipped);
    expect([status, reasons.map(({ code }) => code)]).toEqual([
      422,
      expect.arrayContaining(['tip-refused']),
    ]);
    const { status: refusal, body } = await refused(server, tipped);
    expect([refusal, body.name]).toEqual([422, 'BAD_PRICE_INTEGRITY']);
    expect((await validate(order)).status).toBe(200);
  });
});

describe('a day promotion', () => {
  const dealsAt = async (time?: number) => {
    const when = time === undefined ? 'when=asap' : `when=scheduled&time=${time}`;
    const { body } = await server.get<Deal[]>(
      `/v1/deals/?hutid=1101&sector=fr-1&disposition=delivery&${when}`,
    );
    return body.map(({ id }) => id);
  };

  it('is in the deals answer on its own days only [DEA-87, DEA-89]', async () => {
    const today = await dealsAt();
    expect(today).toContain('tuesday-maxi');
    expect(today).not.toContain('big-box');
    expect(today).not.toContain('drinks-flatbread');
    const later = await dealsAt(saturday);
    expect(later).toContain('big-box');
    expect(later).not.toContain('tuesday-maxi');
  });

  it('is refused in an order for another day [DEA-87]', async () => {
    const maxi = { type: 'pizza', productId: 'margherita', size: 'maxi' } as const;
    const deals = [{ id: 'tuesday-maxi', slots: [maxi] }];
    const sample: Sample = { ...paris, items: [], deals };
    const today = await sampleOrder(server, sample);
    expect(await validate(today)).toEqual({ status: 200, reasons: [] });
    const { disposition } = await sampleOrder(server, { ...paris, time: saturday });
    const another = { ...today, disposition };
    expect((await validate(another)).reasons).toContainEqual({
      code: 'deal-unavailable',
      entity: 'tuesday-maxi',
    });
    const { status, body } = await refused(server, another);
    expect([status, (body as OrderFailure).name]).toEqual([422, 'BAD_PRICE_INTEGRITY']);
  });
});
