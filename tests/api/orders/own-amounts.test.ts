import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderRequest, OrderTaxBreakdown } from '../../../schemas/types/http/order-request.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { preauthorise, refused, sampleOrder, type Sample } from './sample-orders.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const priceFailure = { status: 422, name: 'BAD_PRICE_INTEGRITY' };

/** The name and status that a changed order is refused with. */
const answerTo = async (sample: Sample, change: (request: OrderRequest) => unknown) => {
  const { status, body } = await refused(server, change(await sampleOrder(server, sample)));
  return { status, name: body.name };
};

describe('the amounts of an order', () => {
  it('refuses another price of an item inside a deal, dearer or cheaper [ORD-107, SEC-43]', async () => {
    const stuffed = {
      type: 'pizza',
      productId: 'hawaiian',
      size: 'medium',
      crust: 'cheesy-bites',
    } as const;
    const sample = {
      items: [],
      deals: [{ id: 'bogof-medium', slots: ['pepperoni-classic', stuffed] }],
    };
    const request = await sampleOrder(server, sample);
    const prices = request.deals[0]?.pizzas?.map(({ price }) => price) ?? [];
    expect(prices.filter((price) => price > 0)).toHaveLength(1);
    const changed = (index: number, price: number): OrderRequest => ({
      ...request,
      deals: request.deals.map((deal) => ({
        ...deal,
        pizzas: deal.pizzas?.map((pizza, at) => (at === index ? { ...pizza, price } : pizza)) ?? [],
      })),
    });
    expect((await preauthorise(server, request)).status).toBe(200);
    for (const wrong of prices.flatMap((price, index) =>
      [price + 77.77, 0].flatMap((other) => (other === price ? [] : [changed(index, other)])),
    )) {
      const { status, body } = await refused(server, wrong);
      expect({ status, name: body.name }).toEqual(priceFailure);
    }
  });

  it('refuses another price of a half and takes its own [ORD-107, SEC-43]', async () => {
    const sample: Sample = {
      items: [
        {
          type: 'pizza',
          productId: 'half-and-half',
          size: 'large',
          crust: 'deep-pan',
          halves: { first: 'hawaiian', second: 'inferno' },
        },
      ],
    };
    const shop = await server.dependencies.reader.catalogueFor({
      sector: 'uk-1',
      hutId: '1101',
      disposition: 'delivery',
      when: 'asap',
    });
    const inferno = shop?.catalogue.products.get('inferno');
    const large = inferno?.sizes?.find(({ id }) => id === 'large')?.price ?? 0;
    const secondHalfAt = (price: number) => (request: OrderRequest) => ({
      ...request,
      deals: request.deals.map((deal) => ({
        ...deal,
        pizzas: deal.pizzas?.map((pizza) => ({
          ...pizza,
          secondHalf: { ...pizza.secondHalf, price },
        })),
      })),
    });
    expect(await answerTo(sample, secondHalfAt(large + 1))).toEqual(priceFailure);
    const right = secondHalfAt(large)(await sampleOrder(server, sample));
    expect((await preauthorise(server, right)).status).toBe(200);
  });

  it.each<[string, (breakdown: OrderTaxBreakdown) => OrderTaxBreakdown]>([
    ['total of the taxes', (own) => ({ ...own, taxTotal: own.taxTotal + 1 })],
    ['gross total', (own) => ({ ...own, grossTotal: own.grossTotal - 0.01 })],
    ['net total', (own) => ({ ...own, netTotal: own.netTotal - 1 })],
    [
      'amount of a tax',
      (own) => ({ ...own, taxes: own.taxes.map((tax) => ({ ...tax, amount: tax.amount + 1 })) }),
    ],
    [
      'name of a tax',
      (own) => ({ ...own, taxes: own.taxes.map((tax) => ({ ...tax, description: 'Duty' })) }),
    ],
    ['tax named twice', (own) => ({ ...own, taxes: [...own.taxes, ...own.taxes] })],
    ['left-out tax', (own) => ({ ...own, taxes: [] })],
  ])('refuses a tax breakdown with another %s [ORD-107, SEC-43]', async (_part, change) => {
    for (const sample of [{}, { sector: 'ca-1', hutId: '6001' }]) {
      const withBreakdown = (request: OrderRequest): OrderRequest => {
        const { breakdown } = request.payment;
        if (!breakdown) throw new Error('no breakdown');
        return { ...request, payment: { ...request.payment, breakdown: change(breakdown) } };
      };
      expect(await answerTo(sample, withBreakdown)).toEqual(priceFailure);
    }
  });

  it('refuses a surcharge that is named twice [ORD-107, SEC-43]', async () => {
    const twice = (request: OrderRequest): OrderRequest => ({
      ...request,
      surcharges: [...(request.surcharges ?? []), ...(request.surcharges ?? [])],
    });
    expect(await answerTo({ items: ['margherita'] }, twice)).toEqual(priceFailure);
  });

  it('keeps and hands on its own amounts where a client leaves them out or rounds them [SEC-43]', async () => {
    const request = await sampleOrder(server, { items: ['margherita', 'fries'] });
    const { breakdown, ...payment } = request.payment;
    const sent = {
      ...request,
      payment: { ...payment, amount: payment.amount + 0.004 },
      deals: request.deals.map((deal) => ({ ...deal, price: deal.price - 0.004 })),
    };
    const { body } = await preauthorise(server, sent);
    const { request: kept } = await server.db
      .selectFrom('order_intent')
      .select('request')
      .where('transaction_id', '=', body.transactionId)
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({
      payment: { amount: request.payment.amount, breakdown },
      deals: request.deals.map(({ price }) => ({ price })),
    });
  });
});
