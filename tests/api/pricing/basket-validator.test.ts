import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BasketValidationRequest } from '../../../client/basket/basket-api.ts';
import type { BasketValidation, OrderFailure } from '../../../schemas/types/http/orders.ts';
import type { PriceExplanation } from '../../../schemas/types/http/prices.ts';
import { vectorsOf } from '../../vectors/vector.ts';
import type { TestServer } from '../start-server.ts';
import { startFixtureServer } from './fixture-server.ts';
import { requestOf } from './request-of-vector.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startFixtureServer();
});
afterAll(() => server.close());

const validate = <Body = BasketValidation>(request: unknown) =>
  server.post<Body>('/v1/basket-validator/', request);

/** The request of the first vector of a row. */
function sample(row: string): BasketValidationRequest {
  const [vector] = vectorsOf(row);
  if (!vector) throw new Error(`No vector shows ${row}.`);
  return requestOf(vector);
}

/** What the validator says to a request: its status and the reasons. */
async function reasonsFor(request: unknown) {
  const { status, body } = await validate(request);
  return [status, body.reasons];
}

describe('the body of the validator', () => {
  /** The taxes that the specification's own price of a basket holds. */
  const breakdownOf = async (request: BasketValidationRequest) =>
    (await server.post<PriceExplanation>('/v1/basket-validator/explain', request)).body.tax;

  it('has hut, payment with its breakdown, disposition, deals, discount and surcharges [BSK-43]', async () => {
    const request = sample('BSK-38');
    expect(Object.keys(request).toSorted()).toEqual(
      ['deals', 'discount', 'disposition', 'hut', 'payment', 'surcharges'].toSorted(),
    );
    const breakdown = await breakdownOf(request);
    const { status } = await validate({ ...request, payment: { ...request.payment, breakdown } });
    expect(status).toBe(200);
  });

  it.each(['hut', 'payment', 'disposition', 'deals'])(
    'is refused by name without its %s [BSK-43]',
    async (name) => {
      const whole: Record<string, unknown> = { ...sample('BSK-37') };
      const { [name]: _left, ...rest } = whole;
      const { status, body } = await validate<OrderFailure>(rest);
      expect(status).toBe(400);
      expect(body.fields?.map(({ field }) => field)).toContain(name);
    },
  );

  it('is refused when it has a part nobody knows, so that no price goes unread [BSK-43]', async () => {
    const { status } = await validate({ ...sample('BSK-37'), discounts: [] });
    expect(status).toBe(400);
  });

  it.each(['taxes', 'taxTotal', 'grossTotal', 'netTotal'])(
    'has %s in its tax breakdown [SUR-30]',
    async (name) => {
      const request = sample('BSK-37');
      const { payment } = request;
      const breakdown = await breakdownOf(request);
      const { [name]: _left, ...rest } = breakdown as unknown as Record<string, unknown>;
      const partial = { ...request, payment: { ...payment, breakdown: rest } };
      expect((await validate(partial)).status).toBe(400);
      const whole = { ...request, payment: { ...payment, breakdown } };
      expect((await validate(whole)).status).toBe(200);
    },
  );
});

describe('the answer of the validator', () => {
  it('is 200 for a basket that can be ordered and 422 with the reasons for one that cannot [BSK-44]', async () => {
    const request = sample('BSK-37');
    expect(await reasonsFor(request)).toEqual([200, []]);
    const empty = { ...request, deals: [], payment: { ...request.payment, amount: 0 } };
    expect(await reasonsFor(empty)).toEqual([422, [{ code: 'basket-empty' }]]);
  });

  it('names products and deals that the hut does not sell [BSK-45]', async () => {
    const request = sample('DEA-60');
    const ghost = { id: 'ghost', price: 5 };
    const deals = [{ id: 'ND', price: 5, sides: [ghost] }];
    const unknown = { ...request, deals, payment: { ...request.payment, amount: 5 } };
    expect((await validate(unknown)).body.reasons).toContainEqual({
      code: 'product-unavailable',
      entity: 'ghost',
    });
    const [deal] = request.deals;
    const gone = { ...request, deals: [{ ...deal, id: 'gone' }] };
    expect((await validate(gone)).body.reasons).toContainEqual({
      code: 'deal-unavailable',
      entity: 'gone',
    });
  });

  it('names a deal that is not for this way of getting the food [BSK-45]', async () => {
    const fetched = sample('DEA-70');
    const [deal] = fetched.deals;
    const deals = [{ ...deal, id: 'collection-only', price: 7 }];
    const payment = { ...fetched.payment, amount: 7 };
    const collected = { ...fetched, deals, payment };
    const delivered = { ...collected, disposition: { type: 'delivery', when: 'asap' } };
    expect((await validate(delivered)).body.reasons).toContainEqual({
      code: 'deal-unavailable',
      entity: 'collection-only',
    });
  });

  it('names a discount nobody gives [BSK-45]', async () => {
    const { body } = await validate({ ...sample('BSK-37'), discount: { id: 'mine', value: 0 } });
    expect(body.reasons).toEqual([{ code: 'discount-unavailable', entity: 'mine' }]);
  });
});

describe('the surcharges of a request', () => {
  it('must not lack one that is due [SUR-19]', async () => {
    for (const [row, type, amount] of [
      ['SUR-03', 'deliverySupplement', 2.99],
      ['SUR-12', 'smallOrderSupplement', 1.5],
      ['SUR-04', 'delivery', 0.99],
    ] as const) {
      const request = sample(row);
      const surcharges = request.surcharges?.filter((surcharge) => surcharge.type !== type);
      expect(await reasonsFor({ ...request, surcharges })).toEqual([
        422,
        [{ code: 'price-changed', entity: `surcharges/${type}`, amount }],
      ]);
    }
  });

  it('must not have one that is not due [SUR-19]', async () => {
    const surcharges = [{ type: 'deliverySupplement', amount: 2.5 }];
    expect(await reasonsFor({ ...sample('BSK-37'), surcharges })).toEqual([
      422,
      [{ code: 'price-changed', entity: 'surcharges/deliverySupplement', amount: 0 }],
    ]);
  });

  it('are refused at the price of an account holder when a guest orders [SUR-19]', async () => {
    const request = sample('SUR-04');
    const surcharges = request.surcharges?.map((surcharge) =>
      surcharge.type === 'delivery' ? { ...surcharge, amount: 0.49 } : surcharge,
    );
    expect(await reasonsFor({ ...request, surcharges })).toEqual([
      422,
      [{ code: 'price-changed', entity: 'surcharges/delivery', amount: 0.99 }],
    ]);
  });

  it('are lists of a type and an amount and nothing else [SUR-18]', async () => {
    const request = sample('SUR-04');
    const [first] = request.surcharges ?? [];
    for (const wrong of [{ ...first, price: 1 }, { type: 'delivery' }, { amount: 1 }]) {
      expect((await validate({ ...request, surcharges: [wrong] })).status).toBe(400);
    }
  });
});

describe('a half-and-half', () => {
  it.each([
    { part: 'size', other: 'medium' },
    { part: 'crust', other: 'thin' },
  ])('is refused when the $part of a half is another [MNU-59]', async ({ part, other }) => {
    const request = sample('MNU-61');
    const [deal] = request.deals;
    const [pizza] = deal?.pizzas ?? [];
    if (!deal || !pizza?.firstHalf) throw new Error('The vector has no half-and-half.');
    const whole = { ...pizza, size: 'large' };
    const mixed = (half: object) => ({
      ...request,
      deals: [{ ...deal, pizzas: [{ ...whole, firstHalf: { ...pizza.firstHalf, ...half } }] }],
    });
    expect(await reasonsFor(mixed({ [part]: part === 'size' ? 'large' : 'stuffed' }))).toEqual([
      200,
      [],
    ]);
    expect(await reasonsFor(mixed({ [part]: other }))).toEqual([
      422,
      [{ code: `${part}-unavailable`, entity: other }],
    ]);
  });

  it('takes the toppings of each half at their price and at no other [SHP-21, SEC-43]', async () => {
    const request = sample('MNU-61');
    const [deal] = request.deals;
    const [pizza] = deal?.pizzas ?? [];
    if (!deal || !pizza?.firstHalf) throw new Error('The vector has no half-and-half.');
    const { firstHalf } = pizza;
    const withHam = (more: number, half: object = {}) => {
      const price = (pizza.price * 100 + more) / 100;
      const toppings = ['mushroom', 'onion', 'ham'];
      const size = 'large';
      const pizzas = [{ ...pizza, size, price, firstHalf: { ...firstHalf, toppings, ...half } }];
      return reasonsFor({
        ...request,
        deals: [{ ...deal, price, pizzas }],
        payment: { ...request.payment, amount: price },
      });
    };
    expect(await withHam(75)).toEqual([200, []]);
    for (const wrong of [0, 74, 76, 150]) {
      const [status, reasons] = await withHam(wrong);
      expect([wrong, status, (reasons as readonly { code: string }[])[0]?.code]).toEqual([
        wrong,
        422,
        'price-changed',
      ]);
    }
    expect((await withHam(75, { price: 0 }))[0]).toBe(422);
    expect((await withHam(75, { toppings: ['gone'] }))[0]).toBe(422);
    const many = Array.from({ length: 31 }, () => 'ham');
    const { status } = await validate({
      ...request,
      deals: [{ ...deal, pizzas: [{ ...pizza, firstHalf: { ...firstHalf, toppings: many } }] }],
    });
    expect(status).toBe(400);
  });
});
