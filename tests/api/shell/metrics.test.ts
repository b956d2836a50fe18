import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placedOrder, placeOrder, preauthorise, sampleOrder } from '../orders/sample-orders.ts';
import { cardToken, openCardOrder } from '../payments/sandbox-payments.ts';
import type { CallHeaders } from '../call.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** The figures of a scrape by name and labels, those of the process left out of the labels. */
async function scrape(): Promise<ReadonlyMap<string, number>> {
  const { status, headers, body } = await server.get<string>('/metrics');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/plain');
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      const name = line.slice(0, end).replace(/,?process="\d+"/, '');
      return [name.replace('{}', '').replace('{,', '{'), Number(line.slice(end + 1))];
    }),
  );
}

/** Orders with a card that is taken, or is not. */
const orderByCard = async (card: 'approve' | 'decline'): Promise<number> => {
  const { request, opened } = await openCardOrder(server);
  const token = await cardToken(server, opened.transactionId, card);
  const answer = await placeOrder(server, request, opened, { paymentAuthorisationResponse: token });
  return answer.status;
};

describe('the metrics', () => {
  it('tell orders, money, and payments by type and outcome of each market, and what waits [OPS-10]', async () => {
    const before = await scrape();
    for (const { id } of server.dependencies.markets.all()) {
      expect(before.get(`comanda_orders_placed_5m{market="${id}"}`)).toBe(0);
      expect(before.get(`comanda_queue_length{queue="letters",market="${id}"}`)).toBe(0);
      expect(before.get(`comanda_queue_length{queue="tills",market="${id}"}`)).toBe(0);
    }
    await placedOrder(server);
    expect([await orderByCard('approve'), await orderByCard('decline')]).toEqual([200, 402]);
    const { total } = await server.db
      .selectFrom('order_intent')
      .select(sql<number>`sum(total_minor)::float8`.as('total'))
      .where('placed_at', 'is not', null)
      .executeTakeFirstOrThrow();
    const after = await scrape();
    expect(after.get('comanda_database_up')).toBe(1);
    expect(after.get('comanda_orders_placed_5m{market="uk"}')).toBe(2);
    expect(after.get('comanda_orders_placed_minor_units_5m{market="uk",currency="GBP"}')).toBe(
      total,
    );
    expect(after.get('comanda_orders_placed_5m{market="in"}')).toBe(0);
    expect(after.get('comanda_attempts_5m{market="uk",state="placed"}')).toBe(2);
    const payments = (outcome: string) =>
      after.get(`comanda_payments_5m{market="uk",type="microform",outcome="${outcome}"}`);
    expect([payments('opened'), payments('approved'), payments('refused')]).toEqual([2, 1, 1]);

    await server.clock.advance(6 * 60_000);
    const later = await scrape();
    expect(later.get('comanda_orders_placed_5m{market="uk"}')).toBe(0);
    const oldest = later.get('comanda_oldest_unsettled_attempt_seconds{market="uk"}');
    expect(oldest).toBeGreaterThanOrEqual(360);
    expect(later.get('comanda_oldest_unsettled_attempt_seconds{market="in"}')).toBe(0);
  });

  it('leave the orders of tests out [OPS-10]', async () => {
    await placedOrder(server);
    expect((await scrape()).get('comanda_orders_placed_5m{market="uk"}')).toBe(1);
    await server.db.updateTable('order_intent').set({ is_test: true }).execute();
    expect((await scrape()).get('comanda_orders_placed_5m{market="uk"}')).toBe(0);
    const request = await sampleOrder(server);
    const { body } = await preauthorise(server, request);
    expect((await scrape()).get('comanda_attempts_5m{market="uk",state="authorised"}')).toBe(1);
    await server.db
      .updateTable('order_intent')
      .set({ is_test: true })
      .where('transaction_id', '=', body.transactionId)
      .execute();
    expect((await scrape()).get('comanda_attempts_5m{market="uk",state="authorised"}')).toBe(0);
  });

  it('tell calls by route, the event loop, and plugins that fail or are left out [OPS-10, ENG-28]', async () => {
    await server.get('/v1/revision', { host: 'uk.localhost' });
    await server.get('/v1/nowhere/private@example.com', { host: 'uk.localhost' });
    const watch = server.dependencies.breakers.watchOf('uk');
    const failure = {
      plugin: 'mail-smtp',
      point: 'mailer' as const,
      call: 'send',
      error: new Error('down'),
    };
    watch.failed(failure);
    const once = await scrape();
    const labels = '{market="uk",plugin="mail-smtp",point="mailer"}';
    expect(once.get(`comanda_plugin_failures_total${labels}`)).toBe(1);
    expect(once.get(`comanda_plugin_left_out${labels}`)).toBe(0);
    const calls = (route: string, status: number) =>
      once.get(
        `comanda_call_duration_seconds_count{method="GET",route="${route}",status="${status}"}`,
      );
    expect(calls('/v1/revision', 200)).toBe(1);
    expect(calls('page', 404)).toBe(1);
    expect(once.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect([...once.keys()].filter((name) => name.includes('example.com'))).toEqual([]);
    for (let times = 0; times < 100; times += 1) watch.failed(failure);
    expect((await scrape()).get(`comanda_plugin_left_out${labels}`)).toBe(1);
  });

  it('answer without the database, and say that it is away [OPS-10]', async () => {
    await server.db.schema.alterTable('order_intent').renameTo('order_intent_away').execute();
    const figures = await scrape();
    await server.db.schema.alterTable('order_intent_away').renameTo('order_intent').execute();
    expect(figures.get('comanda_database_up')).toBe(0);
    expect(figures.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  });

  it('are not there for a call that was passed on, and with a token for its holder alone [OPS-10]', async () => {
    for (const name of ['x-forwarded-for', 'forwarded', 'via']) {
      expect((await server.get('/metrics', { [name]: '198.51.100.7' })).status).toBe(404);
    }
    const metricsToken = 'a-token-of-the-watch';
    const guarded = await startServer({ environment: { metricsToken } });
    try {
      const status = async (headers = {}) => (await guarded.get('/metrics', headers)).status;
      expect(await status()).toBe(401);
      expect(await status({ authorization: 'Bearer another-token-altogether' })).toBe(401);
      const authorization = `Bearer ${metricsToken}`;
      expect(await status({ authorization, 'x-forwarded-for': '198.51.100.7' })).toBe(200);
    } finally {
      await guarded.close();
    }
  });
});

describe('an unknown path', () => {
  it.each<[string, CallHeaders?]>([
    ['/health/deep'],
    ['/ready/now'],
    ['/metrics/all'],
    ['/v9/orders'],
    ['/api/things'],
    ['/.git/config'],
    ['/.well-known/nothing'],
    ['/graphql/schema'],
    ['/anything', { accept: 'application/json' }],
  ])('of machines answers 404 as JSON: %s [OPS-10]', async (path, headers = {}) => {
    const { status, body } = await server.get(path, { host: 'uk.localhost', ...headers });
    expect(status).toBe(404);
    expect(body).toMatchObject({ name: 'NOT_FOUND' });
  });
});
