import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('the health call', () => {
  it('answers with the state of the database and the revision of every market', async () => {
    const { status, body } = await server.get('/health');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'ok',
      database: { reachable: true },
      markets: { uk: { revision: expect.any(String) }, fr: {}, in: {}, ca: {} },
    });
  });

  it('is about a market by the host name of the call', async () => {
    const own = await server.get('/', { host: 'uk.localhost' });
    const bare = await server.get('/');
    expect(own.body).not.toEqual(bare.body);
  });
});
