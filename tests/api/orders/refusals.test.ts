import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { preauthorise, refused, sampleOrder, type Sample } from './sample-orders.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** The name and status an order is refused with. */
const answerTo = async (
  sample: Sample,
  change: (request: OrderRequest) => unknown = (same) => same,
) => {
  const { status, body } = await refused(server, change(await sampleOrder(server, sample)));
  return { status, name: body.name };
};

describe('an order that cannot be taken', () => {
  it('is refused by a closed hut with 409 [ORD-73, ORD-62]', async () => {
    expect(await answerTo({ hutId: '1117' })).toEqual({ status: 409, name: 'HUT_CLOSED' });
    expect(await answerTo({ hutId: '1118' })).toEqual({ status: 409, name: 'HUT_CLOSED' });
    expect(await answerTo({ disposition: 'dinein' })).toEqual({ status: 409, name: 'HUT_CLOSED' });
  });

  it('is refused when it is alcohol only [ORD-80, BSK-61]', async () => {
    const name = 'FailedAlcoholValidation';
    expect(await answerTo({ items: Array(4).fill('garden-lager') })).toEqual({ status: 422, name });
    expect(await answerTo({ items: [...Array(4).fill('house-red'), 'bbq-dip'] })).toEqual({
      status: 422,
      name,
    });
    const withFood = await answerTo({ items: [...Array(3).fill('house-red'), 'fries'] });
    expect(withFood.name).toBeUndefined();
  });

  it('is refused below the minimum of the hut, and names the gap [ORD-81, BSK-47, BSK-48]', async () => {
    const { status, body } = await refused(server, await sampleOrder(server, { items: ['fries'] }));
    expect(status).toBe(422);
    expect(body).toMatchObject({ name: 'MIN_ORDER_NOT_MET', gap: 8.51 });
    const collection = await answerTo({ items: ['fries'], disposition: 'collection' });
    expect(collection).toEqual({ status: 422, name: 'MIN_ORDER_NOT_MET' });
  });

  it('counts the minimum after the discount and without tip and fees [BSK-49]', async () => {
    const tipped = await answerTo({ items: ['chicken-bites', 'chicken-bites'], tip: 500 });
    expect(tipped.name).toBe('MIN_ORDER_NOT_MET');
    const enough = await answerTo({ items: ['chicken-bites', 'chicken-bites', 'ketchup'] });
    expect(enough.name).toBeUndefined();
  });

  it('has no minimum at a table or where the hut states 0, and 3.99 where it states none [BSK-48, BSK-51]', async () => {
    const table = {
      sector: 'uk-2',
      hutId: '2101',
      disposition: 'dinein',
      items: ['still-water'],
    } as const;
    expect((await answerTo(table)).name).toBeUndefined();
    const none = {
      sector: 'in-1',
      hutId: '4001',
      disposition: 'collection',
      items: ['garlic-bread'],
    } as const;
    expect((await answerTo(none)).name).toBeUndefined();
  });

  it('is refused for a payment type that market or hut does not take [ORD-82, PAY-07]', async () => {
    const unsupported = { status: 422, name: 'PAYMENT_TYPE_NOT_SUPPORTED' };
    expect(await answerTo({ paymentType: 'ticket' })).toEqual(unsupported);
    expect(await answerTo({ paymentType: 'constructor' })).toEqual(unsupported);
    const french = { sector: 'fr-1', hutId: '1101', items: ['reine', 'frites'] };
    expect(await answerTo({ ...french, paymentType: 'cash' })).toEqual(unsupported);
  });

  it('takes the other spelling of cash or ticket [PAY-04, PAY-38]', async () => {
    const french = { sector: 'fr-1', hutId: '1101', items: ['reine', 'frites'] };
    const request = await sampleOrder(server, { ...french, paymentType: 'cash-ticket' });
    const { body } = await preauthorise(server, request);
    expect(body.paymentType).toBe('cash/ticket');
  });

  it('is refused for a time in the past, or one that is no slot [ORD-83]', async () => {
    const past = { status: 422, name: 'SCHEDULED_TIME_PAST' };
    expect(await answerTo({ time: server.clock.now() - 3_600_000 })).toEqual(past);
    const minute = 60_000;
    const odd =
      Math.ceil(server.clock.now() / (15 * minute)) * 15 * minute + 60 * minute + 7 * minute;
    expect(await answerTo({ time: odd })).toEqual(past);
    const slot = Math.ceil(server.clock.now() / (15 * minute)) * 15 * minute + 60 * minute;
    expect((await answerTo({ time: slot })).name).toBeUndefined();
  });

  it('is refused above the maximum of its payment type [PAY-120, PAY-121]', async () => {
    const dear = { items: Array(4).fill('meat-feast') };
    const { status, body } = await refused(server, await sampleOrder(server, dear));
    expect([status, body.name]).toEqual([422, 'PAYMENT_AMOUNT_TOO_HIGH']);
    const later = await sampleOrder(server, {
      sector: 'ca-1',
      hutId: '6001',
      items: Array(7).fill('pepperoni-classic'),
      paymentType: 'paylater_credit',
    });
    expect((await refused(server, later)).body.message).toBe(
      'You cannot place a pay later order with amount greater than $100.00',
    );
  });

  it('is refused with a gift card that does not cover its amount [ORD-84]', async () => {
    const withCard = (request: OrderRequest) => ({
      ...request,
      payment: {
        ...request.payment,
        credits: [{ type: 'giftcard', number: '6000123', pin: '1234', amount: 5 }],
      },
    });
    expect(await answerTo({}, withCard)).toEqual({ status: 422, name: 'INSUFFICIENT_CREDIT' });
  });
});

describe('who orders', () => {
  it('needs a valid id-token, and a token for an account [ORD-05, ORD-69, ORD-71]', async () => {
    const request = await sampleOrder(server);
    const invalid = await preauthorise(server, request, { authorization: 'Bearer nonsense' });
    expect(invalid.status).toBe(401);
    const account = { ...request, customer: { ...request.customer, accountId: 'a-1' } };
    expect((await preauthorise(server, account)).status).toBe(401);
    expect((await preauthorise(server, request)).status).toBe(200);
  });

  it('is told by either header that carries a token [SHL-57]', async () => {
    const request = await sampleOrder(server);
    for (const headers of [{ authorization: 'Bearer nonsense' }, { 'id-token': 'nonsense' }]) {
      const { status, body } = await preauthorise<{ name: string }>(server, request, headers);
      expect([status, body.name]).toEqual([401, 'UNAUTHENTICATED']);
    }
  });

  it('gives contact details that fit the market, wrong ones named [ORD-25]', async () => {
    const request = await sampleOrder(server, { name: 'Ada 2', email: 'ada@', phone: '123' });
    const { status, body } = await refused(server, request);
    expect(status).toBe(400);
    expect(body.fields?.map(({ field }) => field)).toEqual([
      'customer.name',
      'customer.email',
      'customer.phone',
    ]);
    const { deliveryAddress: _address, ...customer } = (await sampleOrder(server)).customer;
    const homeless = await refused(server, { ...(await sampleOrder(server)), customer });
    expect(homeless.body.fields?.map(({ field }) => field)).toEqual(['customer.deliveryAddress']);
  });
});
