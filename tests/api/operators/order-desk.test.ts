import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  OperatorAction,
  OperatorCustomer,
  OperatorOrder,
  OperatorOrderStory,
} from '../../../schemas/types/http/operators.ts';
import type { Problem, RefundAnswer } from '../../../schemas/types/http/orders.ts';
import { placedOrder } from '../orders/sample-orders.ts';
import { endOf, paidOrder, untaken } from '../pos/scripted-hut.ts';
import type { TestServer } from '../start-server.ts';
import { type OperatorCalls, signedIn } from './console-server.ts';
import { french, newKey, press, startScreen } from './screen-server.ts';

let server: TestServer;
let market: OperatorCalls;
let admin: OperatorCalls;
beforeAll(async () => {
  server = await startScreen();
  market = await signedIn(server, 'market', { markets: ['uk'] });
  admin = await signedIn(server, 'admin');
});
afterAll(() => server.close());

const found = async (calls: OperatorCalls, query: string): Promise<string[]> =>
  (await calls.get<OperatorOrder[]>(`/orders?${query}`)).body.map(({ orderId }) => orderId);

const storyOf = async (orderId: string, calls = market): Promise<OperatorOrderStory> =>
  (await calls.get<OperatorOrderStory>(`/orders/${orderId}`)).body;

const actionsOf = async (): Promise<OperatorAction[]> =>
  (await admin.get<OperatorAction[]>('/audit')).body;

describe('the list of orders', () => {
  it('holds the orders of the market, the newest first, by hut and state [OPR-23]', async () => {
    const first = await placedOrder(server);
    const second = await placedOrder(server, { hutId: '1102' });
    const abroad = await placedOrder(server, french);
    const all = await found(market, '');
    expect(all.indexOf(second.orderId)).toBeLessThan(all.indexOf(first.orderId));
    expect(all).not.toContain(abroad.orderId);
    expect(await found(admin, 'market=fr')).toEqual([abroad.orderId]);
    expect(await found(market, 'sector=uk-1&hutId=1102')).toEqual([second.orderId]);
    expect(await found(market, 'state=done')).toEqual([]);
    expect(await found(market, 'state=open')).toContain(first.orderId);
  });

  it('finds an order by reference, phone or email, whatever way they are written [OPR-23]', async () => {
    const { orderId } = await placedOrder(server, {
      email: 'Mary.Shelley@Example.com',
      phone: '07700 911223',
    });
    const { reference } = (await storyOf(orderId)).order;
    for (const text of [
      reference.toLowerCase(),
      orderId,
      'mary.shelley@example.com',
      '+44 7700 911223',
      '07700-911223',
    ]) {
      expect([text, await found(market, `text=${encodeURIComponent(text)}`)]).toEqual([
        text,
        [orderId],
      ]);
    }
    const [noted] = await actionsOf();
    expect(noted).toMatchObject({ action: 'searched-customer', detail: { by: 'phone', found: 1 } });
    expect(JSON.stringify(await actionsOf())).not.toMatch(/shelley|911223/i);
  });

  it('finds nobody for a role that sees no customers [OPR-23]', async () => {
    const viewer = await signedIn(server, 'viewer', { markets: ['uk'] });
    const answer = await viewer.get<Problem>('/orders?text=ada%40example.com');
    expect(answer.status).toBe(403);
  });
});

describe('an order at the desk', () => {
  it('tells its state, its story, its lines and its money, and nothing of its customer [OPR-23]', async () => {
    const { orderId, transactionId } = await paidOrder(server);
    await press(market, orderId, { press: 'accept', minutes: 20 });
    await expect.poll(async () => (await endOf(server, transactionId)).money).toBe('captured');
    const story = await storyOf(orderId);
    const kinds = story.events.map(({ kind }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining(['order-stored', 'status-CONFIRMED', 'money-captured']),
    );
    expect(story.order).toMatchObject({ orderId, status: 'CONFIRMED', money: 'captured' });
    expect(story.refundable).toBe(story.due);
    expect(story.lines.length).toBeGreaterThan(0);
    expect(story.actions[0]).toMatchObject({ action: 'pressed-accept', detail: { minutes: 20 } });
    expect(JSON.stringify(story)).not.toMatch(/Lovelace|ada@|Lavender/);
  });

  it('shows who ordered to those whose role sees it, and writes each look down [OPR-23]', async () => {
    const { orderId } = await placedOrder(server);
    const { body } = await market.post<OperatorCustomer>(`/orders/${orderId}/customer`);
    expect(body).toMatchObject({ name: 'Ada Lovelace', email: 'ada@example.com', isErased: false });
    expect(body.address.join(', ')).toContain('Lavender Hill');
    const [noted] = await actionsOf();
    expect(noted).toMatchObject({ action: 'looked-at-customer', orderId });
  });

  it('gives money back once for a key, and no more than was taken [OPR-23, GTW-21]', async () => {
    const { orderId, transactionId } = await paidOrder(server);
    await press(market, orderId, { press: 'accept', minutes: 20 });
    await expect.poll(async () => (await endOf(server, transactionId)).money).toBe('captured');
    const key = newKey();
    const refund = (amount: number, by = key) =>
      market.post<RefundAnswer>(
        `/orders/${orderId}/refunds`,
        { amount, reason: 'Cold' },
        { 'idempotency-key': by },
      );
    expect((await refund(2)).body).toMatchObject({ amount: 2, status: 'done' });
    expect((await refund(2)).body).toMatchObject({ amount: 2, status: 'done' });
    const { due, refundable, refunds, order } = await storyOf(orderId);
    expect([order.refunded, refunds.length]).toEqual([2, 1]);
    expect(refundable).toBeCloseTo(due - 2);
    expect((await refund(due, newKey())).status).toBe(422);
    const [last, before] = await actionsOf();
    expect(last).toMatchObject({ action: 'refused', detail: { reason: 'REFUND_TOO_HIGH' } });
    expect(before).toMatchObject({ action: 'refunded', detail: { amount: due } });
  });

  it('is failed by those who answer for the market, wherever it is made [OPR-23]', async () => {
    const abroad = await placedOrder(server, french);
    const failed = await press(admin, abroad.orderId, {
      press: 'fail',
      reason: 'The hut is closed',
    });
    expect([failed.status, failed.body.order_status]).toEqual([200, 'FAILED']);
  });

  it('goes to its hut again until the hut is at work on it [OPR-23]', async () => {
    const { orderId } = await placedOrder(server);
    await server.db.deleteFrom('untaken_order').where('order_id', '=', orderId).execute();
    expect((await market.post(`/orders/${orderId}/hand-over`)).status).toBe(204);
    expect(await untaken(server)).toContain(orderId);
    await press(market, orderId, { press: 'accept', minutes: 20 });
    const again = await market.post<Problem>(`/orders/${orderId}/hand-over`);
    expect([again.status, again.body.name]).toEqual([409, 'HUT_HAS_IT']);
    const abroad = await placedOrder(server, french);
    const simulated = await admin.post<Problem>(`/orders/${abroad.orderId}/hand-over`);
    expect(simulated.body.name).toBe('NOT_HANDED_OVER');
  });
});
