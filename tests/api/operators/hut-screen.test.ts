import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperatorHut } from '../../../schemas/types/http/operators.ts';
import type { Problem, TrackingInfo } from '../../../schemas/types/http/orders.ts';
import { placedOrder } from '../orders/sample-orders.ts';
import { endOf, minuteMs, paidOrder, tracked, untaken } from '../pos/scripted-hut.ts';
import type { TestServer } from '../start-server.ts';
import { fromConsole, type OperatorCalls, signedIn } from './console-server.ts';
import { french, boardOf, newKey, press, startScreen, ticketOf } from './screen-server.ts';

let server: TestServer;
let hut: OperatorCalls;
beforeAll(async () => {
  server = await startScreen();
  hut = await signedIn(server, 'hut', { huts: ['uk-1/1101'] });
});
afterAll(() => server.close());

/** The news that a console hears until one fits. */
async function newsUntil(calls: OperatorCalls, fits: (news: string) => boolean): Promise<string> {
  const leaving = new AbortController();
  const answer = await fetch(`${server.url}/operator/api/events`, {
    headers: fromConsole(server, calls.token),
    signal: leaving.signal,
  });
  let heard = '';
  for await (const part of answer.body ?? []) {
    heard += new TextDecoder().decode(part);
    if (fits(heard)) break;
  }
  leaving.abort();
  return heard;
}

describe('the screen of a hut', () => {
  it('shows the orders of the hut with what they are made of, and of customers the first name [OPR-24]', async () => {
    const { orderId } = await placedOrder(server, { items: ['margherita'] });
    const elsewhere = await placedOrder(server, { hutId: '1102' });
    const board = await boardOf(hut);
    const ids = board.tickets.map((ticket) => ticket.orderId);
    expect(ids).toContain(orderId);
    expect(ids).not.toContain(elsewhere.orderId);
    expect(board.hut).toMatchObject({ id: '1101', isScreen: true });
    expect(board.products.map(({ id }) => id)).toContain('margherita');
    expect(board.options.toppings.length).toBeGreaterThan(5);
    expect(await ticketOf(hut, orderId)).toMatchObject({ customer: 'Ada', status: 'CONFIRMING' });
    expect(JSON.stringify(board)).not.toMatch(/Lovelace|@example|Lavender/);
  });

  it('moves an order along its way, and its customer sees each step [OPR-24]', async () => {
    const { orderId, transactionId } = await paidOrder(server);
    expect(await untaken(server)).toContain(orderId);
    const accepted = await press(hut, orderId, { press: 'accept', minutes: 25 });
    expect(accepted.status).toBe(200);
    expect(await untaken(server)).not.toContain(orderId);
    const seen = await tracked(server, transactionId);
    const expected = Date.parse(seen.acceptedTime ?? '') + 25 * minuteMs;
    expect(Date.parse(seen.eta?.exact ?? '')).toBe(expected);
    await expect.poll(async () => (await endOf(server, transactionId)).money).toBe('captured');
    for (const [pressed, status] of [
      ['cook', 'COOKING'],
      ['ready', 'PACKING'],
      ['send', 'DISPATCHED'],
      ['done', 'DELIVERED'],
    ] as const) {
      await press(hut, orderId, { press: pressed });
      expect((await tracked(server, transactionId)).order_status).toBe(status);
    }
    expect((await boardOf(hut)).tickets.map((ticket) => ticket.orderId)).not.toContain(orderId);
  });

  it('fails an order with a reason, and its money goes back [OPR-24, TRK-38]', async () => {
    const { orderId, transactionId } = await paidOrder(server);
    expect((await press(hut, orderId, { press: 'fail' })).status).toBe(400);
    await press(hut, orderId, { press: 'fail', reason: 'The oven is cold' });
    await expect
      .poll(() => endOf(server, transactionId))
      .toMatchObject({ status: 'FAILED', money: 'voided' });
    const story = await server.db
      .selectFrom('order_event')
      .select(['kind', 'detail'])
      .where('transaction_id', '=', transactionId)
      .execute();
    expect(story).toContainEqual({
      kind: 'status-FAILED',
      detail: { reason: 'The oven is cold' },
    });
  });

  it('takes a press that is sent again once, also when the order has moved on meanwhile [OPR-24]', async () => {
    const { orderId } = await placedOrder(server);
    const key = newKey();
    await press(hut, orderId, { press: 'accept', minutes: 20 }, key);
    await press(hut, orderId, { press: 'cook' });
    const again = await press(hut, orderId, { press: 'accept', minutes: 20 }, key);
    expect([again.status, again.body.order_status]).toEqual([200, 'COOKING']);
    const late = await press(hut, orderId, { press: 'accept', minutes: 20 });
    expect((late.body as unknown as Problem).name).toBe('STATUS_REFUSED');
    const actions = await server.db
      .selectFrom('operator_action')
      .select('action')
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual([
      'pressed-accept',
      'pressed-cook',
      'pressed-accept',
      'refused',
    ]);
  });

  it('counts from when it was pressed where the line was down, within the life of the order [OPR-24]', async () => {
    const { orderId, transactionId } = await placedOrder(server);
    await server.clock.advance(5 * minuteMs);
    const at = new Date(server.clock.now() - 2 * minuteMs).toISOString();
    await press(hut, orderId, { press: 'accept', minutes: 20, at });
    expect((await tracked(server, transactionId)).acceptedTime).toBe(at);
    const ahead = new Date(server.clock.now() + 60 * minuteMs).toISOString();
    await press(hut, orderId, { press: 'cook', at: ahead });
    const { history } = await tracked(server, transactionId);
    expect(Date.parse(history.at(-1)?.at ?? '')).toBeLessThan(Date.parse(ahead));
  });

  it('is told at once of an order that is new or moves on, and of none that is not its own [OPR-24]', async () => {
    const other = await signedIn(server, 'hut', { huts: ['uk-1/1102'] });
    const own: { orderId?: string } = {};
    const hears = newsUntil(hut, (heard) => heard.includes(own.orderId ?? 'none'));
    const foreign = newsUntil(other, (heard) => heard.includes('"hutId":"1102"'));
    const { orderId } = await placedOrder(server);
    own.orderId = orderId;
    await press(hut, orderId, { press: 'accept', minutes: 20 });
    expect(await hears).toContain(`"orderId":"${orderId}"`);
    await placedOrder(server, { hutId: '1102' });
    expect(await foreign).not.toContain(orderId);
  });

  it('shows, finds and moves nothing of a hut that is not theirs [OPR-20, OPR-24]', async () => {
    const other = await signedIn(server, 'hut', { huts: ['uk-1/1102'] });
    const { orderId } = await placedOrder(server);
    const pressed = await press(other, orderId, { press: 'accept', minutes: 20 });
    expect(pressed.status).toBe(404);
    expect((await other.get('/huts/uk-1/1101/board')).status).toBe(404);
    const { body } = await other.get<OperatorHut[]>('/huts');
    expect(body.map(({ id }) => id)).toEqual(['1102']);
  });

  it('leaves the orders of a hut with a till to the till [OPR-24]', async () => {
    const everything = await signedIn(server, 'admin');
    const { orderId } = await placedOrder(server, french);
    const pressed = await press(everything, orderId, { press: 'accept', minutes: 20 });
    expect([pressed.status, (pressed.body as unknown as Problem).name]).toEqual([
      409,
      'OTHER_TILL',
    ]);
  });
});

it('an order moves on in the tracker of its customer within a second of the press [OPR-24]', async () => {
  const { orderId, transactionId } = await placedOrder(server);
  const answer = await fetch(`${server.url}/v1/orders/${transactionId}/tracking/events`);
  const reader = answer.body?.getReader();
  await press(hut, orderId, { press: 'accept', minutes: 20 });
  let heard = '';
  while (!heard.includes('CONFIRMED')) {
    const { value } = (await reader?.read()) ?? {};
    heard += new TextDecoder().decode(value);
  }
  await reader?.cancel();
  const last = heard.trim().split('data: ').at(-1) ?? '';
  expect((JSON.parse(last) as TrackingInfo).order_status).toBe('CONFIRMED');
});
