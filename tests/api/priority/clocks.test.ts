import { afterEach, describe, expect, it } from 'vitest';
import type { PriorityReservation } from '../../../schemas/types/http/priority.ts';
import { preauthorise, sampleOrder } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';

const minute = 60_000;
const hour = 60 * minute;

let server: TestServer | undefined;
afterEach(() => server?.close());

describe.each([
  ['an hour ahead', hour],
  ['an hour behind', -hour],
])('a process whose clock is %s', (_name, ahead) => {
  it('keeps a place among the priority orders as long as it was promised [SEC-45]', async () => {
    const path = '/v1/priority-orders/reservation';
    const hut = { sector: 'uk-1', id: '1101' };
    const asked = { numCookedItems: 2, postcode: 'SW11 1JB', hut };
    const first = (server = await startServer());
    const { body } = await first.post<PriorityReservation>(path, asked);
    for (let taken = 0; taken < 2; taken += 1) await first.post(path, asked);
    const second = (server = await first.succeed(ahead));
    const { id, hutId } = body;
    const request = await sampleOrder(second, {
      items: ['margherita'],
      extras: ['priority'],
      facts: { extras: { priority: { id, hutId } } },
    });
    expect((await second.post(path, asked)).status).toBe(422);
    expect((await preauthorise(second, request)).status).toBe(200);
    await second.clock.advance(15 * minute);
    expect((await second.post(path, asked)).status).toBe(201);
  });
});
