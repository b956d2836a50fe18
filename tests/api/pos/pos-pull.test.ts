import { expect, it } from 'vitest';
import type { HutOrder } from '../../../core/tracking/hut-order.ts';
import { posKeyOf } from '../../../server/menu/pos-keys.ts';
import { placedOrder } from '../orders/sample-orders.ts';
import type { TestServer } from '../start-server.ts';
import { endOf, minuteMs, openTill, paidOrder, untaken } from './scripted-hut.ts';

const keyOf = ({ dependencies }: TestServer) => ({
  authorization: `Bearer ${posKeyOf(dependencies.posSecret, 'uk-1', '1101')}`,
});

/** Ids of the orders that the hut finds in its list. */
const listed = async (server: TestServer) =>
  (await server.get<HutOrder[]>('/v1/huts/uk-1/1101/orders?open=true', keyOf(server))).body.map(
    ({ orderId }) => orderId,
  );

it('an order waits in the list until its hut takes it by a status [GTW-36, TRK-40]', async () => {
  const { logged, server } = await openTill({ adapter: 'pos-pull' });
  const { orderId, transactionId } = await paidOrder(server);
  expect(await listed(server)).toEqual([orderId]);
  expect(await untaken(server)).toEqual([orderId]);
  const said = { order_status: 'CONFIRMED' };
  const taken = await server.post(`/v1/orders/${orderId}/status`, said, keyOf(server));
  expect(taken.status).toBe(200);
  expect(await untaken(server)).toEqual([]);
  expect(await listed(server)).toEqual([orderId]);
  await server.clock.advance(30 * minuteMs);
  const other = await placedOrder(server);
  await server.clock.advance(2 * minuteMs);
  const alarms = () => logged('no hut has taken an order').map((line) => line['orderId']);
  await expect.poll(alarms).toEqual([other.orderId]);
  expect((await endOf(server, transactionId)).money).toBe('captured');
  expect(await listed(server)).toEqual([orderId, other.orderId]);
});

it('an order that its hut never takes is failed after the minutes of the manifest [GTW-36]', async () => {
  const { logged, server } = await openTill({ adapter: 'pos-pull', pos: { untakenMinutes: 4 } });
  const { transactionId } = await paidOrder(server);
  await server.clock.advance(3 * minuteMs);
  await expect.poll(() => logged('no hut has taken an order').length).toBe(1);
  expect((await endOf(server, transactionId)).status).toBe('CONFIRMING');
  await server.clock.advance(minuteMs);
  await expect
    .poll(() => endOf(server, transactionId))
    .toMatchObject({
      status: 'FAILED',
      money: 'voided',
      letters: ['order placed', 'order failed'],
    });
  expect(await listed(server)).toEqual([]);
});

it('an order for later is waited for from an hour before it is wanted [GTW-36]', async () => {
  const { logged, server } = await openTill({ adapter: 'pos-pull', pos: { untakenMinutes: 4 } });
  const time = server.clock.now() - (server.clock.now() % (30 * minuteMs)) + 120 * minuteMs;
  const { orderId, transactionId } = await placedOrder(server, { time });
  const inMinutes = (time - server.clock.now()) / minuteMs;
  await server.clock.advance((inMinutes - 60) * minuteMs);
  const soon = await placedOrder(server);
  await server.clock.advance(3 * minuteMs);
  const alarms = () => logged('no hut has taken an order').map((line) => line['orderId']);
  await expect.poll(() => new Set(alarms())).toEqual(new Set([orderId, soon.orderId]));
  expect((await endOf(server, transactionId)).status).toBe('CONFIRMING');
  await server.clock.advance(minuteMs);
  await expect.poll(async () => (await endOf(server, transactionId)).status).toBe('FAILED');
});

it('a signed status is not for huts that report with their key [GTW-36]', async () => {
  const { server } = await openTill({ adapter: 'pos-pull' });
  expect((await server.post('/v1/huts/uk-1/1101/statuses', {})).status).toBe(404);
});
