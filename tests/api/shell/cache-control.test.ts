import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsOf, type OpenApiDocument } from '../../fuzz/open-api.ts';
import { newCustomer } from '../accounts/sample-accounts.ts';
import { call } from '../call.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** The calls that say the same to everybody, each as it answers 200. */
const publicCalls: Readonly<Record<string, string>> = {
  '/v1/words/{locale}': '/v1/words/en-GB',
  '/v1/pages/{page}': '/v1/pages/contact',
  '/v1/experiments/datafile': '/v1/experiments/datafile?market=uk',
  '/v1/features': '/v1/features?market=uk&sector=uk-1',
  '/v1/hut': '/v1/hut?hutId=1101&sector=uk-1',
  '/v2/huts/status/{sector}/{hutId}/summary': '/v2/huts/status/uk-1/1101/summary',
  '/v2/eta': '/v2/eta?disposition=delivery&id=1101&sector=uk-1',
  '/v1/hut/time-slots': '/v1/hut/time-slots?sector=uk-1&hutId=1101&disposition=delivery',
  '/v2/products/{category}': '/v2/products/pizzas?hutid=1101&sector=uk-1',
  '/v2/sectors/{sector}/products/{category}': '/v2/sectors/uk-1/products/pizzas',
  '/v1/menu-options': '/v1/menu-options?hutid=1101&sector=uk-1',
  '/v1/skus': '/v1/skus?sector=uk-1&pos=standard',
  '/v1/deals': '/v1/deals?hutid=1101&sector=uk-1',
  '/v1/discounts': '/v1/discounts?hutid=1101&sector=uk-1',
  '/v1/upsells': '/v1/upsells?hutid=1101&sector=uk-1',
};

describe('an answer', () => {
  it('of every call but the public ones is kept by nobody [SEC-24]', async () => {
    const { body: document } = await server.get<OpenApiDocument>('/openapi.json');
    const { headers } = await newCustomer(server);
    for (const { method, path } of operationsOf(document)) {
      if (publicCalls[path] !== undefined) continue;
      const { headers: told } = await call(server.url + path.replaceAll(/\{\w+\}/g, 'x'), {
        method,
        headers,
      });
      expect([method, path, told.get('cache-control')]).toEqual([method, path, 'no-store']);
    }
  });

  it('of the catalogue opts out by name; a call of it that fails does not [SEC-24]', async () => {
    for (const [path, address] of Object.entries(publicCalls)) {
      const { status, headers } = await server.get(address, { host: 'uk.localhost' });
      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'no-cache']);
    }
    const failed = await server.get('/v1/hut');
    expect([failed.status, failed.headers.get('cache-control')]).toEqual([400, 'no-store']);
  });

  it('of an account, and to a malformed address, is kept by nobody [SEC-24]', async () => {
    const { headers } = await newCustomer(server);
    const secret = await server.get('/v1/identity/session', headers);
    expect([secret.status, secret.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const malformed = await server.get('/v1/hut%zz');
    expect(malformed.headers.get('cache-control')).toBe('no-store');
  });
});
