import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import { openDatabase } from '../../../server/storage/open-database.ts';
import { findPostgresPrograms } from '../../../tools/tasks/postgres-programs.ts';
import { startPostgres } from '../../../tools/tasks/running-postgres.ts';
import { newDatabase } from '../../setup/new-database.ts';
import { silentLog } from '../../server/storage/silent-log.ts';
import { CrashingServer } from '../crash/processes.ts';
import { connectionCosts, connectionsMsSince, processMs } from '../processor-time.ts';

/** Processor time, in milliseconds; the embedded database's is in the server's. */
export interface Cost {
  readonly server: number;
  readonly database: number;
}

/** A process of the product that takes orders, and what they are held against. */
export interface MeasuredShop {
  readonly kind: 'embedded' | 'postgresql';
  readonly url: string;
  /** Writes the rows of an order into bare tables of a database of the same kind, and commits them. */
  readonly insertAndCommit: () => Promise<unknown>;
  /** Begins to count; the function tells what has been counted. */
  readonly cost: () => () => Cost;
  readonly close: () => Promise<void>;
}

/** What an order's way is written down as, beside the order. */
const events = ['created', 'nothing-to-hold', 'to-be-paid', 'approved', 'order-stored', 'told'];

/** Starts a process on a database of its own; undefined for PostgreSQL where this machine has not its programs. */
export async function openShop(
  kind: MeasuredShop['kind'],
  request: OrderRequest,
  marketsDir: string,
): Promise<MeasuredShop | undefined> {
  const programs = kind === 'postgresql' ? findPostgresPrograms() : '';
  if (programs === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'comanda-orders-'));
  const postgres = kind === 'postgresql' ? await startPostgres(programs) : undefined;
  const own = postgres && (await newDatabase(postgres.url));
  const server = await CrashingServer.create(
    {
      DATA_DIR: join(folder, 'shop'),
      DATABASE_URL: own?.url ?? '',
      MARKETS_DIR: marketsDir,
      KITCHEN_PACE_MS: 'off',
      SANDBOX: 'open',
      REQUESTS_PER_MINUTE: '0',
      LOG_LEVEL: 'error',
    },
    'tests/api/scale/programs/server.ts',
  );
  await server.start();
  const reference = await openDatabase({
    dataDir: join(folder, 'reference'),
    databaseUrl: postgres?.url,
    log: silentLog,
  });
  const { db } = reference;
  await sql`create table bench_order (id bigint generated always as identity primary key, document jsonb)`.execute(
    db,
  );
  await sql`create table bench_event (order_id bigint, kind text, primary key (order_id, kind))`.execute(
    db,
  );
  const document = JSON.stringify({ request, priced: request });
  return {
    kind,
    url: server.url,
    insertAndCommit: () =>
      sql`
        with stored as (insert into bench_order (document) values (${document}::jsonb) returning id)
        insert into bench_event (order_id, kind) select id, unnest(${events}::text[]) from stored`.execute(
        db,
      ),
    cost() {
      const before = processMs(server.pid);
      const connections = own && connectionCosts(own.name);
      return () => ({
        server: processMs(server.pid) - before,
        database: own && connections ? connectionsMsSince(own.name, connections) : 0,
      });
    },
    async close() {
      await server.kill();
      await reference.close();
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
