import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { Preauthorisation } from '../../schemas/types/http/orders.ts';
import type { Tables } from '../../server/storage/tables.ts';
import { findPostgresPrograms } from '../../tools/tasks/postgres-programs.ts';
import { startPostgres } from '../../tools/tasks/running-postgres.ts';
import { britishPhone } from '../api/orders/british-phone.ts';
import { placedOrder, placeRequest, sampleOrder } from '../api/orders/sample-orders.ts';
import { elsewhere, processBeside } from '../api/scale/process-beside.ts';
import { startServer } from '../api/start-server.ts';
import { readEvents } from '../api/tracking/event-source.ts';
import { memoryOf } from '../fuzz/process-usage.ts';
import type { CrashingServer } from './crash/processes.ts';
import {
  connectionCosts,
  connectionsMsSince,
  processMs,
  tellsProcessorTime,
} from './processor-time.ts';

/**
 * Orders a second and processor time per order of 1, 2 and 4 processes on one PostgreSQL, then with orders kept, and
 * what an open tracker costs: `npm run bench scale`. Processor time is read from /proc, so that it is measured on Linux only.
 */
const processCounts = [1, 2, 4];
const clients = 16;
/** Orders that each process has taken before it is measured: code that has run a few times only is slower. */
const warmUp = 300;
const measured = 400;
const kept = 100_000;
const trackers = 400;

/** How long a process is looked at that nobody calls, in milliseconds. */
const idleMs = 5_000;

/** Processor time that a process has had, in milliseconds. */
const processorMsOf = (pid: number): number => (tellsProcessorTime ? processMs(pid) : Number.NaN);

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

let orders = 0;

/** One order: the two calls a browser makes. */
async function order(url: string, request: OrderRequest): Promise<void> {
  orders += 1;
  const customer = { ...request.customer, phone: britishPhone(orders) };
  const own = { ...request, customer, utm: { source: `bench-${orders}` } };
  const { post } = elsewhere(url);
  const opened = await post<Preauthorisation>('/v1/orders/preauthorise', own);
  if (opened.status !== 200) throw new Error(JSON.stringify(opened.body));
  const placed = await post('/v1/orders/place', placeRequest(own, opened.body));
  if (placed.status !== 200) throw new Error(JSON.stringify(placed.body));
}

async function take(urls: readonly string[], request: OrderRequest, count: number): Promise<void> {
  let left = count;
  await Promise.all(
    Array.from({ length: clients }, async (_, index) => {
      while (left-- > 0) await order(urls[index % urls.length] ?? '', request);
    }),
  );
}

/** Orders of other days, as the first one of today with names of their own. */
async function keepOrders(db: Kysely<Tables>): Promise<void> {
  await sql`
    insert into order_intent
    select (jsonb_populate_record(one.intent, jsonb_build_object(
      'transaction_id', gen_random_uuid(), 'order_id', gen_random_uuid(),
      'customer_order_reference', 'kept-' || number, 'caller_key', null, 'secret_digest', null,
      'order_status', 'DELIVERED',
      'created_at', (one.intent).created_at - number * interval '1 minute',
      'placed_at', (one.intent).placed_at - number * interval '1 minute'))).*
    from (select order_intent as intent from order_intent where state = 'placed' limit 1) as one,
      generate_series(1, ${kept}) as number`.execute(db);
  await sql`
    insert into order_event (transaction_id, at, kind, detail)
    select transaction_id, created_at, kind, '{}'
    from order_intent, unnest(array['priced', 'approved', 'order-stored', 'told']) as kind
    where customer_order_reference like 'kept-%'`.execute(db);
  await sql`analyze`.execute(db);
}

async function sizeOf(db: Kysely<Tables>, table: string): Promise<string> {
  const { rows } = await sql<{ bytes: number; rows: number }>`
    select
      coalesce(
        (select sum(pg_total_relation_size(relid)) from pg_partition_tree(${table}::regclass)),
        pg_total_relation_size(${table}::regclass)
      )::float8 as bytes,
      count(*) as rows
    from ${sql.table(table)}`.execute(db);
  const { bytes = 0, rows: count = 0 } = rows[0] ?? {};
  const each = (bytes / Math.max(1, count) / 1024).toFixed(1);
  return `${table}: ${count} rows, ${each} KB each with indexes`;
}

const programs = findPostgresPrograms();
if (!programs) console.log('left out: no PostgreSQL server programs on this machine');
else {
  const postgres = await startPostgres(programs);
  const server = await startServer({
    environment: { databaseUrl: postgres.url, databaseStatementMs: 600_000 },
  });
  const running: CrashingServer[] = [];
  try {
    const { db } = server;
    const request = await sampleOrder(server);
    const one = await placedOrder(server, { phone: '07700 900000' });
    const name = new URL(postgres.url).pathname.slice(1);
    const measure = async (what: string): Promise<void> => {
      const urls = running.map(({ url }) => url);
      await take(urls, request, warmUp * urls.length);
      const ofServers = () => sumOf(running.map(({ pid }) => processorMsOf(pid ?? 0)));
      const [servers, connections, began] = [ofServers(), connectionCosts(name), performance.now()];
      await take(urls, request, measured);
      const seconds = (performance.now() - began) / 1000;
      const each = (ms: number) => (ms / measured).toFixed(1);
      console.log(
        `${what}: ${(measured / seconds).toFixed(1)} orders/s, per order ${each(ofServers() - servers)} ms of servers and ${each(connectionsMsSince(name, connections))} ms of the database`,
      );
    };
    for (const count of processCounts) {
      while (running.length < count) {
        const beside = await processBeside({
          databaseUrl: postgres.url,
          marketsDir: server.marketsDir,
        });
        running.push(beside);
        await beside.start();
      }
      await measure(`${count} ${count === 1 ? 'process' : 'processes'}`);
    }
    for (const extra of running.splice(1)) await extra.kill();
    await keepOrders(db);
    await measure(`1 process, ${kept} orders kept`);
    for (const table of ['order_intent', 'order_event', 'hut', 'product']) {
      console.log(await sizeOf(db, table));
    }
    const { url = '', pid = 0 } = running[0] ?? {};
    const [still, at] = [processorMsOf(pid), performance.now()];
    await delay(idleMs);
    const idleShare = (processorMsOf(pid) - still) / (performance.now() - at);
    console.log(`a process without calls: ${(idleShare * 1000).toFixed(1)} ms a second`);
    const [memory, idle, since] = [memoryOf(pid), processorMsOf(pid), performance.now()];
    const path = `${url}/v1/orders/${one.transactionId}/tracking/events`;
    const open = await Promise.all(Array.from({ length: trackers }, () => readEvents(path)));
    const opening = processorMsOf(pid) - idle;
    const seconds = (performance.now() - since) / 1000;
    console.log(
      `${trackers} open trackers: ${((memoryOf(pid) - memory) / trackers / 1024).toFixed(0)} KB each, opened in ${seconds.toFixed(1)} s with ${(opening / trackers).toFixed(2)} ms each; the process has ${(memoryOf(pid) / 2 ** 20).toFixed(0)} MB`,
    );
    for (const stream of open) stream.close();
  } finally {
    for (const each of running) await each.kill();
    await server.close();
    await postgres.stop();
  }
}
