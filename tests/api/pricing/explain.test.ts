import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PriceExplanation } from '../../../schemas/types/http/prices.ts';
import { type Vector, vectors, vectorsOf } from '../../vectors/vector.ts';
import type { TestServer } from '../start-server.ts';
import { startFixtureServer } from './fixture-server.ts';
import { requestOf } from './request-of-vector.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startFixtureServer();
});
afterAll(() => server.close());

const explain = (request: unknown) =>
  server.post<PriceExplanation>('/v1/basket-validator/explain', request);

async function explanationOf(row: string): Promise<PriceExplanation> {
  const [vector] = vectorsOf(row);
  const { status, body } = await explain(vector && requestOf(vector));
  expect(status).toBe(200);
  return body;
}

const cents = (amount: number): number => Math.round(amount * 100);
const sumOf = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((sum, { amount }) => sum + cents(amount), 0);

describe('the explanation of a price', () => {
  it('lists the rule, the inputs and the rounding of every step of a deal [DEA-63]', async () => {
    const { deals } = await explanationOf('DEA-63');
    expect(deals).toEqual([
      {
        id: 'bogoh',
        kind: 'bogoh',
        price: 24.49,
        originalPrice: 30.98,
        faceValue: 0,
        isComplete: true,
        steps: [
          { rule: 'base', slot: 0, products: ['supreme'], inputs: {}, amount: 15.99 },
          { rule: 'base', slot: 1, products: ['margherita'], inputs: {}, amount: 12.99 },
          {
            rule: 'half-price',
            slot: 1,
            products: ['margherita'],
            inputs: { covered: 12.99 },
            amount: -6.49,
            rounding: { exact: 6.495, rounded: 6.5 },
          },
          { rule: 'supplement', slot: 1, products: ['margherita'], inputs: {}, amount: 2 },
        ],
      },
    ]);
  });

  it('says what a discount was worked out on and what the minimum order is [BSK-38, BSK-49]', async () => {
    const [vector] = vectorsOf('BSK-38');
    const { status, body } = await explain(vector && requestOf(vector));
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        valid: true,
        reasons: [],
        currency: 'GBP',
        subtotal: 30,
        discount: {
          id: 'five-off',
          effect: 'food',
          rule: 'amount',
          rate: 5,
          eligible: 30,
          isReached: true,
          value: 5,
        },
        surcharges: [expect.objectContaining({ type: 'deliverySupplement', amount: 2.49 })],
        taxOnTop: 0,
        total: 27.49,
        credit: 10,
        amountDue: 17.49,
        orderValue: 25,
      }),
    ]);
    const short = await explanationOf('BSK-49');
    expect(short.reasons).toEqual([{ code: 'minimum-order', amount: 1 }]);
    expect(short.minimumOrder - short.orderValue).toBe(1);
  });

  it('adds up, for every vector: steps to deals, parts to items, all of it to the total [BSK-37, BSK-38]', async () => {
    for (const vector of vectors) {
      const { body } = await explain(requestOf(vector));
      for (const { price, steps } of body.deals) expect(sumOf(steps)).toBe(cents(price));
      for (const { price, parts } of body.items) expect(sumOf(parts)).toBe(cents(price));
      const lines = [...body.deals, ...body.items].map(({ price }) => ({ amount: price }));
      expect(sumOf(lines)).toBe(cents(body.subtotal));
      const { discount } = body;
      const off = discount && discount.effect !== 'payment' ? cents(discount.value) : 0;
      const total = cents(body.subtotal) - off + sumOf(body.surcharges) + cents(body.taxOnTop);
      expect(total).toBe(cents(body.total));
      expect(total - cents(body.giftVoucher) - cents(body.credit)).toBe(cents(body.amountDue));
      expect(body.total).toBe(vector.expect.total);
    }
  });

  it('does not believe the prices it is sent: it names those that are not right [DEA-58]', async () => {
    const [vector] = vectorsOf('DEA-60') as [Vector];
    const request = requestOf(vector);
    const deals = request.deals.map((deal) => ({ ...deal, price: 0.01 }));
    const { body } = await explain({ ...request, deals });
    expect(body.deals.map(({ price }) => price)).toEqual(vector.expect.deals);
    expect([body.valid, body.reasons]).toEqual([
      false,
      [{ code: 'price-changed', entity: 'deals/0/price', amount: vector.expect.deals?.[0] }],
    ]);
  });

  it('is refused by name like a basket to validate, and stands in the document of the API', async () => {
    expect((await explain({ deals: [] })).status).toBe(400);
    const { body } = await server.get<{ paths: Record<string, unknown> }>('/openapi.json');
    expect(body.paths).toHaveProperty(['/v1/basket-validator/explain', 'post']);
  });
});
