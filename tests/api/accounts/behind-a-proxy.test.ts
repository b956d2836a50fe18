import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../start-server.ts';
import { identity, newEmail, ukHost } from './sample-accounts.ts';

let server: TestServer;
beforeAll(async () => {
  const atHome = { mailOutbox: undefined, databaseUrl: undefined };
  server = await startServer({ environment: { ...atHome, trustProxy: 1 } });
});
afterAll(() => server.close());

const outbox = '/sandbox/outbox?to=a@example.com';
const signInPage =
  '/sandbox/identity/oauth2/authorize?identity_provider=Google&client_id=web&redirect_uri=http%3A%2F%2Fuk.localhost%2Faccount%2F%3Fform%3Dlogin&state=s&code_challenge=c';

describe('the sandbox of mail and social sign-in', () => {
  it.each(['localhost:3000', 'uk.localhost', '127.0.0.1:3000', '[::1]:3000'])(
    'is there for a call to this machine as %s',
    async (host) => {
      expect((await server.get(outbox, { host })).status).toBe(200);
    },
  );

  it.each([
    ['another host', { host: 'orders.example.com' }],
    ['a host that looks like this machine', { host: 'localhost.example.com' }],
    ['a proxy with the address of the caller', { 'x-forwarded-for': '203.0.113.9' }],
    ['a proxy with the host', { 'x-forwarded-host': 'orders.example.com' }],
    ['a proxy with the standard header', { forwarded: 'for=203.0.113.9' }],
    ['a proxy with its own header', { 'x-real-ip': '203.0.113.9' }],
  ])('is not there through %s', async (_what, headers) => {
    const by: Readonly<Record<string, string>> = { ...ukHost, ...headers };
    expect((await server.get(outbox, by)).status).toBe(404);
    expect((await server.get(signInPage, by)).status).toBe(404);
  });
});

describe('the address of a caller behind a trusted proxy', () => {
  it('is the one the proxy saw, so that inventing others gains no more tries', async () => {
    const { perAddress } = server.dependencies.markets.byId('uk')?.market.manifest.identity
      .guessing ?? { perAddress: 0 };
    const tryFrom = (invented: number, seen: string) =>
      identity(
        server,
        'sign-in',
        { email: newEmail(), password: 'Wrong-Pass1' },
        { ...ukHost, 'x-forwarded-for': `198.51.100.${invented}, ${seen}` },
      );
    await tryFrom(1, '203.0.113.9');
    await server.db.updateTable('vain_try').set({ count: perAddress }).execute();
    expect((await tryFrom(2, '203.0.113.9')).status).toBe(429);
    expect((await tryFrom(2, '203.0.113.10')).status).toBe(401);
  });
});
