import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HutOverrides } from '../../../schemas/types/http/operators.ts';
import type { HutStatusSummary } from '../../../schemas/types/http/orders.ts';
import { ownDatabase, type OwnDatabase } from '../own-database.ts';
import type { TestServer } from '../start-server.ts';
import { signedIn, startConsole } from './console-server.ts';

const five = Date.parse('2026-03-04T17:00Z');
const folder = mkdtempSync(join(tmpdir(), 'comanda-hut-changes-'));
const dataDir = join(folder, 'data');
let own: OwnDatabase;
/** Every process of the installation: two, except on the embedded database, which is one process's. */
let servers: readonly TestServer[];

beforeAll(async () => {
  own = await ownDatabase(dataDir);
  const start = () => startConsole({ at: five, environment: { dataDir, databaseUrl: own.url } });
  const first = await start();
  servers = own.url === undefined ? [first] : [first, await start()];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await own.drop();
  rmSync(folder, { recursive: true });
});

const delivers =
  ({ get }: TestServer) =>
  async () =>
    (await get<HutStatusSummary>('/v2/huts/status/uk-1/1101/summary')).body.web.asap.delivery;

it('what an operator changes at a hut holds in every process, and ends in every process', async () => {
  const [first] = servers;
  const grace = await signedIn(first as TestServer, 'hut', { huts: ['uk-1/1101'] });
  const path = '/huts/uk-1/1101/overrides';
  const headers = { 'idempotency-key': 'pause-everywhere' };
  const { body } = await grace.post<HutOverrides>(path, { refuses: ['delivery'] }, headers);
  for (const server of servers) await expect.poll(delivers(server)).toBe('UNAVAILABLE_CLOSED');
  await grace.post(`${path}/${body.changes[0]?.id}/end`, {});
  for (const server of servers) await expect.poll(delivers(server)).toBe('AVAILABLE');
});
