import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import type { StorageError } from '../../../server/storage/storage-error.ts';
import { openDatabase } from '../../../server/storage/open-database.ts';
import { posKeyOf } from '../../../server/menu/pos-keys.ts';
import { findPostgresPrograms } from '../../../tools/tasks/postgres-programs.ts';
import { startPostgres } from '../../../tools/tasks/running-postgres.ts';
import { silentLog } from '../../server/storage/silent-log.ts';
import { placedOrder, placeOrder, preauthorise, sampleOrder } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { readEvents } from '../tracking/event-source.ts';
import { type OwnDisk, ownDisk } from './own-disk.ts';

const isEmbedded = !process.env['DATABASE_URL'];
const programs = findPostgresPrograms() ?? '';

const readiness = async (server: TestServer) =>
  (await server.get<{ readonly database: string }>('/ready')).body;

const isUnavailable = ({ status, headers }: Awaited<ReturnType<TestServer['get']>>): boolean =>
  status === 503 && headers.get('retry-after') !== null;

let cleanUp: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const step of cleanUp.toReversed()) await step();
  cleanUp = [];
});

/** A server whose database lies on a disk of the test's own. */
async function startOn(disk: OwnDisk): Promise<TestServer> {
  cleanUp.push(disk.remove);
  const postgres = isEmbedded ? undefined : await startPostgres(programs, disk.folder);
  if (postgres) cleanUp.push(postgres.stop);
  const where = postgres ? { databaseUrl: postgres.url } : { dataDir: disk.folder };
  const server = await startServer({ environment: { databaseStatementMs: 5_000, ...where } });
  cleanUp.push(server.close);
  return server;
}

const disk = ownDisk(400);

describe('a full disk', () => {
  it.skipIf(!disk)(
    'is answered 503 with Retry-After and seen in /ready; nothing is half stored, and orders go on when there is room [SEC-09]',
    async () => {
      const server = await startOn(disk as OwnDisk);
      const request = await sampleOrder(server);
      let acknowledged = 0;
      const order = async (): Promise<number> => {
        const opened = await preauthorise(server, varied(request));
        if (opened.status === 200) acknowledged += 1;
        expect(opened.status === 200 || isUnavailable(opened)).toBe(true);
        return opened.status;
      };
      expect(await order()).toBe(200);
      disk?.fill();
      await expect.poll(order).toBe(503);
      await expect
        .poll(() => readiness(server))
        .not.toMatchObject({
          database: 'writes',
        });
      expect(isUnavailable(await server.get('/ready'))).toBe(true);
      expect((await server.get('/health')).status).toBe(200);

      disk?.clear();
      await expect
        .poll(() => readiness(server))
        .toMatchObject({
          database: 'writes',
        });
      expect((await placedOrder(server)).status).toBe('CONFIRMING');
      const { count } = await server.db
        .selectFrom('order_intent')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      expect(count).toBe(acknowledged + 1);
    },
  );
});

/** The same order once more, and another one for the database. */
let attempts = 0;
const varied = (request: OrderRequest): OrderRequest => {
  attempts += 1;
  return { ...request, utm: { source: `attempt-${attempts}` } };
};

/** A server over a database that goes away and comes back. */
async function startLosable() {
  if (isEmbedded) {
    const server = await startServer({ environment: { databaseStatementMs: 2_000 } });
    cleanUp.push(server.close);
    // The thread is ended while it works on something endless.
    const lose = async () => {
      const endless = sql`select count(*) from generate_series(1, 100000000000)`;
      await endless.execute(server.db).catch(() => undefined);
    };
    return { server, lose, bringBack: async () => undefined };
  }
  const postgres = await startPostgres(programs);
  cleanUp.push(postgres.stop);
  const server = await startServer({ environment: { databaseUrl: postgres.url } });
  cleanUp.push(server.close);
  return { server, lose: postgres.halt, bringBack: postgres.resume };
}

describe('a lost database', () => {
  it('that comes back is worked with again: orders go on, and open trackers hear of them [SEC-09]', async () => {
    const { server, lose, bringBack } = await startLosable();
    const { orderId, transactionId } = await placedOrder(server);
    const events = await readEvents(`${server.url}/v1/orders/${transactionId}/tracking/events`);
    onTestFinished(events.close);
    const request = await sampleOrder(server);
    const opened = (await preauthorise(server, request)).body;

    await lose();
    await bringBack();

    await expect
      .poll(() => readiness(server))
      .toMatchObject({
        database: 'writes',
      });
    expect((await placeOrder(server, request, opened)).status).toBe(200);
    const report = (order_status: string) =>
      server.post(
        `/v1/orders/${orderId}/status`,
        { order_status },
        { authorization: `Bearer ${posKeyOf(server.dependencies.posSecret, 'uk-1', '1101')}` },
      );
    expect((await report('COOKING')).status).toBe(200);
    await expect.poll(() => events.infos.at(-1)?.order_status).toBe('COOKING');
  });

  it.skipIf(isEmbedded)(
    'is answered 503 with Retry-After and seen in /ready, while /health is alive [SEC-09]',
    async () => {
      const { server, lose } = await startLosable();
      const request = await sampleOrder(server);
      await lose();
      expect(isUnavailable(await preauthorise(server, request))).toBe(true);
      expect(isUnavailable(await server.get('/v1/orders/nothing'))).toBe(true);
      expect(isUnavailable(await server.get('/ready'))).toBe(true);
      expect(await readiness(server)).toMatchObject({ database: 'fails', markets: 'loaded' });
      expect((await server.get('/health')).status).toBe(200);
    },
  );

  it.runIf(isEmbedded)(
    'that cannot be opened again is told to whoever ends the process [SEC-05]',
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'comanda-lost-'));
      cleanUp.push(() => rmSync(dataDir, { recursive: true, force: true }));
      const lost: StorageError[] = [];
      const database = await openDatabase({
        dataDir,
        limits: { statementMs: 1_000 },
        log: silentLog,
        onLost: (error) => lost.push(error),
      });
      cleanUp.push(() => database.close());
      const folder = join(dataDir, 'database');
      rmSync(folder, { recursive: true });
      mkdirSync(folder);
      writeFileSync(join(folder, 'notes.txt'), 'no database');
      const endless = sql`select count(*) from generate_series(1, 100000000000)`;
      await expect(endless.execute(database.db)).rejects.toMatchObject({
        code: expect.any(String),
      });
      await expect.poll(() => lost.length).toBe(1);
      expect(lost[0]?.message).not.toBe('');
      await expect(sql`select 1`.execute(database.db)).rejects.toMatchObject({
        code: 'database_open_failed',
      });
    },
  );
});
