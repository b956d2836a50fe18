import { expect } from 'vitest';
import { posKeyOf } from '../../../server/menu/pos-keys.ts';
import { placedOrder, type Sample } from '../orders/sample-orders.ts';
import type { TestServer } from '../start-server.ts';

/** The hut of the samples, and a place on the way from it. */
export const hut = { latitude: 51.4642, longitude: -0.1638 };
export const nearby = { latitude: 51.465_123_4, longitude: -0.160_987_6 };

export const withKey = ({ dependencies }: TestServer, hutId = '1101', sector = 'uk-1') => ({
  authorization: `Bearer ${posKeyOf(dependencies.posSecret, sector, hutId)}`,
});

export const status = (of: TestServer, orderId: string, order_status: string) =>
  of.post(`/v1/orders/${orderId}/status`, { order_status }, withKey(of));

/** A moment by the clock of the server, so many milliseconds ago. */
export const ago = ({ clock }: TestServer, milliseconds = 0) =>
  new Date(clock.now() - milliseconds).toISOString();

export const report = (of: TestServer, orderId: string, position: object = {}, hutId = '1101') =>
  of.post<Readonly<Record<string, unknown>>>(
    `/v1/orders/${orderId}/position`,
    { ...nearby, at: ago(of), ...position },
    withKey(of, hutId),
  );

export const kept = ({ db }: TestServer, transactionId: string) =>
  db
    .selectFrom('driver_position')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .execute();

export const onTheWay = async (of: TestServer, sample: Sample = {}) => {
  const order = await placedOrder(of, sample);
  expect((await status(of, order.orderId, 'DISPATCHED')).status).toBe(200);
  return order;
};
