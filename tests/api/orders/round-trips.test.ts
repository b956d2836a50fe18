import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPooler, type TransactionPooler } from '../../setup/transaction-pooler.ts';
import { ownDatabase, type OwnDatabase } from '../own-database.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { placedOrder } from './sample-orders.ts';

const folder = mkdtempSync(join(tmpdir(), 'comanda-round-trips-'));
const dataDir = join(folder, 'data');
let own: OwnDatabase;
let server: TestServer;
/** Sees the statements of the process; the embedded database has none. */
let pooler: TransactionPooler | undefined;

beforeAll(async () => {
  own = await ownDatabase(dataDir);
  pooler = own.url === undefined ? undefined : await startPooler(own.url);
  server = await startServer({ environment: { dataDir, databaseUrl: pooler?.url } });
});
afterAll(async () => {
  await server.close();
  await pooler?.close();
  await own.drop();
  rmSync(folder, { recursive: true });
});

/** Statements about orders, but for the looks for work that is due. */
const isOfOrder = (statement: string): boolean =>
  !statement.includes('skip locked') &&
  /order_(intent|event|status_change|name)|unpaid_order|(voucher|gift_card|loyalty)_use/.test(
    statement,
  );

it('the two calls that make an order take seven statements about it, whatever it may use up', async () => {
  await placedOrder(server);
  const before = pooler?.statements.length ?? 0;
  expect((await placedOrder(server)).status).toBe('CONFIRMING');
  const made = (pooler?.statements ?? []).slice(before).filter(isOfOrder);
  expect(made).toHaveLength(pooler ? 7 : 0);
});
