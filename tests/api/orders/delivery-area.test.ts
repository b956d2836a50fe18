import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { refused, type Sample, sampleOrder } from './sample-orders.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** What the server says to a delivery to another address than the hut's own neighbourhood. */
const answerTo = async (
  sample: Sample,
  change: Partial<NonNullable<OrderRequest['customer']['deliveryAddress']>>,
) => {
  const order = await sampleOrder(server, sample);
  const deliveryAddress = { ...order.customer.deliveryAddress, ...change };
  const { status, body } = await refused(server, {
    ...order,
    customer: { ...order.customer, deliveryAddress },
  });
  return { status, name: body.name, fields: body.fields?.map(({ field }) => field) };
};

const taken = { status: 200, name: undefined, fields: undefined };
const refusal = (name: string) => ({
  status: 422,
  name,
  fields: ['customer.deliveryAddress.postcode'],
});

const french: Sample = {
  sector: 'fr-1',
  hutId: '1101',
  items: ['reine', 'frites'],
  paymentType: 'cash/ticket',
};
const indian: Sample = { sector: 'in-1', hutId: '4001', items: ['margherita', 'garlic-bread'] };
const canadian: Sample = { sector: 'ca-1', hutId: '6001' };

describe('a delivery', () => {
  it.each<[string, Sample, string]>([
    ['the United Kingdom', {}, 'SW11 1JB'],
    ['the United Kingdom, however it is written', {}, 'sw111jb'],
    ['France', french, '75011'],
    ['India', indian, '560034'],
    ['Canada', canadian, 'M5V 2A1'],
  ])(
    'to an address of the hut is taken in %s [CHK-54, CHK-61]',
    async (_where, sample, postcode) => {
      expect(await answerTo(sample, { postcode })).toEqual(taken);
    },
  );

  it.each<[string, Sample, string]>([
    ['the United Kingdom', {}, 'ZE1 0AA'],
    ['France', french, '01000'],
    ['India', indian, '744101'],
    ['Canada', canadian, 'X0A 0H0'],
  ])(
    'to where nobody delivers is refused in %s [CHK-54, CHK-61]',
    async (_where, sample, postcode) => {
      expect(await answerTo(sample, { postcode })).toEqual(refusal('NOT_DELIVERED'));
    },
  );

  it.each<[string, Sample, string]>([
    ['the United Kingdom', {}, 'M4 1HN'],
    ['India', indian, '110001'],
    ['Canada', canadian, 'V6B 2J2'],
  ])(
    'to where another hut delivers is refused in %s [CHK-55, CHK-61]',
    async (_where, sample, postcode) => {
      expect(await answerTo(sample, { postcode })).toEqual(refusal('OTHER_HUT_DELIVERS'));
    },
  );

  it('of a test hut goes wherever its testers are', async () => {
    expect(await answerTo({ hutId: '1190' }, {})).toEqual(taken);
  });
});
