import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { OrderWay, TrackingInfo } from '../../../schemas/types/http/orders.ts';
import { distanceMetres } from '../../../server/address/distance-metres.ts';
import { placedOrder, type Sample } from '../orders/sample-orders.ts';
import { tracked } from '../pos/scripted-hut.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { hut, kept, status, withKey } from './told-drivers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ environment: { kitchenPaceMs: 'off' } });
});
afterAll(() => server.close());

const way = (of: TestServer, transactionId: string) =>
  of.get<OrderWay>(`/v1/orders/${transactionId}/way`);

const french: Sample = {
  sector: 'fr-1',
  hutId: '1101',
  items: ['reine', 'frites'],
  paymentType: 'cash/ticket',
};

describe('the way of a delivery', () => {
  it('leads from the hut to the street or the house, while it is on its way [SHP-33]', async () => {
    const { orderId, transactionId } = await placedOrder(server);
    expect((await way(server, transactionId)).status).toBe(404);
    await status(server, orderId, 'DISPATCHED');
    expect((await way(server, transactionId)).body).toEqual({
      hut,
      address: { latitude: 51.4642, longitude: -0.1638, isExact: false },
    });
    const [street] = await server.db
      .selectFrom('place')
      .selectAll()
      .where('market', '=', 'uk')
      .where('kind', '=', 'street')
      .where('name', '=', 'Lavender Hill')
      .execute();
    const house = { number: 12, suffix: '', latitude: 51.466_01, longitude: -0.160_04 };
    await server.db
      .insertInto('address_point')
      .values({ market: 'uk', place_id: street?.place_id ?? '', source: 'test', ...house })
      .execute();
    expect((await way(server, transactionId)).body.address).toEqual({
      latitude: 51.466,
      longitude: -0.16,
      isExact: true,
    });
    await status(server, orderId, 'DELIVERED');
    expect((await way(server, transactionId)).status).toBe(404);
    expect((await way(server, '0'.repeat(40))).status).toBe(404);
  });

  it.each([
    ['fr', french],
    ['in', { sector: 'in-1', hutId: '4001', items: ['margherita', 'garlic-bread'] }],
    ['ca', { sector: 'ca-1', hutId: '6001' }],
  ] satisfies [string, Sample][])('is known in the market %s [SHP-33]', async (_market, sample) => {
    const { sector = '', hutId = '' } = sample;
    const { orderId, transactionId } = await placedOrder(server, sample);
    await server.post(
      `/v1/orders/${orderId}/status`,
      { order_status: 'DISPATCHED' },
      withKey(server, hutId, sector),
    );
    const { body } = await way(server, transactionId);
    expect(body.hut.latitude).toBeGreaterThan(0);
    const { address = body.hut } = body;
    expect(body.address).toBeDefined();
    expect(Math.abs(address.latitude - body.hut.latitude)).toBeLessThan(0.1);
  });
});

describe('the simulated kitchen', () => {
  it('sends a made-up driver from the hut to the address while an order is on its way [SHP-33, TRK-41]', async () => {
    const cooking = await startServer({ environment: { kitchenPaceMs: 3_600_000 } });
    onTestFinished(() => cooking.close());
    const { orderId, transactionId } = await placedOrder(cooking, french);
    const now = (): Promise<TrackingInfo> => tracked(cooking, transactionId);
    const advance = async () => {
      await cooking.clock.advance(1_000);
      const { status: code } = await cooking.post(`/sandbox/kitchen/${orderId}`, {
        action: 'advance',
      });
      expect(code).toBe(200);
    };
    for (let steps = 0; steps < 5; steps += 1) await advance();
    expect((await now()).order_status).toBe('DISPATCHED');
    const { hut: start, address = start } = (await way(cooking, transactionId)).body;
    expect(address).not.toEqual(start);
    /** How far the driver has got, from 0 at the hut to 1 at the address. */
    const part = async () => {
      const { driver = start } = await now();
      const from = distanceMetres(driver, start);
      return from / (from + distanceMetres(driver, address));
    };
    await expect.poll(async () => (await now()).driver?.minutesLeft).toBe(9);
    expect(await part()).toBeLessThan(0.05);
    await advance();
    expect((await now()).order_status).toBe('ALMOST_ARRIVED');
    await expect.poll(part).toBeGreaterThan(0.7);
    expect((await now()).driver?.minutesLeft).toBe(2);
    await advance();
    expect((await now()).driver).toBeUndefined();
    expect(await kept(cooking, transactionId)).toEqual([]);
  });
});
