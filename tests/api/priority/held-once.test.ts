import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderFailure, Preauthorisation } from '../../../schemas/types/http/orders.ts';
import { placeOrder, preauthorise } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { forgetPlaces, places, priorityOrder, reserve } from './places.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('a place that several orders name at once', () => {
  it('is held for one of them, and used up by that one [PRI-24]', async () => {
    const { body: place } = await reserve(server);
    const requests = await Promise.all(
      Array.from({ length: 6 }, () => priorityOrder(server, place)),
    );
    const answers = await Promise.all(
      requests.map((request) => preauthorise<Preauthorisation & OrderFailure>(server, request)),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 422, 422, 422, 422, 422,
    ]);
    const refused = answers.filter(({ status }) => status === 422);
    expect(new Set(refused.map(({ body }) => JSON.stringify(body.reasons)))).toEqual(
      new Set([JSON.stringify([{ code: 'extra-unavailable', entity: 'priority' }])]),
    );
    const first = answers.findIndex(({ status }) => status === 200);
    const [request, opened] = [requests[first], answers[first]];
    if (!request || !opened) throw new Error('No order was taken.');
    const replaced = await preauthorise(server, request, {
      'replaces-order': opened.body.orderState,
    });
    expect(replaced.status).toBe(200);
    expect((await placeOrder(server, request, replaced.body)).status).toBe(200);
    expect((await preauthorise(server, await priorityOrder(server, place))).status).toBe(422);
  });

  it('is refused by the field where an order names it in another way [PRI-24]', async () => {
    const { body: place } = await reserve(server);
    const good = await priorityOrder(server, place);
    for (const [named, field] of [
      ['a place', 'priorityDeliveryReservation'],
      [{ id: place.id }, 'priorityDeliveryReservation.hutId'],
      [{ id: 1, hutId: '1101' }, 'priorityDeliveryReservation.id'],
      [{ id: place.id, hutId: '1101', price: 0 }, 'priorityDeliveryReservation.price'],
    ] as const) {
      const { status, body } = await preauthorise<OrderFailure>(server, {
        ...good,
        priorityDeliveryReservation: named,
      });
      expect([status, body.name]).toEqual([400, 'INVALID_REQUEST']);
      expect(body.fields?.map((one) => one.field)).toContain(field);
    }
  });
});

describe('places that the product kept before the plugin did', () => {
  it('are the plugin’s from its first migration on, and orders can use them [PRI-24, ENG-15]', async () => {
    const { db } = server;
    await forgetPlaces(server);
    const id = randomUUID();
    await sql`
      insert into priority_reservation (id, sector, hut_id, reserved_at, expires_at)
      values (${id}, 'uk-1', '1101', present_moment(), present_moment() + interval '10 minutes')`.execute(
      db,
    );
    await sql`drop schema "plugin_uk-priority-delivery" cascade`.execute(db);
    server = await server.succeed(0);
    expect(await places(server)).toEqual([id]);
    const request = await priorityOrder(server, { id, hutId: '1101' });
    const opened = await preauthorise(server, request);
    expect(opened.status).toBe(200);
    expect((await placeOrder(server, request, opened.body)).status).toBe(200);
  });

  it('are out of reach of the plugin once it has them [ENG-15]', async () => {
    const { role_name: role } = await server.db
      .selectFrom('plugin_space')
      .select('role_name')
      .where('plugin', '=', 'uk-priority-delivery')
      .executeTakeFirstOrThrow();
    const { rows } = await sql<{ can: boolean }>`
      select has_table_privilege(${role}, 'public.priority_reservation', 'select') as can`.execute(
      server.db,
    );
    expect(rows).toEqual([{ can: false }]);
  });
});
