import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { posKeyOf } from '../../../server/menu/pos-keys.ts';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import type { OrderFailure } from '../../../schemas/types/http/orders.ts';
import type { HutOrder } from '../../../core/tracking/hut-order.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { placeOrder, preauthorise, refused, type Sample, sampleOrder } from './sample-orders.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** A sample of each market at its first hut, paid at the door. */
const samples: Readonly<Record<'uk' | 'fr' | 'in' | 'ca', Sample>> = {
  uk: {},
  fr: { sector: 'fr-1', hutId: '1101', items: ['reine', 'frites'], paymentType: 'cash/ticket' },
  in: { sector: 'in-1', hutId: '4001', items: ['margherita', 'garlic-bread'] },
  ca: { sector: 'ca-1', hutId: '6001' },
};
type MarketId = keyof typeof samples;

/** The order as the hut's point of sale fetches it. */
const atHut = async (orderId: string, { sector, id }: OrderRequest['hut']): Promise<HutOrder> => {
  const key = posKeyOf(server.dependencies.posSecret, sector, id);
  const { body } = await server.get<HutOrder[]>(`/v1/huts/${sector}/${id}/orders?open=true`, {
    authorization: `Bearer ${key}`,
  });
  const found = body.find((order) => order.orderId === orderId);
  if (!found) throw new Error(`The hut does not have ${orderId}`);
  return found;
};

/** Places what a browser sends and answers with it and with what its hut got. */
const ordered = async (market: MarketId, change: Sample = {}) => {
  const sent = await sampleOrder(server, { ...samples[market], ...change });
  const { status, body } = await preauthorise(server, sent);
  expect({ status, body }).toMatchObject({ status: 200 });
  expect((await placeOrder(server, sent, body)).status).toBe(200);
  return { sent, got: await atHut(body.orderId, sent.hut) };
};

/** The fields a request is refused for. */
const wrongFields = async (request: unknown) => {
  const { status, body } = await refused(server, request);
  return { status, fields: (body as OrderFailure).fields?.map(({ field }) => field) };
};

const markets = Object.keys(samples) as MarketId[];

describe('an order on its way to the hut', () => {
  it.each<[MarketId, string, string | undefined]>([
    ['uk', 'GBP', 'SW11-A'],
    ['fr', 'EUR', 'TZ-FR-1-1101'],
    ['in', 'INR', 'TZ-IN-1-4001'],
    ['ca', 'CAD', 'TZ-CA-1-6001'],
  ])(
    'has hut, payment, currency and taxes of %s [ORD-02, ORD-08, ORD-10, ORD-11, CHK-04]',
    async (market, currency, tradezoneId) => {
      const { sent, got } = await ordered(market);
      const { sector, hutId = '1101' } = { sector: 'uk-1', ...samples[market] };
      expect(sent.hut).toEqual({ id: hutId, sector, tradezoneId });
      expect(got.hut).toEqual(sent.hut);
      expect(sent.payment.currency).toBe(currency);
      expect(got.payment).toEqual({ ...sent.payment, toBePaid: sent.payment.amount });
      const { taxes, taxTotal, grossTotal, netTotal } = sent.payment.breakdown ?? {};
      expect(taxes?.length).toBeGreaterThan(0);
      expect(netTotal).toBeCloseTo((grossTotal ?? 0) - (taxTotal ?? 0), 2);
      const other = { ...sent, payment: { ...sent.payment, currency: 'USD' } };
      expect(await wrongFields(other)).toEqual({ status: 400, fields: ['payment.currency'] });
    },
  );

  it('is refused with a payment or hut of another shape [ORD-02, ORD-08, ORD-10]', async () => {
    const sent = await sampleOrder(server);
    const { type: _type, ...untyped } = sent.payment;
    const wrong: readonly [unknown, string][] = [
      [{ ...sent, payment: untyped }, 'payment.type'],
      [{ ...sent, payment: { ...sent.payment, breakdown: { taxes: [] } } }, 'payment.breakdown'],
      [{ ...sent, hut: { id: sent.hut.id } }, 'hut.sector'],
    ];
    for (const [request, field] of wrong) {
      const { status, fields } = await wrongFields(request);
      expect(status).toBe(400);
      expect(fields?.some((name) => name.startsWith(field))).toBe(true);
    }
  });

  it.each(markets)(
    'says in %s whether a collection comes to the car, and of a delivery nothing [ORD-13, CHK-23]',
    async (market) => {
      for (const isCurbside of [true, false]) {
        const disposition = { type: 'collection', when: 'asap', isCurbside } as const;
        const { got } = await ordered(market, {
          disposition: 'collection',
          facts: { disposition },
        });
        expect(got.disposition).toEqual(disposition);
      }
      const delivery = { type: 'delivery', when: 'asap', isCurbside: true } as const;
      const { got } = await ordered(market, { facts: { disposition: delivery } });
      expect(got.disposition).toEqual({ type: 'delivery', when: 'asap' });
    },
  );

  it.each(markets)(
    'carries the driver instructions and contact-free delivery of %s [CHK-21, CHK-22]',
    async (market) => {
      const delivery = await ordered(market, { facts: { contactFree: true } });
      expect(delivery.got.customer).toMatchObject({
        instructions: 'Ring twice',
        contactFree: true,
      });
      const collection = await ordered(market, { disposition: 'collection' });
      expect(collection.got.customer).not.toHaveProperty('instructions');
      expect(collection.got.customer).not.toHaveProperty('contactFree');
    },
  );

  it('carries the deals, the assistant, the app and the estimate [BOT-16, ORD-14, ORD-26, WEB-14]', async () => {
    const { got } = await ordered('uk', {
      deals: [{ id: 'bogof-medium', slots: ['pepperoni-classic', 'hawaiian'] }],
      facts: {
        isDealbotEnabled: true,
        isMobileApp: true,
        eta: 35,
        etaRange: { from: 30, to: 40 },
      },
    });
    expect(got).toMatchObject({
      isDealbotEnabled: true,
      isMobileApp: true,
      eta: 35,
      etaRange: { from: 30, to: 40 },
    });
    expect(got.deals.map(({ id }) => id)).toEqual(['bogof-medium', 'ND']);
    const web = await ordered('uk', { facts: { isMobileApp: false } });
    expect(web.got.isMobileApp).toBe(false);
  });

  it('carries the discount that is active, and none where there is none [ORD-14, ORD-15]', async () => {
    const { sent, got } = await ordered('uk', {
      items: ['meat-feast', 'hawaiian', 'fries'],
      discountId: 'spend-30-save-5',
    });
    expect(sent.discount).toEqual({ id: 'spend-30-save-5', value: 5 });
    expect(got.discount).toEqual(sent.discount);
    const plain = await ordered('uk');
    expect(plain.got).not.toHaveProperty('discount');
    expect(plain.got.isDealbotEnabled).toBe(false);
  });

  it('carries what comes on top, by type and amount [ORD-23, ORD-24]', async () => {
    const { got } = await ordered('uk', { items: ['margherita'], tip: 150 });
    expect(got.surcharges?.toSorted((one, other) => one.type.localeCompare(other.type))).toEqual([
      { type: 'deliverySupplement', amount: 2.99 },
      { type: 'driverTip', amount: 1.5 },
      { type: 'smallOrderSupplement', amount: 1.5 },
    ]);
    const later = await ordered('ca', { paymentType: 'paylater_debit' });
    expect(later.got.surcharges).toContainEqual({
      type: 'paymentSurchargePaylaterDebit',
      amount: 0.5,
    });
  });

  it('has both halves of a pizza, with size and crust of the whole [ORD-28]', async () => {
    const { got } = await ordered('uk', {
      items: [
        {
          type: 'pizza',
          productId: 'half-and-half',
          size: 'large',
          crust: 'deep-pan',
          halves: { first: 'hawaiian', second: 'inferno' },
        },
      ],
    });
    expect(got.deals[0]?.pizzas).toEqual([
      expect.objectContaining({
        kind: 'half-and-half',
        size: 'large',
        crust: 'deep-pan',
        firstHalf: { id: 'hawaiian', size: 'large', crust: 'deep-pan' },
        secondHalf: { id: 'inferno', size: 'large', crust: 'deep-pan' },
        otherHalf: 'secondHalf',
        price: expect.any(Number),
      }),
    ]);
    const pair = await ordered('uk', {
      deals: [{ id: 'bogof-medium', slots: ['pepperoni-classic', 'hawaiian'] }],
    });
    expect(pair.got.deals[0]?.pizzas?.map(({ optionIndex }) => optionIndex)).toEqual([0, 1]);
  });

  it('carries the place of a Canadian delivery without its id, elsewhere none [ORD-07]', async () => {
    const deliveryLocation = {
      placeId: 'place-1',
      address: { streetAddress: '290 Queen St W', postalCode: 'M5V 2A1' },
    };
    const { address } = deliveryLocation;
    const canadian = await ordered('ca', { facts: { deliveryLocation } });
    expect(canadian.got.customer.deliveryLocation).toEqual({ address });
    for (const market of ['uk', 'fr', 'in'] as const) {
      const other = await ordered(market, { facts: { deliveryLocation } });
      expect(other.got.customer).not.toHaveProperty('deliveryLocation');
    }
    const developer = await ordered('uk', {
      facts: { deliveryLocation, flagLevel: 'development' },
    });
    expect(developer.got.customer.deliveryLocation).toEqual({ address });
  });

  it.each<[MarketId, string, string]>([
    ['in', '0 98765 43210', '9876543210'],
    ['in', '98765 ^43210', '9876543210'],
    ['uk', '07700 900^123', '07700 900123'],
    ['fr', '06 12 34 56 78', '06 12 34 56 78'],
    ['ca', '(416) 555-0123', '(416) 555-0123'],
  ])(
    'has the phone of %s as its market sends it: %j [ORD-32, ORD-31]',
    async (market, typed, sent) => {
      const { got } = await ordered(market, { phone: typed });
      expect(got.customer.phone).toBe(sent);
    },
  );

  it.each<[MarketId, boolean, boolean, boolean]>([
    ['uk', false, false, false],
    ['uk', true, false, true],
    ['fr', false, false, false],
    ['fr', true, false, true],
    ['in', false, false, false],
    ['in', true, false, true],
    ['ca', false, false, true],
    ['ca', false, true, false],
  ])(
    'says in %s, opted in %s and out %s, that marketing may write: %s [CHK-87, CHK-88]',
    async (market, optIn, optOut, all) => {
      const { got } = await ordered(market, { facts: { marketing: { optIn, optOut } } });
      expect(got.customer.marketing).toEqual({ all });
    },
  );

  it('names who takes a delivery for somebody else, with their number and a greeting, in every market [SHP-28]', async () => {
    const phones = {
      uk: '07700 900456',
      fr: '06 98 76 54 32',
      in: '0 98765 11111',
      ca: '4165550177',
    };
    for (const market of ['uk', 'fr', 'in', 'ca'] as const) {
      const recipient = {
        name: 'Grace ^Hopper',
        phone: phones[market],
        greeting: ' Get well^ soon ',
      };
      const { got } = await ordered(market, { recipient });
      expect(got.customer.recipient).toEqual({
        name: 'Grace Hopper',
        phone: market === 'in' ? '9876511111' : phones[market],
        greeting: 'Get well soon',
      });
      const own = await ordered(market);
      expect(own.got.customer).not.toHaveProperty('recipient');
    }
  });

  it('goes to somebody else with a name and a number that the market takes, and only to a door [SHP-28]', async () => {
    const sent = await sampleOrder(server, samples.uk);
    const wrong = async (recipient: object, change: Partial<OrderRequest> = {}) => {
      const customer = { ...sent.customer, recipient };
      const { status, body } = await refused(server, { ...sent, ...change, customer });
      return [status, ...(body.fields ?? []).map(({ field }) => field)];
    };
    const good = { name: 'Grace', phone: '07700 900456' };
    expect(await wrong({ ...good, name: ' ' })).toEqual([400, 'customer.recipient.name']);
    expect(await wrong({ ...good, phone: '12' })).toEqual([400, 'customer.recipient.phone']);
    expect((await wrong({ ...good, greeting: 'x'.repeat(201) }))[0]).toBe(400);
    expect((await wrong({ name: 'Grace' }))[0]).toBe(400);
    const collected = await sampleOrder(server, { ...samples.uk, disposition: 'collection' });
    expect(await wrong(good, { disposition: collected.disposition })).toContain(
      'customer.recipient',
    );
  });
});
