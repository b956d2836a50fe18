import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  OrderDeliveryAddress,
  OrderRequest,
} from '../../../schemas/types/http/order-request.ts';
import type { CallHeaders } from '../call.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { preauthorise, refused, sampleOrder, type Sample } from './sample-orders.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const indian = { sector: 'in-1', hutId: '4001', items: ['margherita', 'garlic-bread'] };
const canadian = { sector: 'ca-1', hutId: '6001' };

/** The order of a sample with changes to its address. */
const orderAt = async (
  sample: Sample,
  change: Partial<OrderDeliveryAddress>,
): Promise<OrderRequest> => {
  const request = await sampleOrder(server, sample);
  const { deliveryAddress } = request.customer;
  if (!deliveryAddress) throw new Error('no address');
  return {
    ...request,
    customer: { ...request.customer, deliveryAddress: { ...deliveryAddress, ...change } },
  };
};

/** Status of an order and the fields of its address that are refused, with the wording key of each reason. */
const verdict = async (request: OrderRequest, headers: CallHeaders = {}) => {
  const { status, body } = await refused(server, request, headers);
  return [status, ...(body.fields ?? []).map(({ field, reason }) => `${field} ${reason}`)];
};

const line = (field: string, error: string) =>
  `customer.deliveryAddress.${field} checkout.errors.${error}`;

describe('the address of a delivery, however it was sent', () => {
  it.each<[string, Sample, Partial<OrderDeliveryAddress>, string]>([
    [
      'a blank British line',
      {},
      { streetname: ' ', streetno: '' },
      line('addressLine1', 'required'),
    ],
    [
      'a British house number alone',
      {},
      { streetname: '12', streetno: '12' },
      line('addressLine1', 'incompleteAddress'),
    ],
    [
      'a word that is no postcode',
      {},
      { postcode: 'nowhere' },
      line('postcode', 'invalid.postcode'),
    ],
    ['no Indian flat', indian, { interior: '' }, line('interior', 'required')],
    [
      'a blank Canadian address',
      canadian,
      { streetname: ' ' },
      `${line('address', 'required')} ${line('streetAddress', 'required')}`,
    ],
    ['a blank Canadian code', canadian, { postcode: ' ' }, line('postalCode', 'required')],
    [
      'a Canadian code in part',
      canadian,
      { postcode: 'M5V' },
      line('postalCode', 'incompleteAddress'),
    ],
  ])('is refused with %s [CHK-51, CHK-52, CHK-53, CHK-58, CHK-59, CHK-60]', async (...given) => {
    const [, sample, change, reasons] = given;
    const [status, ...found] = await verdict(await orderAt(sample, change));
    expect([status, found.join(' ')]).toEqual([400, reasons]);
  });

  it('may lack its flat at the development level only [CHK-58]', async () => {
    const request = await orderAt(indian, { interior: '' });
    expect(await verdict(request, { 'feature-role': 'canary' })).toEqual([
      400,
      line('interior', 'required'),
    ]);
    const { status } = await preauthorise(server, request, { 'feature-role': 'development' });
    expect(status).toBe(200);
  });

  it('may be a number with a second line [CHK-52]', async () => {
    const request = await orderAt({}, { streetno: '12', streetname: 'Rose Court' });
    expect((await preauthorise(server, request)).status).toBe(200);
  });

  it('is not asked of a collection [CHK-51]', async () => {
    const request = await sampleOrder(server, { disposition: 'collection' });
    expect((await preauthorise(server, request)).status).toBe(200);
  });
});
