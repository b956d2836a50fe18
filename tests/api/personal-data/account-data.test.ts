import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import type { PastOrder, Placement } from '../../../schemas/types/http/orders.ts';
import { posKeyOf } from '../../../server/menu/pos-keys.ts';
import { erasePersonalData } from '../../../server/personal-data/erase-personal-data.ts';
import {
  goodPassword,
  identity,
  newCustomer,
  newestLetter,
  type Refusal,
  remove,
  signIn,
  signUp,
} from '../accounts/sample-accounts.ts';
import { call } from '../call.ts';
import { placeRequest, preauthorise, sampleOrder } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const path = '/v2/accounts/myaccount';
const sector = { 'x-default-sector': 'uk-1' };

type Customer = Awaited<ReturnType<typeof newCustomer>>;

/** A placed order of a customer. */
const orderOf = async ({ id, headers }: Customer): Promise<Placement> => {
  const request = await sampleOrder(server, { hutId: '1103', name: 'Marked Person' });
  const own = { ...request, customer: { ...request.customer, accountId: id } };
  const { authorization } = headers;
  const attempt = await preauthorise(server, own, { authorization });
  const place = placeRequest(own, attempt.body);
  return (await server.post<Placement>('/v1/orders/place', place, { authorization })).body;
};

const report = (orderId: string, order_status: string) =>
  server.post(
    `/v1/orders/${orderId}/status`,
    { order_status },
    {
      authorization: `Bearer ${posKeyOf(server.dependencies.posSecret, 'uk-1', '1103')}`,
    },
  );

interface OwnData {
  readonly account: Readonly<Record<string, unknown>>;
  readonly sessions: readonly { readonly isThisOne: boolean }[];
  readonly addresses: readonly { readonly address: object }[];
  readonly payment: { readonly preferred: string } | null;
  readonly loyalty: { readonly points: number; readonly member: object } | null;
  readonly orders: readonly {
    readonly orderId: string;
    readonly total: number;
    readonly request: OrderRequest;
  }[];
  readonly letters: readonly { readonly subject: string; readonly body: string }[];
}

const markedAddress = {
  streetno: '8',
  streetname: 'Marked Street',
  city: 'London',
  postcode: 'SW11 5RN',
};

/** A customer of whom everything is kept that can be. */
const known = async () => {
  const customer = await newCustomer(server);
  const { email, headers } = customer;
  await server.post(
    path,
    { name: 'Ada Byron', dateOfBirth: '1990-12-10' },
    { ...headers, ...sector },
  );
  await server.post('/v2/loyalty/account?marketId=uk', { mobile: '07700900123' }, headers);
  await signIn(server, email);
  await identity(server, 'forgot-password', { email });
  await newestLetter(server, email);
  const { status } = await server.post(`${path}/addresses`, { address: markedAddress }, headers);
  if (status !== 200) throw new Error('The address was not kept.');
  await call(`${server.url}${path}/payment`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ preferred: 'paypal' }),
  });
  const order = await orderOf(customer);
  return { ...customer, order };
};

describe('all that is kept of the owner of an account', () => {
  it('is answered as a file: account, sessions, addresses, points, orders and letters [SEC-42, SHP-34]', async () => {
    const { email, headers, id, order } = await known();
    const { status, headers: told, body } = await server.get<OwnData>(`${path}/data`, headers);
    expect(status).toBe(200);
    expect(told.get('content-disposition')).toBe('attachment; filename="my-data.json"');
    expect(body.account).toMatchObject({
      externalIdentityGUID: id,
      email,
      firstName: 'Ada',
      lastName: 'Byron',
      dateOfBirth: '1990-12-10',
      language: 'en-GB',
    });
    expect(body.sessions.filter(({ isThisOne }) => isThisOne)).toHaveLength(1);
    expect(body.sessions).toHaveLength(2);
    expect(body.orders).toHaveLength(1);
    expect(body.orders[0]).toMatchObject({
      orderId: order.orderId,
      total: order.total,
      request: { customer: { name: 'Marked Person', instructions: 'Ring twice' } },
    });
    expect(body.letters).toHaveLength(1);
    expect(body.addresses.map(({ address }) => address)).toEqual([markedAddress]);
    expect(body.payment).toMatchObject({ preferred: 'paypal' });
  });

  it('holds nothing that signs in or sets a password [SEC-42]', async () => {
    const { access, email, headers, refresh } = await known();
    const { code } = await newestLetter(server, email);
    const text = JSON.stringify((await server.get(`${path}/data`, headers)).body);
    for (const secret of [access, refresh, code, goodPassword, 'scrypt']) {
      expect(text).not.toContain(secret);
    }
  });

  it('is nobody else’s [SEC-42]', async () => {
    const { email } = await known();
    const stranger = await newCustomer(server);
    const { body } = await server.get(`${path}/data`, stranger.headers);
    expect(JSON.stringify(body)).not.toContain(email);
    const refused = await server.get<Refusal>(`${path}/data`);
    expect([refused.status, refused.body.name]).toEqual([401, 'NotAuthorizedException']);
  });
});

const leftOf = async ({ email, id }: Customer) => {
  const rows = await Promise.all([
    server.db.selectFrom('account').selectAll().where('id', '=', id).execute(),
    server.db.selectFrom('account_session').selectAll().where('account_id', '=', id).execute(),
    server.db.selectFrom('account_address').selectAll().where('account_id', '=', id).execute(),
    server.db.selectFrom('account_payment').selectAll().where('account_id', '=', id).execute(),
    server.db.selectFrom('loyalty_account').selectAll().where('account_id', '=', id).execute(),
    server.db.selectFrom('sent_mail').selectAll().where('recipient', '=', email).execute(),
    server.db.selectFrom('order_intent').selectAll().where('account_id', '=', id).execute(),
  ]);
  return rows.flat();
};

const orderRow = (transactionId: string) =>
  server.db
    .selectFrom('order_intent')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow();

describe('an account that its owner has erased', () => {
  it('leaves nothing but orders without a person, with their sums [SEC-42, SHP-34]', async () => {
    const customer = await known();
    const { email, headers, id, order } = customer;
    await report(order.orderId, 'DELIVERED');
    const history = '/v2/orders/orders/history?storeId=1103';
    const before = await server.get<PastOrder[]>(history, headers);
    expect(before.body).toHaveLength(1);
    const gone = await remove(server, path, { ...headers, ...sector });
    expect(gone.status).toBe(204);
    expect(await leftOf(customer)).toEqual([]);
    const row = await orderRow(order.transactionId);
    const text = JSON.stringify(row);
    for (const mark of ['Marked Person', 'Lavender', 'Ring twice', '900123', email, id]) {
      expect(text).not.toContain(mark);
    }
    expect([row.total_minor, row.order_status]).toEqual([
      Math.round(order.total * 100),
      'DELIVERED',
    ]);
    const submit = { email, code: '12345678', password: goodPassword };
    expect((await identity(server, 'forgot-password-submit', submit)).status).toBe(400);
    await signUp(server, email);
    const again = (await signIn(server, email)).body.authentication;
    const fresh = { authorization: `Bearer ${again.access}` };
    expect((await server.get(history, fresh)).body).toEqual([]);
    const { body } = await server.get<OwnData>(`${path}/data`, fresh);
    expect([body.orders, body.letters, body.loyalty]).toEqual([[], [], null]);
  });

  it('keeps what a hut needs of an order on its way, until that is done [SEC-42]', async () => {
    const customer = await known();
    const { order } = customer;
    await remove(server, path, { ...customer.headers, ...sector });
    const nameNow = async () => {
      const { request } = await orderRow(order.transactionId);
      return (request as OrderRequest).customer.name;
    };
    const { markets } = server.dependencies;
    await erasePersonalData(server.db, markets);
    expect(await nameNow()).toBe('Marked Person');
    await report(order.orderId, 'DELIVERED');
    await erasePersonalData(server.db, markets);
    expect(await nameNow()).toBe('');
  });
});
