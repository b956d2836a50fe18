import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('the health call', () => {
  it('answers while the server is alive, with the revision of every market', async () => {
    const { status, body } = await server.get('/health');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'ok',
      database: { kind: server.database.kind },
      markets: { uk: { revision: expect.any(String) }, fr: {}, in: {}, ca: {} },
    });
  });

  it('is about a market by the host name of the call', async () => {
    const own = await server.get('/', { host: 'uk.localhost' });
    const bare = await server.get('/');
    expect(own.body).not.toEqual(bare.body);
  });
});

describe('the ready call', () => {
  it('answers 200 while orders can be taken, and leaves nothing behind [SEC-09]', async () => {
    const answers = await Promise.all([server.get('/ready'), server.get('/ready')]);
    for (const { status, body, headers } of answers) {
      expect(status).toBe(200);
      expect(body).toEqual({ status: 'ok', database: 'writes', markets: 'loaded' });
      expect(headers.get('cache-control')).toBe('no-store');
    }
    const left = await server.db.selectFrom('write_check').select('filler').execute();
    expect(left).toEqual([]);
  });

  it('answers 503 with Retry-After and the name of what fails, and nothing else of it [SEC-09]', async () => {
    await server.db.schema.alterTable('write_check').renameTo('write_check_away').execute();
    // An answer holds for a moment.
    await expect.poll(async () => (await server.get('/ready')).status).toBe(503);
    const { body, headers } = await server.get('/ready');
    expect(body).toEqual({ status: 'unavailable', database: 'fails', markets: 'loaded' });
    expect(headers.get('retry-after')).toBe('5');
    await server.db.schema.alterTable('write_check_away').renameTo('write_check').execute();
    await expect.poll(async () => (await server.get('/ready')).status).toBe(200);
  });
});
