import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import type { Voucher } from '../../../schemas/types/http/vouchers.ts';
import type { CallHeaders } from '../../api/call.ts';
import { bookPoints, member, memberOrder } from '../../api/loyalty/members.ts';
import { sampleOrder } from '../../api/orders/sample-orders.ts';
import type { TestServer } from '../../api/start-server.ts';

/** An order that customers make again and again. */
export interface Template {
  readonly name: string;
  readonly request: OrderRequest;
  readonly headers: CallHeaders;
}

/** Stands in the request of a priority order for the place that is reserved for each one. */
export const placeholder = 'reservation-of-this-order';

/** Members who order; of one account servers take only so many calls. */
const members = 4;

/** More points than any run uses. */
const points = 100_000;

const giftCard = { number: '6000500050005000', pin: '5000', balance: 100 };

const items = ['pepperoni-classic', 'margherita', 'garlic-bread'];

/** Builds what is ordered, as a browser does, from what a server sells. */
export async function templatesOf(server: TestServer): Promise<readonly Template[]> {
  const voucher = async (code: string): Promise<Voucher> =>
    (await server.get<Voucher>(`/v1/vouchers/uk-1/${code}`)).body;
  const ofMembers: Template[] = [];
  for (let count = 0; count < members; count += 1) {
    const ada = await member(server);
    await bookPoints(server.db, ada, points);
    const request = await memberOrder(server, ada, 5);
    ofMembers.push({ name: 'points', headers: ada.headers, request });
  }
  const guest = { headers: {} };
  const order = (sample: Parameters<typeof sampleOrder>[1]) =>
    sampleOrder(server, { items, ...sample });
  return [
    { ...guest, name: 'cash', request: await order({}) },
    { ...guest, name: 'card', request: await order({ paymentType: 'microform' }) },
    {
      ...guest,
      name: 'voucher',
      request: await order({ paymentType: 'microform', voucher: await voucher('SAVE20') }),
    },
    {
      ...guest,
      name: 'voucher of one use',
      request: await order({ voucher: await voucher('WELCOME10') }),
    },
    {
      ...guest,
      name: 'gift card',
      request: await order({ paymentType: 'microform', giftCard }),
    },
    {
      ...guest,
      name: 'priority',
      request: await order({
        paymentType: 'microform',
        extras: ['priority'],
        facts: { extras: { priority: { id: placeholder, hutId: '1101' } } },
      }),
    },
    ...ofMembers,
  ];
}
