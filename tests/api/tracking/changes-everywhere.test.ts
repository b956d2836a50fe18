import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { posKeyOf } from '../../../server/menu/pos-keys.ts';
import { startPooler, type TransactionPooler } from '../../setup/transaction-pooler.ts';
import { placedOrder } from '../orders/sample-orders.ts';
import { ownDatabase, type OwnDatabase } from '../own-database.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { type EventReader, readEvents } from './event-source.ts';
import { patient } from '../../setup/patient.ts';

const folder = mkdtempSync(join(tmpdir(), 'comanda-changes-'));
const dataDir = join(folder, 'data');
let own: OwnDatabase;
/** Between the processes and PostgreSQL; the embedded database has none. */
let pooler: TransactionPooler | undefined;
/** Every process of the installation: two, except on the embedded database, which is one process's. */
let servers: readonly TestServer[];

beforeAll(async () => {
  own = await ownDatabase(dataDir);
  pooler = own.url === undefined ? undefined : await startPooler(own.url);
  const start = () => startServer({ environment: { dataDir, databaseUrl: pooler?.url } });
  const first = await start();
  servers = pooler ? [first, await start()] : [first];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await pooler?.close();
  await own.drop();
  rmSync(folder, { recursive: true });
});

const report = (server: TestServer, orderId: string, order_status: string) =>
  server.post(
    `/v1/orders/${orderId}/status`,
    { order_status },
    { authorization: `Bearer ${posKeyOf(server.dependencies.posSecret, 'uk-1', '1101')}` },
  );

const follow = (transactionId: string): Promise<readonly EventReader[]> =>
  Promise.all(
    servers.map(({ url }) => readEvents(`${url}/v1/orders/${transactionId}/tracking/events`)),
  );

const last = (readers: readonly EventReader[]) =>
  readers.map(({ infos }) => infos.at(-1)?.order_status);

const inAll = (status: string) => servers.map(() => status);

describe('a change of an order', () => {
  it('reaches the trackers of every process through a pooler that lends connections by the transaction [OPS-24]', async () => {
    const [first, second = first] = servers as [TestServer, TestServer?];
    const { orderId, transactionId } = await placedOrder(first);
    const readers = await follow(transactionId);
    await expect.poll(() => last(readers)).toEqual(inAll('CONFIRMING'));
    await report(second, orderId, 'CONFIRMED');
    await expect.poll(() => last(readers)).toEqual(inAll('CONFIRMED'));
    await report(first, orderId, 'DELIVERED');
    await Promise.all(readers.map(({ ended }) => ended));
    expect(last(readers)).toEqual(inAll('DELIVERED'));
  });

  it('is told by a row, and by no LISTEN or NOTIFY [OPS-24]', async () => {
    if (!pooler) return;
    const [first] = servers as [TestServer];
    const before = pooler.statements.length;
    const { transactionId } = await placedOrder(first);
    const { rows } = await sql<{ payload: string }>`
      select payload from channel_message where channel = 'order_status'
        and payload = ${transactionId}`.execute(first.db);
    expect(rows).toHaveLength(1);
    const made = pooler.statements.slice(before);
    expect(made.some((statement) => statement.includes('insert into "order_intent"'))).toBe(true);
    expect(pooler.statements.filter((statement) => /notify|listen/i.test(statement))).toEqual([]);
  });

  it('that began first and is committed last is missed by no process [OPS-24]', async () => {
    const [first, second = first] = servers as [TestServer, TestServer?];
    const heard: string[] = [];
    const stop = await second.database.subscribe('order_status', (signal) => {
      if (signal.kind === 'message' && signal.payload.startsWith('began')) {
        heard.push(signal.payload);
      }
    });
    const tell = (payload: string) => sql`select tell('order_status', ${payload})`;
    if (pooler) {
      await first.db.transaction().execute(async (tx) => {
        await tell('began first').execute(tx);
        await second.db.transaction().execute((other) => tell('began last').execute(other));
        await vi.waitUntil(() => heard.includes('began last'), patient);
      });
    } else await first.db.transaction().execute((tx) => tell('began first').execute(tx));
    const expected = pooler ? ['began last', 'began first'] : ['began first'];
    await expect.poll(() => heard).toEqual(expected);
    await stop();
  });
});
