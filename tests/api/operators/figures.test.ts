import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Figures } from '../../../schemas/types/http/figures.ts';
import type { OperatorAction } from '../../../schemas/types/http/operators.ts';
import { placedOrder, refused, sampleOrder } from '../orders/sample-orders.ts';
import { minuteMs } from '../pos/scripted-hut.ts';
import type { TestServer } from '../start-server.ts';
import { fromConsole, type OperatorCalls, signedIn } from './console-server.ts';
import { french, press, startScreen } from './screen-server.ts';

let server: TestServer;
let admin: OperatorCalls;
beforeAll(async () => {
  server = await startScreen();
  admin = await signedIn(server, 'admin');
});
afterAll(() => server.close());

const figures = async (query = '', calls = admin): Promise<Figures> => {
  const { status, body } = await calls.get<Figures>(`/figures?${query}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};

const file = async (path: string, { token }: OperatorCalls = admin) => {
  const answer = await fetch(`${server.url}/operator/api/figures/${path}`, {
    headers: { ...fromConsole(server, token) },
  });
  const text = await answer.text();
  return { status: answer.status, type: answer.headers.get('content-type'), text };
};

const placedAt = (orderId: string, at: string) =>
  server.db
    .updateTable('order_intent')
    .set({ placed_at: new Date(at) })
    .where('order_id', '=', orderId)
    .execute();

/** An order that was placed on a day that no other test knows. */
async function orderAt(at: string, sample = {}): Promise<string> {
  const { orderId } = await placedOrder(server, sample);
  await placedAt(orderId, at);
  return orderId;
}

const totalOf = async (orderId: string): Promise<number> =>
  (await admin.get<{ order: { total: number } }>(`/orders/${orderId}`)).body.order.total;

describe('orders and revenue', () => {
  it('are told of each currency, market, hut and day, and amounts of two currencies are never added [OPR-25]', async () => {
    const first = await orderAt('2026-01-12T18:00:00Z');
    const second = await orderAt('2026-01-13T18:00:00Z', { items: ['margherita'] });
    const other = await orderAt('2026-01-13T19:00:00Z', { hutId: '1102' });
    const abroad = await orderAt('2026-01-13T19:00:00Z', french);
    const [a = 0, b = 0, c = 0, d] = await Promise.all([first, second, other, abroad].map(totalOf));
    const answer = await figures('days=2&to=2026-01-13');
    const gbp = a + b + c;
    expect([answer.from, answer.to]).toEqual(['2026-01-12', '2026-01-13']);
    expect(answer.totals).toEqual([
      expect.objectContaining({ currency: 'EUR', orders: 1, revenue: d }),
      expect.objectContaining({ currency: 'GBP', orders: 3, failed: 0 }),
    ]);
    expect(answer.totals[1]?.revenue).toBeCloseTo(gbp);
    expect(answer.totals[1]?.averageBasket).toBeCloseTo(gbp / 3, 1);
    expect(answer.markets.map(({ market, orders }) => [market, orders])).toEqual([
      ['fr', 1],
      ['uk', 3],
    ]);
    expect(answer.days.map(({ day, currency, orders }) => [day, currency, orders])).toEqual([
      ['2026-01-12', 'GBP', 1],
      ['2026-01-13', 'EUR', 1],
      ['2026-01-13', 'GBP', 2],
    ]);
    expect(answer.huts.map(({ sector, hutId, orders }) => [sector, hutId, orders])).toEqual([
      ['uk-1', '1101', 2],
      ['fr-1', '1101', 1],
      ['uk-1', '1102', 1],
    ]);
    expect(answer.huts[0]?.name).toMatch(/Clapham/);
    const { totals } = await figures('days=2&to=2026-01-13&sector=uk-1&hutId=1102');
    expect(totals).toEqual([expect.objectContaining({ orders: 1, revenue: c })]);
    expect((await figures('days=2&to=2026-01-13&market=fr')).totals).toHaveLength(1);
  });

  it('belong to the trading day of their hut, in its time zone [OPR-25]', async () => {
    // In Paris it is one o'clock in the night of the 21st: the trading day of the 20th goes on.
    await orderAt('2026-01-21T00:00:00Z', french);
    const { days } = await figures('days=3&to=2026-01-21&market=fr');
    expect(days.map(({ day }) => day)).toEqual(['2026-01-20']);
    expect((await figures('days=1&to=2026-01-21&market=fr')).totals).toEqual([]);
  });

  it('leave out tests and what failed, and tell apart what was given back [OPR-25]', async () => {
    const at = '2026-02-03T18:00:00Z';
    const kept = await orderAt(at);
    const failed = await orderAt(at);
    const tried = await orderAt(at);
    await press(admin, failed, { press: 'fail', reason: 'The oven is cold' });
    await server.db
      .updateTable('order_intent')
      .set({ is_test: true })
      .where('order_id', '=', tried)
      .execute();
    await server.db
      .updateTable('order_intent')
      .set({ refunded_minor: 250 })
      .where('order_id', '=', kept)
      .execute();
    const { totals } = await figures('days=1&to=2026-02-03');
    const total = await totalOf(kept);
    expect(totals).toEqual([
      {
        currency: 'GBP',
        orders: 2,
        failed: 1,
        revenue: total,
        refunded: 2.5,
        averageBasket: total,
      },
    ]);
  });

  it('tell the median of the minutes to the door, of deliveries as soon as possible [OPR-25]', async () => {
    const placed = await placedOrder(server, { hutId: '1103' });
    const collected = await placedOrder(server, { hutId: '1103', disposition: 'collection' });
    for (const { orderId } of [placed, collected]) {
      await press(admin, orderId, { press: 'accept', minutes: 20 });
    }
    await server.clock.advance(31 * minuteMs);
    // Nobody stays signed in that long without a call.
    admin = await signedIn(server, 'admin');
    for (const { orderId } of [placed, collected]) {
      for (const step of ['cook', 'ready'] as const) await press(admin, orderId, { press: step });
    }
    await press(admin, placed.orderId, { press: 'send' });
    const done = await press(admin, placed.orderId, { press: 'done' });
    expect(done.body).toMatchObject({ order_status: 'DELIVERED' });
    await server.clock.advance(20 * minuteMs);
    await press(admin, collected.orderId, { press: 'done' });
    const [line] = (await figures('days=2&sector=uk-1&hutId=1103')).totals;
    expect(line).toMatchObject({ orders: 2 });
    expect(line?.minutesToDoor).toBeCloseTo(31, 0);
  });
});

describe('refusals', () => {
  it('are counted by reason and hut, of both calls, and hold nothing of who was refused [OPR-25]', async () => {
    const order = await sampleOrder(server, { hutId: '1102', email: 'mary@example.com' });
    const dearer = { ...order, payment: { ...order.payment, amount: 1 } };
    const answers = [await refused(server, dearer), await refused(server, dearer)];
    const names = answers.map(({ body }) => body.name);
    await server.post('/v1/orders/place', { ...order, transactionId: 'x', orderState: 'y' });
    const read = async () => (await figures('days=1&sector=uk-1&hutId=1102')).refusals;
    await expect.poll(async () => (await read()).length).toBe(2);
    const found = await read();
    expect(found[0]?.reason).toContain(names[0]);
    expect(found[0]?.count).toBe(2);
    expect(found[1]).toEqual({ reason: 'NOT_FOUND', count: 1 });
    const rows = await server.db.selectFrom('figure_refusal').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('mary');
    expect((await figures('days=1&market=fr')).refusals).toEqual([]);
  });
});

describe('conversion', () => {
  const count = (body: unknown) => server.post('/v1/visits/steps', body, { host: 'uk.localhost' });
  const hut = { sector: 'uk-1', hutId: '1101' };
  const variant = { experiment: 'deal-sorting', variant: 'treatment' };
  const reached = async (query: string) => {
    const { steps } = await figures(query);
    return steps.map((entry) => `${entry.step} ${entry.count}`);
  };

  it('is told by step and by variant, of huts and markets, by numbers alone [OPR-25]', async () => {
    await count({ counts: [{ step: 'visit' }] });
    await count({ counts: [{ step: 'visit' }] });
    await count({ ...hut, counts: [{ step: 'hut' }, { step: 'menu' }] });
    await count({ ...hut, counts: ['visit', 'hut'].map((step) => ({ step, ...variant })) });
    await count({ ...hut, counts: [{ step: 'order' }, { step: 'order', ...variant }] });
    const all = ['visit 2', 'hut 1', 'menu 1', 'basket 0', 'checkout 0', 'order 1'];
    expect(await reached('days=1&market=uk')).toEqual(all);
    expect(await reached('days=1&market=fr')).toEqual(all.map((text) => text.replace(/\d/, '0')));
    expect((await reached('days=1&sector=uk-1&hutId=1101'))[0]).toBe('visit 0');
    const { variants } = await figures('days=1&market=uk');
    expect(variants).toEqual([expect.objectContaining({ market: 'uk', ...variant })]);
    expect(variants[0]?.steps.filter((entry) => entry.count > 0)).toEqual([
      { step: 'visit', count: 1 },
      { step: 'hut', count: 1 },
      { step: 'order', count: 1 },
    ]);
  });

  it('counts no hut, experiment or step that there is not [OPR-25]', async () => {
    const before = await figures('days=1');
    await count({ sector: 'uk-1', hutId: 'none', counts: [{ step: 'hut' }] });
    await count({ sector: 'fr-1', hutId: '1101', counts: [{ step: 'hut' }] });
    await count({ counts: [{ step: 'visit', experiment: '__proto__', variant: 'x' }] });
    await count({ counts: [{ step: 'visit', experiment: 'deal-sorting', variant: '=1+1' }] });
    expect((await count({ counts: [{ step: 'paid' }] })).status).toBe(400);
    const after = await figures('days=1');
    expect([after.steps, after.variants]).toEqual([before.steps, before.variants]);
  });
});

describe('whose figures they are', () => {
  it.each([
    ['a hut', 'hut', { huts: ['uk-1/1102'] }, [['uk', 'uk-1', '1102']]],
    ['a market', 'market', { markets: ['fr'] }, [['fr', 'fr-1', '1101']]],
    ['nobody', 'viewer', {}, []],
  ] as const)('those of %s hold for its operator, and no others [OPR-25]', async (...given) => {
    const [, role, places, expected] = given;
    await orderAt('2026-03-03T18:00:00Z', { hutId: '1102' });
    await orderAt('2026-03-03T18:00:00Z', french);
    const calls = await signedIn(server, role, places);
    const { huts } = await figures('days=1&to=2026-03-03', calls);
    expect(huts.map(({ market, sector, hutId }) => [market, sector, hutId])).toEqual(expected);
    const { text } = await file('orders?days=1&to=2026-03-03', calls);
    expect(text.trim().split('\r\n')).toHaveLength(1 + expected.length);
    for (const path of ['market=ca', 'sector=uk-1&hutId=1101', 'market=none']) {
      expect((await calls.get(`/figures?${path}`)).status).toBe(404);
      expect((await file(`orders?${path}`, calls)).status).toBe(404);
    }
  });

  it('takes no time without an end [OPR-25]', async () => {
    for (const query of ['days=0', 'days=367', 'to=yesterday', 'to=2026-02-30']) {
      expect([query, (await admin.get(`/figures?${query}`)).status]).toEqual([query, 400]);
    }
  });
});

describe('the files', () => {
  it('hold each hut on each day, cannot be run by a spreadsheet, and are written down [OPR-25]', async () => {
    await orderAt('2026-04-01T18:00:00Z');
    await orderAt('2026-04-12T18:00:00Z');
    await sql`
      update hut set document = jsonb_set(document, '{name}', '"=1+1"')
      where sector = 'uk-1' and hut_id = '1101'`.execute(server.db);
    const { type, text } = await file('orders?days=20&to=2026-04-20&market=uk');
    const lines = text.trim().split('\r\n');
    expect(type).toMatch(/^text\/csv/);
    expect(lines[0]).toMatch(/^day,market,sector,hut,name,currency,orders,failed,revenue/);
    expect(lines.slice(1).map((line) => line.split(',').slice(0, 5))).toEqual([
      ['2026-04-01', 'uk', 'uk-1', '1101', "'=1+1"],
      ['2026-04-12', 'uk', 'uk-1', '1101', "'=1+1"],
    ]);
    const [noted] = (await admin.get<OperatorAction[]>('/audit')).body;
    expect(noted).toMatchObject({
      action: 'took-figures',
      detail: { file: 'orders', market: 'uk', days: 20, to: '2026-04-20' },
    });
    expect((await file('refusals?days=1')).text).toMatch(/1102,[A-Z_]+.*,2\r\n/);
    expect((await file('steps?days=1')).text).toContain('order,deal-sorting,treatment,1');
    expect((await file('customers')).status).toBe(400);
  });
});
