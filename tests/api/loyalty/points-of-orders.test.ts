import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderFailure, OrderSummary } from '../../../schemas/types/http/orders.ts';
import { posKeyOf } from '../../../server/menu/pos-keys.ts';
import { refused, sampleOrder } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';
import {
  type Customer,
  freePizza,
  loyaltyOf,
  member,
  memberOrder,
  placeBy,
  placedBy,
  preauthorisedBy,
  signedIn,
} from './members.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const balanceOf = async (customer: Customer): Promise<number> =>
  (await loyaltyOf(server, customer)).accountBalance;

const entriesOf = async ({ accountId }: Customer) =>
  (
    await server.db
      .selectFrom('loyalty_entry')
      .select(['cause', 'points'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute()
  ).map(({ cause, points }) => [cause, points]);

describe('the order of a member', () => {
  it('earns points once it is placed when it is paid online, and says so in its summary [ORD-19, LOY-09, LOY-12]', async () => {
    const ada = await member(server);
    const request = await memberOrder(server, ada, 0, { paymentType: 'microform' });
    expect(request.loyalty).toEqual({ loyaltyProviderAuthToken: ada.token, points: 0 });
    const opened = await preauthorisedBy(server, ada, request);
    expect(await balanceOf(ada)).toBe(0);
    await placeBy(server, ada, request, opened.body);
    const earned = Math.floor(request.payment.amount / 10);
    expect(earned).toBeGreaterThan(2);
    expect(await balanceOf(ada)).toBe(earned);
    const path = `/v1/orders/${opened.body.transactionId}`;
    expect((await server.get<OrderSummary>(path)).body.loyalty).toEqual({
      toBeEarned: earned,
      currentBalance: 0,
      usedInThisOrder: 0,
      newBalance: earned,
    });
  });

  it('paid at the door earns its points when it is handed over, once, and none before [ORD-19]', async () => {
    const ada = await member(server);
    const request = await memberOrder(server, ada, 0);
    const { orderId, transactionId } = await placedBy(server, ada, request);
    const earned = Math.floor(request.payment.amount / 10);
    const { body } = await server.get<OrderSummary>(`/v1/orders/${transactionId}`);
    expect(body.loyalty).toMatchObject({ toBeEarned: earned, newBalance: earned });
    const key = posKeyOf(server.dependencies.posSecret, 'uk-1', '1101');
    const report = (order_status: string) =>
      server.post(
        `/v1/orders/${orderId}/status`,
        { order_status },
        { authorization: `Bearer ${key}` },
      );
    expect((await report('DISPATCHED')).status).toBe(200);
    expect(await balanceOf(ada)).toBe(0);
    await Promise.all(Array.from({ length: 5 }, () => report('DELIVERED')));
    expect(await balanceOf(ada)).toBe(earned);
    expect(await entriesOf(ada)).toEqual([['earned', earned]]);
  });

  it('paid at the door that the hut fails earns none [ORD-19]', async () => {
    const ada = await member(server, 2);
    const { orderId } = await placedBy(server, ada, await memberOrder(server, ada, 0));
    const key = posKeyOf(server.dependencies.posSecret, 'uk-1', '1101');
    const failed = await server.post(
      `/v1/orders/${orderId}/status`,
      { order_status: 'FAILED' },
      { authorization: `Bearer ${key}` },
    );
    expect(failed.status).toBe(200);
    expect(await balanceOf(ada)).toBe(2);
    expect(await entriesOf(ada)).toEqual([]);
  });

  it('uses points for its reward and earns others, both when it is placed [ORD-18, ORD-19, LOY-07, ORD-26]', async () => {
    const ada = await member(server, 6);
    const request = await memberOrder(server, ada, 5);
    expect(request.deals[0]?.redeemable_id).toBe('hut-rewards-pizza');
    expect(request.deals[0]?.price).toBe(0);
    expect(request.loyalty?.points).toBe(5);
    const { transactionId } = await placedBy(server, ada, request);
    const earned = Math.floor(request.payment.amount / 10);
    expect(await balanceOf(ada)).toBe(1 + earned);
    expect(await entriesOf(ada)).toEqual([
      ['used', -5],
      ['earned', earned],
    ]);
    const { body } = await server.get<OrderSummary>(`/v1/orders/${transactionId}`);
    expect(body.loyalty).toEqual({
      toBeEarned: earned,
      currentBalance: 6,
      usedInThisOrder: 5,
      newBalance: 1 + earned,
    });
  });

  it('that came to nothing gives its points back and earns none', async () => {
    const ada = await member(server, 5);
    const failing = await memberOrder(server, ada, 5, { email: 'ada+exception@example.com' });
    const { body } = await preauthorisedBy(server, ada, failing);
    expect(await balanceOf(ada)).toBe(0);
    expect((await placeBy(server, ada, failing, body)).status).toBe(500);
    expect(await balanceOf(ada)).toBe(5);
    expect(await entriesOf(ada)).toEqual([
      ['used', -5],
      ['given-back', 5],
    ]);
  });

  it('that nobody came back for gives its points back', async () => {
    const ada = await member(server, 5);
    await preauthorisedBy(server, ada, await memberOrder(server, ada, 5));
    expect(await balanceOf(ada)).toBe(0);
    await server.clock.advance(16 * 60_000);
    await expect.poll(() => balanceOf(ada)).toBe(5);
  });

  it('hands its points on to the attempt in its place', async () => {
    const ada = await member(server, 5);
    const request = await memberOrder(server, ada, 5);
    const first = await preauthorisedBy(server, ada, request);
    const again = await preauthorisedBy(server, ada, { ...request, isMobileApp: true });
    expect(again.status).toBe(422);
    const headers = { ...ada.headers, 'replaces-order': first.body.orderState };
    const second = await preauthorisedBy(server, { headers }, { ...request, isMobileApp: true });
    expect(second.status).toBe(200);
    expect(await balanceOf(ada)).toBe(0);
    expect((await placeBy(server, ada, request, second.body)).status).toBe(200);
    expect(await balanceOf(ada)).toBe(Math.floor(request.payment.amount / 10));
  });

  it('gets a reward once of twenty orders at the same moment, and the balance stays right', async () => {
    const ada = await member(server, 5);
    const request = await memberOrder(server, ada, 5);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        preauthorisedBy<OrderFailure>(server, ada, {
          ...request,
          customer: { ...request.customer, name: `Ada ${'I'.repeat(index + 1)}` },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, body.name]).toEqual([422, 'BAD_PRICE_INTEGRITY']);
    }
    expect(await balanceOf(ada)).toBe(0);
  });
});

describe('a reward', () => {
  const failureOf = async (
    customer: Customer,
    request: Awaited<ReturnType<typeof memberOrder>>,
  ) => {
    const { status, body } = await preauthorisedBy<OrderFailure>(server, customer, request);
    return [status, body.name, body.reasons?.[0]?.code ?? body.fields?.[0]?.field];
  };
  const locked = [422, 'BAD_PRICE_INTEGRITY', 'deal-locked'];

  it('is refused to guests, to customers who are no members, and for too few points [DEA-80, LOY-03]', async () => {
    const ada = await member(server, 4);
    expect(await failureOf(ada, await memberOrder(server, ada, 5))).toEqual(locked);
    const plain = await signedIn(server);
    const request = await memberOrder(server, { ...plain, token: 'none' }, 5);
    expect(await failureOf(plain, request)).toEqual(locked);
    const deals = [freePizza];
    const guest = await sampleOrder(server, { deals, paymentType: 'microform' });
    const { status, body } = await refused(server, guest);
    expect([status, body.name, body.reasons?.[0]?.code]).toEqual(locked);
  });

  it('is refused with an offline payment [LOY-04]', async () => {
    const ada = await member(server, 5);
    const request = await memberOrder(server, ada, 5, { paymentType: 'cash' });
    expect(await failureOf(ada, request)).toEqual(locked);
  });

  it('is refused beside another one [BSK-82, LOY-18]', async () => {
    const ada = await member(server, 10);
    const twice = await memberOrder(server, ada, 10, { deals: [freePizza, freePizza] });
    const { body } = await preauthorisedBy<OrderFailure>(server, ada, twice);
    expect(body.reasons).toContainEqual(expect.objectContaining({ code: 'too-many-rewards' }));
    expect(await balanceOf(ada)).toBe(10);
  });

  it('does not count for the minimum order [BSK-50, LOY-18]', async () => {
    const ada = await member(server, 5);
    const request = await memberOrder(server, ada, 5, { items: ['garlic-bread'] });
    const { body } = await preauthorisedBy<OrderFailure>(server, ada, request);
    expect(body.name).toBe('MIN_ORDER_NOT_MET');
  });

  it('needs the token of the member and the points it costs [LOY-07, ORD-18]', async () => {
    const [ada, eve] = [await member(server, 5), await member(server, 5)];
    const request = await memberOrder(server, ada, 5);
    const { loyalty: _own, ...without } = request;
    expect(await failureOf(ada, without)).toEqual([400, 'INVALID_REQUEST', 'loyalty']);
    const forged = { ...request, loyalty: { loyaltyProviderAuthToken: eve.token, points: 5 } };
    const field = 'loyalty.loyaltyProviderAuthToken';
    expect(await failureOf(ada, forged)).toEqual([400, 'INVALID_REQUEST', field]);
    const fewer = { ...request, loyalty: { loyaltyProviderAuthToken: ada.token, points: 0 } };
    expect(await failureOf(ada, fewer)).toEqual([400, 'INVALID_REQUEST', 'loyalty.points']);
    expect(await balanceOf(ada)).toBe(5);
  });

  it('is valid in the basket of a member, and locked in anybody else’s', async () => {
    const ada = await member(server, 5);
    const { hut, payment, disposition, deals, surcharges } = await memberOrder(server, ada, 5);
    const basket = { hut, payment, disposition, deals, surcharges };
    const check = (headers = {}) => server.post('/v1/basket-validator/', basket, headers);
    expect((await check(ada.headers)).status).toBe(200);
    expect((await check()).status).toBe(422);
    expect((await check((await signedIn(server)).headers)).status).toBe(422);
  });
});
