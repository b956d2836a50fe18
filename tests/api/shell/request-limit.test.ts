import { request } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../call.ts';
import { startServer, type TestServer } from '../start-server.ts';

const most = 4;
/** Where the test says that it stands: every test has addresses of its own. */
let place = 0;
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ environment: { requestsPerMinute: most, trustProxy: 1 } });
});
afterAll(() => server.close());

/** Asks from one address as often as it may, then once more. */
async function statusesOf(path: string, method = 'GET'): Promise<number[]> {
  place += 1;
  const statuses: number[] = [];
  for (let count = 0; count <= most; count += 1) {
    const outgoing = request({
      port: new URL(server.url).port,
      path,
      method,
      agent: false,
      headers: { 'x-forwarded-for': `10.0.0.${place}` },
    });
    outgoing.end();
    const [answer] = (await once(outgoing, 'response')) as [
      NodeJS.ReadableStream & { statusCode: number },
    ];
    await text(answer);
    statuses.push(answer.statusCode);
  }
  return statuses;
}

describe('the limit of an address', () => {
  it.each([
    ['a call', '/v1/skus?sector=uk-1&pos=standard', 'GET', 200],
    ['a call that fails', '/v1/hut', 'GET', 400],
    ['a page', '/menu/pizza', 'GET', 200],
    ['an unknown call', '/v1/nothing', 'GET', 404],
    ['an unknown way to call', '/menu', 'POST', 404],
    ['a malformed address', '/v1/hut%zz', 'GET', 400],
    ['an address that is no text', '/%00', 'GET', 400],
  ])('counts %s [SEC-07]', async (_name, path, method, status) => {
    const before = Array.from({ length: most }, () => status);
    expect(await statusesOf(path, method)).toEqual([...before, 429]);
  });

  it('counts what fails of a call that is unlimited, and leaves that call open [SEC-07]', async () => {
    const failing = '/v1/orders/nothing/status';
    expect(new Set(await statusesOf(failing, 'POST'))).toEqual(new Set([400]));
    const headers = { 'x-forwarded-for': `10.0.0.${place}` };
    await expect.poll(async () => (await call(`${server.url}/menu`, { headers })).status).toBe(429);
    const refused = await call(`${server.url}/menu`, { headers });
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await call(`${server.url}/health`, { headers })).status).toBe(200);
  });
});
