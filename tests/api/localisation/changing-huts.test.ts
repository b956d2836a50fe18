import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import { toJson } from '../../../server/storage/json-text.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
let other: TestServer | undefined;
beforeAll(async () => {
  server = await startServer();
  const databaseUrl = server.dependencies.environment.databaseUrl;
  // The embedded database belongs to one process: there the same server hears of changes made beside it.
  other =
    databaseUrl === undefined ? undefined : await startServer({ environment: { databaseUrl } });
});
afterAll(async () => {
  await other?.close();
  await server.close();
});

const asked = (): TestServer => other ?? server;
const nearest = async (lat: number, lon: number): Promise<string | undefined> => {
  const path = `/v1/huts/nearby?lat=${lat}&lon=${lon}&limit=1&sectors=uk-1`;
  const [hut] = (await asked().get<Hut[]>(path)).body;
  return hut && `${hut.id} ${hut.closed ?? 'open'}`;
};
const change = (values: object) =>
  server.db
    .updateTable('hut')
    .set(values)
    .where('sector', '=', 'uk-1')
    .where('hut_id', '=', '1114')
    .execute();

describe('a hut that one process changes', () => {
  it('is found where it moved to, by every server [LOC-08]', async () => {
    expect(await nearest(60.15, -1.14)).not.toContain('1114');
    await change({ latitude: 60.15, longitude: -1.14 });
    await expect.poll(() => nearest(60.15, -1.14)).toBe('1114 open');
  });

  it('is known to be closed, and to be open again [LOC-12]', async () => {
    await change({ is_closed: true });
    await expect.poll(() => nearest(60.15, -1.14)).toBe('1114 true');
    await change({ is_closed: false });
    await expect.poll(() => nearest(60.15, -1.14)).toBe('1114 open');
  });

  it('is found once it is added, and no longer once it is gone [LOC-08]', async () => {
    const { sector, market, position, document } = await server.db
      .selectFrom('hut')
      .selectAll()
      .where('sector', '=', 'uk-1')
      .where('hut_id', '=', '1101')
      .executeTakeFirstOrThrow();
    const added = { ...(document as Hut), id: '9001', name: 'Lerwick' };
    await server.db
      .insertInto('hut')
      .values({
        sector,
        market,
        position: position + 1000,
        hut_id: '9001',
        latitude: 58.21,
        longitude: -6.39,
        document: toJson(added),
      })
      .execute();
    await expect.poll(() => nearest(58.21, -6.39)).toBe('9001 open');
    await server.db.deleteFrom('hut').where('hut_id', '=', '9001').execute();
    await expect.poll(() => nearest(58.21, -6.39)).not.toBe('9001 open');
  });
});
