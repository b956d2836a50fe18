import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BasketValidation, OrderFailure } from '../../../schemas/types/http/orders.ts';
import { posKeyOf } from '../../../server/menu/pos-keys.ts';
import type { HutOrder } from '../../../core/tracking/hut-order.ts';
import { signedIn } from '../loyalty/members.ts';
import { placeOrder, preauthorise, refused, sampleOrder } from '../orders/sample-orders.ts';
import { withOptions } from '../../setup/plugin-options.ts';
import { startServer, type TestServer } from '../start-server.ts';
import {
  forgetPlaces,
  priorityOrder as orderWith,
  type PriorityRequest,
  release as giveBack,
  reserve as ask,
} from './places.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => forgetPlaces(server));

const hut = { sector: 'uk-1', id: '1101' };
const reserve = (change: object = {}, headers = {}) => ask(server, change, headers);
const release = (hutId: string, id: string) => giveBack(server, hutId, id);
const priorityOrder = (place: Parameters<typeof orderWith>[1]) => orderWith(server, place);

describe('a reservation', () => {
  it('is answered 201 with id, hut, price and end, for guests and with a token [PRI-09, PRI-10, PRI-11]', async () => {
    const { status, body } = await reserve();
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      hutId: '1101',
      price: 2.99,
      expiresAt: expect.any(String),
    });
    const left = Date.parse(body.expiresAt) - server.clock.now();
    expect(left).toBeGreaterThan(840_000);
    expect(left).toBeLessThanOrEqual(900_000);
    const { headers } = await signedIn(server);
    expect((await reserve({}, headers)).status).toBe(201);
    expect((await reserve({}, { authorization: 'Bearer forged' })).status).toBe(401);
    expect((await reserve({ numCookedItems: 'many' })).status).toBe(400);
  });

  it('is refused with 422 for too much to cook, elsewhere, and in other sectors [PRI-12, PRI-16, SUR-27]', async () => {
    expect((await reserve({ numCookedItems: 12 })).status).toBe(201);
    for (const change of [
      { numCookedItems: 13 },
      { postcode: 'EH1 1AA' },
      { hut: { sector: 'ca-1', id: '6001' } },
      { hut: { sector: 'uk-2', id: '2101' } },
      { hut: { sector: 'uk-1', id: '0' } },
    ]) {
      expect([change, (await reserve(change)).status]).toEqual([change, 422]);
    }
  });

  it('is one of three in any quarter of an hour, however many ask at once [PRI-12, PRI-15, PRI-16]', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => reserve()));
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([201, 201, 201, 422, 422, 422, 422, 422]);
  });

  it('frees its place when it runs out and when it is released, which may be repeated [PRI-17, PRI-25]', async () => {
    const { body } = await reserve();
    await reserve();
    await reserve();
    expect((await reserve()).status).toBe(422);
    expect((await release('9999', body.id)).status).toBe(204);
    expect((await reserve()).status).toBe(422);
    expect((await release('1101', body.id)).status).toBe(204);
    expect((await release('1101', body.id)).status).toBe(204);
    expect((await reserve()).status).toBe(201);
    await server.clock.advance(900_000);
    expect((await reserve()).status).toBe(201);
  });
});

describe('an order with a reservation', () => {
  it('costs its price, and uses it up when it is placed [PRI-23, PRI-24, ORD-20, SUR-19]', async () => {
    const { body: reservation } = await reserve();
    const request = await priorityOrder(reservation);
    expect(request.surcharges).toContainEqual({ type: 'priorityDelivery', amount: 2.99 });
    const { id, hutId } = reservation;
    expect(request.priorityDeliveryReservation).toEqual({ id, hutId });
    const opened = await preauthorise(server, request);
    expect(opened.status).toBe(200);
    expect((await placeOrder(server, request, opened.body)).status).toBe(200);
    const again = await refused(server, request);
    expect([again.status, again.body.name]).toEqual([422, 'BAD_PRICE_INTEGRITY']);
    await release('1101', reservation.id);
    await reserve();
    await reserve();
    expect((await reserve()).status).toBe(422);
  });

  it('reaches the hut with it, and without it names none [ORD-20]', async () => {
    const { body: reservation } = await reserve();
    const { id, hutId } = reservation;
    const fetched = async (request: PriorityRequest) => {
      const { body } = await preauthorise(server, request);
      expect((await placeOrder(server, request, body)).status).toBe(200);
      const key = posKeyOf(server.dependencies.posSecret, hut.sector, hut.id);
      const orders = await server.get<
        (HutOrder & Pick<PriorityRequest, 'priorityDeliveryReservation'>)[]
      >(`/v1/huts/${hut.sector}/${hut.id}/orders?open=true`, { authorization: `Bearer ${key}` });
      return orders.body.find(({ orderId }) => orderId === body.orderId);
    };
    const got = await fetched(await priorityOrder(reservation));
    expect(got?.priorityDeliveryReservation).toEqual({ id, hutId });
    const plain = await fetched(await sampleOrder(server));
    expect(plain).toBeDefined();
    expect(plain).not.toHaveProperty('priorityDeliveryReservation');
  });

  it('is not priced by the caller [SUR-19]', async () => {
    const { body: reservation } = await reserve();
    const { hut: at, payment, disposition, deals } = await priorityOrder(reservation);
    const surcharges = [{ type: 'priorityDelivery', amount: 2.5 }];
    const basket = { hut: at, payment, disposition, deals, surcharges };
    const { status, body } = await server.post<BasketValidation>('/v1/basket-validator/', basket);
    expect(status).toBe(422);
    const right = { code: 'price-changed', entity: 'surcharges/priorityDelivery', amount: 2.99 };
    expect(body.reasons).toContainEqual(right);
  });

  it('is refused when it ran out, is of another hut, or its price is not paid [PRI-24]', async () => {
    const { body: reservation } = await reserve();
    const good = await priorityOrder(reservation);
    const name = async (request: object) =>
      (await preauthorise<OrderFailure>(server, request)).body.name;
    const { priorityDeliveryReservation: _left, ...unreserved } = good;
    expect(await name(unreserved)).toBe('BAD_PRICE_INTEGRITY');
    const other = { id: reservation.id, hutId: '1102' };
    expect(await name({ ...good, priorityDeliveryReservation: other })).toBe('BAD_PRICE_INTEGRITY');
    const free = await sampleOrder(server, {
      items: ['margherita'],
      facts: { extras: { priority: { id: reservation.id, hutId: '1101' } } },
    });
    expect(await name(free)).toBe('BAD_PRICE_INTEGRITY');
    await server.clock.advance(900_000);
    expect(await name(good)).toBe('BAD_PRICE_INTEGRITY');
  });

  it('gives its place back when it comes to nothing', async () => {
    const { body: reservation } = await reserve();
    const request = await priorityOrder(reservation);
    const email = 'ada+exception@example.com';
    const failing = { ...request, customer: { ...request.customer, email } };
    const { body } = await preauthorise(server, failing);
    expect((await refused(server, request)).status).toBe(422);
    expect((await placeOrder(server, failing, body)).status).toBe(500);
    expect((await preauthorise(server, request)).status).toBe(200);
  });
});

it('is answered 503 where the manifest switches it off [PRI-13]', async () => {
  const options = { slotsPer15Minutes: 0 };
  const off = await startServer({
    manifests: { uk: withOptions('uk', 'uk-priority-delivery', options) },
  });
  try {
    expect((await ask(off)).status).toBe(503);
  } finally {
    await off.close();
  }
});
