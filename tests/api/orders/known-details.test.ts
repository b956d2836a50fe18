import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import type { KnownDetails } from '../../../schemas/types/http/orders.ts';
import { eraseOrdersOf } from '../../../server/orders/erase-orders.ts';
import { type Customer, member, memberOrder, placedBy, signedIn } from '../loyalty/members.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { placedOrder } from './sample-orders.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const path = '/v2/orders/orders/details';

const detailsOf = async ({ headers }: Customer): Promise<KnownDetails> =>
  (await server.get<KnownDetails>(path, headers)).body;

type Change = (customer: OrderRequest['customer']) => Partial<OrderRequest['customer']>;

const ordered = async (
  ada: Awaited<ReturnType<typeof member>>,
  change: Change = () => ({}),
): Promise<OrderRequest> => {
  const request = await memberOrder(server, ada, 0);
  const { customer } = request;
  const own = { ...request, customer: { ...customer, ...change(customer) } };
  await placedBy(server, ada, own);
  return own;
};

describe('what is known of a customer from their orders', () => {
  it('needs a good token, and is nothing before the first order [SHP-16]', async () => {
    expect((await server.get(path)).status).toBe(401);
    expect((await server.get(path, { authorization: 'Bearer forged' })).status).toBe(401);
    expect(await detailsOf(await signedIn(server))).toEqual({ addresses: [] });
  });

  it('is who ordered last, how they paid, and each address once, the latest first [SHP-16]', async () => {
    const ada = await member(server);
    const first = await ordered(ada);
    const { deliveryAddress } = first.customer;
    if (!deliveryAddress) throw new Error('The sample is no delivery.');
    const other = { ...deliveryAddress, streetno: '99' };
    await ordered(ada, () => ({ deliveryAddress: other, instructions: 'Blue door' }));
    const upper = { ...deliveryAddress, streetname: deliveryAddress.streetname.toUpperCase() };
    const last = await ordered(ada, () => ({ name: 'Grace Hopper', deliveryAddress: upper }));
    const known = await detailsOf(ada);
    expect(known.contact).toMatchObject({
      name: 'Grace Hopper',
      email: last.customer.email,
      phone: last.customer.phone,
    });
    expect(known.paymentType).toBe(last.payment.type);
    expect(known.addresses.map(({ address }) => address)).toEqual([upper, other]);
    expect(known.addresses[1]?.instructions).toBe('Blue door');
    const answer = await server.get(path, ada.headers);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(JSON.stringify(answer.body)).not.toMatch(/token|credits|card/i);
  });

  it('holds no address of somebody else, nothing of others, and nothing of guests [SHP-16, SHP-28]', async () => {
    const [ada, eve] = [await member(server), await member(server)];
    await ordered(eve);
    await placedOrder(server);
    expect(await detailsOf(ada)).toEqual({ addresses: [] });
    await ordered(ada, () => ({ recipient: { name: 'Grace', phone: '07700 900456' } }));
    expect((await detailsOf(ada)).addresses).toEqual([]);
  });

  it('is gone as soon as the owner of the account asks for it [SHP-16, SEC-42]', async () => {
    const ada = await member(server);
    await ordered(ada);
    expect((await detailsOf(ada)).addresses).toHaveLength(1);
    await eraseOrdersOf(server.db, ada.accountId);
    expect(await detailsOf(ada)).toEqual({ addresses: [] });
  });
});
