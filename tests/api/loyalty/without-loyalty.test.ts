import { afterAll, beforeAll, expect, it } from 'vitest';
import { manifestOf } from '../../sample-chain/market-manifests.ts';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import type { OrderFailure, OrderSummary } from '../../../schemas/types/http/orders.ts';
import { placedOrder, preauthorise, sampleOrder, stateOf } from '../orders/sample-orders.ts';
import { toJson } from '../../../server/storage/json-text.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { signedIn } from './members.ts';

let server: TestServer;
beforeAll(async () => {
  // The British market as it is, points and sectors included, but for the plugin with the rules.
  const plugins = manifestOf('uk').plugins.filter(({ id }) => id !== 'loyalty-tens');
  server = await startServer({
    environment: { requestsPerMinute: 1_000_000 },
    manifests: { uk: { plugins: structuredClone(plugins) as [] } },
  });
});
afterAll(() => server.close());

it('a market without loyalty rules answers none of the calls of loyalty', async () => {
  const { headers } = await signedIn(server);
  const calls = [
    '/v2/loyalty/account?marketId=uk',
    '/v2/loyalty/redeemable/hut-rewards-pizza/code?marketId=uk',
    '/v2/loyalty/pos/uk-1/1101/account/07700900789/exists',
    '/v1/loyalty/earnings?sector=uk-1&amount=29.99&inBasket=true',
  ];
  for (const path of calls) {
    expect([path, (await server.get(path, headers)).status]).toEqual([path, 404]);
  }
  const joined = await server.post('/v2/loyalty/account?marketId=uk', {}, headers);
  expect(joined.status).toBe(404);
  expect(await server.db.selectFrom('loyalty_account').selectAll().execute()).toEqual([]);
});

it('a market without loyalty rules has no deal that points buy, and takes every other order', async () => {
  const query = 'sector=uk-1&hutid=1101&disposition=delivery&when=asap';
  const { body } = await server.get<readonly Deal[]>(`/v1/deals?${query}`);
  expect(body.length).toBeGreaterThan(0);
  expect(body.filter(({ loyalty }) => loyalty)).toEqual([]);
  const { transactionId } = await placedOrder(server, {});
  expect(await stateOf(server, transactionId)).toBe('placed');
});

it('a market without loyalty rules takes no order that names a member', async () => {
  const { headers } = await signedIn(server);
  const order = await sampleOrder(server, {});
  const request = { ...order, loyalty: { loyaltyProviderAuthToken: 'token', points: 0 } };
  const { status, body } = await preauthorise<OrderFailure>(server, request, headers);
  expect(status).toBe(400);
  expect(body.fields?.map(({ field }) => field)).toEqual(['loyalty.loyaltyProviderAuthToken']);
});

it('a market without loyalty rules has no page about rewards', async () => {
  const pageOf = (page: string) => server.get(`/v1/pages/${page}`, { host: 'uk.localhost' });
  expect((await pageOf('faqs')).status).toBe(200);
  expect((await pageOf('hut-rewards')).status).toBe(404);
});

it('a market without loyalty rules says nothing of points that an order moved while it had them', async () => {
  const { accountId } = await signedIn(server);
  const { transactionId } = await placedOrder(server, {});
  const account = { account_id: accountId, market: 'uk', mobile_key: null, document: toJson({}) };
  await server.db.insertInto('loyalty_account').values(account).execute();
  const use = { transaction_id: transactionId, account_id: accountId, used: 5, earned: 2 };
  await server.db
    .insertInto('loyalty_use')
    .values({ ...use, balance_before: 7, state: 'taken' })
    .execute();
  const { status, body } = await server.get<OrderSummary>(`/v1/orders/${transactionId}`);
  expect([status, body.loyalty]).toEqual([200, undefined]);
});
