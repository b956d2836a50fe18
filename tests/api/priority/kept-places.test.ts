import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../start-server.ts';
import { forgetPlaces, places, reserve as ask } from './places.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ environment: { requestsPerMinute: 100_000, trustProxy: 1 } });
});
afterAll(() => server.close());

let addresses = 0;
const newAddress = () => ({
  host: 'uk.localhost',
  'x-forwarded-for': `198.51.100.${(addresses += 1)}`,
});

describe('places among the priority orders', () => {
  beforeEach(() => forgetPlaces(server));
  const reserve = (headers: object, visit?: string) => ask(server, { visit }, headers);
  const visit = (name: string) => `visit-${name}-0123456789`;
  const kept = () => places(server);

  it('are not all taken by one caller who repeats: the new one replaces theirs [SEC-26]', async () => {
    const own = newAddress();
    const ids = [];
    for (let times = 0; times < 6; times += 1) {
      const { status, body } = await reserve(own);
      expect(status).toBe(201);
      ids.push(body.id);
    }
    expect(await kept()).toEqual(ids.slice(-1));
    const other = await reserve(newAddress());
    expect(other.status).toBe(201);
    expect(await kept()).toHaveLength(2);
  });

  it('are not taken from one guest by another behind the same address [SEC-26]', async () => {
    const shared = newAddress();
    const first = await reserve(shared, visit('ada'));
    const second = await reserve(shared, visit('bob'));
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await kept()).toEqual(expect.arrayContaining([first.body.id, second.body.id]));
    const again = await reserve(shared, visit('ada'));
    expect(again.status).toBe(201);
    expect((await kept()).toSorted()).toEqual([second.body.id, again.body.id].toSorted());
  });

  it('are not all taken from one address by many visits: what it keeps stays, and others get theirs [SEC-26]', async () => {
    const own = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => reserve(own, visit(`${index}`))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
    expect((await reserve(newAddress(), visit('0'))).status).toBe(201);
    expect(await kept()).toHaveLength(3);
  });

  it('are none for a name of a visit that can be guessed [SEC-26]', async () => {
    expect((await reserve(newAddress(), 'ada')).status).toBe(400);
  });
});
