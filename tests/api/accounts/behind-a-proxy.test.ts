import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../start-server.ts';
import { identity, newEmail, ukHost } from './sample-accounts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    environment: { trustProxy: 1, requestsPerMinute: 1_000 },
  });
});
afterAll(() => server.close());

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
    await server.db.updateTable('rate_limit').set({ count: perAddress }).execute();
    expect((await tryFrom(2, '203.0.113.9')).status).toBe(429);
    expect((await tryFrom(2, '203.0.113.10')).status).toBe(401);
  });
});
