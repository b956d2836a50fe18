import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ manifests: { uk: {} } });
});
afterAll(() => server.close());

interface Health {
  readonly markets: Record<string, { readonly revision: string; readonly lastError?: string }>;
}
const healthOf = async (market: string) =>
  (await server.get<Health>('/health')).body.markets[market];

/** Changes a file of the server's markets the way an editor does. */
function change(file: string, from: string, to: string): void {
  const path = join(server.marketsDir, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

const nameOf1101 = async (): Promise<string> =>
  (await server.get<Hut>('/v1/hut?sector=uk-1&hutId=1101')).body.name;

describe('a server whose market files change', () => {
  it('serves the new catalogue without a new start', async () => {
    const before = await nameOf1101();
    change('uk/catalogue/huts.json', before, 'Lavender Hill');
    await expect.poll(nameOf1101).toBe('Lavender Hill');
  });

  it('keeps serving the last good market while a file is wrong, and says so [CST-02]', async () => {
    const good = (await healthOf('uk'))?.revision;
    change('uk/manifest.json', '"currency"', '"curency"');
    const lastError = async () => (await healthOf('uk'))?.lastError ?? '';
    await expect.poll(lastError).toContain('markets/uk/manifest.json /curency');
    expect((await healthOf('uk'))?.revision).toBe(good);
    expect((await server.get('/v1/hut?sector=uk-1&hutId=1101')).status).toBe(200);
    change('uk/manifest.json', '"curency"', '"currency"');
    await expect.poll(lastError).toBe('');
  });
});

describe('the key of a point of sale', () => {
  it('is stored as a hash only, another for every hut', async () => {
    const rows = await server.db.selectFrom('hut').select('pos_key_hash').execute();
    const hashes = rows.map(({ pos_key_hash }) => pos_key_hash);
    expect(new Set(hashes).size).toBe(rows.length);
    expect(hashes.every((hash) => /^[0-9a-f]{64}$/.test(hash ?? ''))).toBe(true);
    const tables = await server.db.selectFrom('hut').select('document').execute();
    expect(JSON.stringify(tables)).not.toContain('posKey');
  });
});
