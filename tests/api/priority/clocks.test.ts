import { afterEach, describe, expect, it } from 'vitest';
import { preauthorise } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { priorityOrder, reserve } from './places.ts';

const minute = 60_000;
const hour = 60 * minute;

let server: TestServer | undefined;
afterEach(() => server?.close());

describe.each([
  ['an hour ahead', hour],
  ['an hour behind', -hour],
])('a process whose clock is %s', (_name, ahead) => {
  it('keeps a place among the priority orders as long as it was promised [SEC-45]', async () => {
    const first = (server = await startServer());
    const { body } = await reserve(first);
    for (let taken = 0; taken < 2; taken += 1) await reserve(first);
    const second = (server = await first.succeed(ahead));
    const request = await priorityOrder(second, body);
    expect((await reserve(second)).status).toBe(422);
    expect((await preauthorise(second, request)).status).toBe(200);
    await second.clock.advance(15 * minute);
    expect((await reserve(second)).status).toBe(201);
  });
});
