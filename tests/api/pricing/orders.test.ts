import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BasketValidationRequest } from '../../../client/basket/basket-api.ts';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import type { OrderFailure, Preauthorisation } from '../../../schemas/types/http/orders.ts';
import { hutOf } from '../../vectors/fixture-chain.ts';
import { type Vector, vectors, vectorsOf } from '../../vectors/vector.ts';
import type { TestServer } from '../start-server.ts';
import { startFixtureServer } from './fixture-server.ts';
import { newPhone } from '../orders/sample-orders.ts';
import { requestOf } from './request-of-vector.ts';

/** One guest orders every basket. */
const unpaidOrders = { perPhone: 1000, perAddress: 1000 };

let server: TestServer;
beforeAll(async () => {
  server = await startFixtureServer(undefined, { limits: { unpaidOrders } });
});
afterAll(() => server.close());

/** A guest's cash order of a basket. */
const orderOf = (basket: BasketValidationRequest): OrderRequest => ({
  version: '1.0',
  customer: {
    name: 'Ada Lovelace',
    phone: newPhone('uk'),
    email: 'ada@example.com',
    marketing: { all: false },
    // Old enough for alcohol everywhere.
    confirmedAge: 120,
    deliveryAddress: { postcode: 'BS1 4RN', streetname: '12 Harbour Street', city: 'Bristol' },
  },
  ...basket,
});

const preauthorise = <Body = Preauthorisation>(order: OrderRequest) =>
  server.post<Body>('/v1/orders/preauthorise', order);

/** The guest's name and address are as that market wants them. */
const isBritish = (vector: Vector): boolean => hutOf(vector).sector === 'uk-1';

/** Baskets that a British guest can pay in cash. */
const sellable = vectors.filter(
  (vector) =>
    vector.expect.reasons === undefined &&
    vector.basket.credit === undefined &&
    vector.payment === undefined &&
    isBritish(vector) &&
    !(vector.basket.deals ?? []).some(({ dealId }) => dealId.startsWith('reward-')),
);

describe('pre-authorise', () => {
  it.each(sellable)('asks for the amount that is due: $name [DEA-58]', async (vector: Vector) => {
    const { status, body } = await preauthorise(orderOf(requestOf(vector)));
    expect([status, body]).toEqual([200, expect.anything()]);
    const { total, amountDue = total } = vector.expect;
    expect([body.paymentType, body.totalPrice]).toEqual(['cash', amountDue]);
  });

  it('refuses a deal price that is a penny lower than its own [DEA-58]', async () => {
    for (const vector of vectorsOf('DEA-60')) {
      const request = requestOf(vector);
      const deals = request.deals.map((deal) => ({ ...deal, price: deal.price - 0.01 }));
      const { status, body } = await preauthorise<OrderFailure>(orderOf({ ...request, deals }));
      expect([status, body.name]).toEqual([422, 'BAD_PRICE_INTEGRITY']);
    }
  });

  it('refuses a topping on a half that is not paid for, loose and in a deal [SHP-21, ORD-107, SEC-43]', async () => {
    for (const vector of vectorsOf('SHP-21').filter(({ expect: { reasons } }) => !reasons)) {
      const request = requestOf(vector);
      const withOneMore = request.deals.map(({ pizzas = [], ...deal }) => ({
        ...deal,
        pizzas: pizzas.map(({ secondHalf, ...pizza }) => ({
          ...pizza,
          ...(secondHalf && {
            secondHalf: {
              ...secondHalf,
              toppings: [...(secondHalf.toppings ?? ['mushroom', 'onion']), 'olive'],
            },
          }),
        })),
      }));
      const { status, body } = await preauthorise<OrderFailure>(
        orderOf({ ...request, deals: withOneMore }),
      );
      expect([vector.name, status, body.name]).toEqual([vector.name, 422, 'BAD_PRICE_INTEGRITY']);
    }
  });

  it('refuses the same deal price for other choices [DEA-58]', async () => {
    const [first, second] = [...vectorsOf('DEA-63'), ...vectorsOf('DEA-60')].map(requestOf);
    const [priced] = first?.deals ?? [];
    const [chosen] = second?.deals ?? [];
    if (!first || !priced || !chosen) throw new Error('A vector has no deal.');
    const deals = [{ ...chosen, id: priced.id, price: priced.price }];
    const { status, body } = await preauthorise<OrderFailure>(orderOf({ ...first, deals }));
    expect([status, body.name]).toEqual([422, 'BAD_PRICE_INTEGRITY']);
  });

  it.each([
    ...vectorsOf('DEA-79').filter(({ expect: { reasons } }) => reasons),
    ...vectorsOf('DEA-26'),
    ...vectorsOf('MNU-52'),
    ...vectorsOf('MNU-59'),
    ...vectorsOf('SHP-21').filter(({ expect: { reasons } }) => reasons),
  ])(
    'refuses what the validator refuses: $name [DEA-79, MNU-52, MNU-59, SHP-21]',
    async (vector) => {
      const { status, body } = await preauthorise<OrderFailure>(orderOf(requestOf(vector)));
      expect([status, body.name, body.reasons]).toEqual([
        422,
        'BAD_PRICE_INTEGRITY',
        vector.expect.reasons,
      ]);
    },
  );

  it.each(
    [...vectorsOf('BSK-47'), ...vectorsOf('BSK-48'), ...vectorsOf('BSK-49')].filter(
      (vector) => vector.expect.reasons && isBritish(vector),
    ),
  )('names the gap to the minimum: $name [BSK-47, BSK-48, BSK-49]', async (vector) => {
    const { status, body } = await preauthorise<OrderFailure>(orderOf(requestOf(vector)));
    expect([status, body.name, body.gap]).toEqual([
      422,
      'MIN_ORDER_NOT_MET',
      vector.expect.reasons?.[0]?.amount,
    ]);
  });

  it.each(vectorsOf('BSK-61').filter(({ expect: { reasons } }) => reasons))(
    '$name when it is ordered [BSK-61]',
    async (vector) => {
      const { status, body } = await preauthorise<OrderFailure>(orderOf(requestOf(vector)));
      expect([status, body.name]).toEqual([422, 'FailedAlcoholValidation']);
    },
  );
});
