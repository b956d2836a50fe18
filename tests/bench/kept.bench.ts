import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { Preauthorisation } from '../../schemas/types/http/orders.ts';
import { statusPath } from '../../core/tracking/tracking-status.ts';
import { posKeyOf } from '../../server/menu/pos-keys.ts';
import { findPostgresPrograms } from '../../tools/tasks/postgres-programs.ts';
import { startPostgres } from '../../tools/tasks/running-postgres.ts';
import { britishPhone } from '../api/orders/british-phone.ts';
import { placeRequest, sampleOrder } from '../api/orders/sample-orders.ts';
import { elsewhere, processBeside } from '../api/scale/process-beside.ts';
import { startServer } from '../api/start-server.ts';
import type { Database } from '../../server/storage/database.ts';
import { defaultLimits } from '../../server/storage/database-limits.ts';
import { installationSecret } from '../../server/storage/installation-secret.ts';
import { openDatabase } from '../../server/storage/open-database.ts';
import { makeMonths } from '../../server/storage/order-months.ts';
import { silentLog } from '../server/storage/silent-log.ts';
import { keepOrders } from '../setup/kept-orders.ts';
import { newDatabase } from '../setup/new-database.ts';
import type { CrashingServer } from './crash/processes.ts';
import {
  connectionCosts,
  connectionsMsSince,
  processMs,
  tellsProcessorTime,
} from './processor-time.ts';

/**
 * What an order costs where a million others are kept: `npm run bench kept`, or `npm run bench kept -- 200000` for fewer.
 * Two processes of the product stand on two databases of one PostgreSQL, one without orders and one that is filled step by
 * step; orders go to both by turns, so that what else the machine does weighs on both alike, and their ratio is what to
 * compare. Processor time is read from /proc, so that this runs on Linux only.
 */
const most = Number(process.argv[2] ?? 1_000_000);
const steps = [0, 10_000, 100_000].filter((step) => step < most).concat(most);
const portion = 50_000;
const warmUp = 40;
const rounds = Number(process.argv[3] ?? 20);
/** Orders to one database in its turn, so many at a time. */
const ofRound = 10;
const atATime = 5;

/** What a hut says of an order, one after the other. */
const [, ...statuses] = statusPath('delivery');

/** One process on a database of its own. */
interface OpenedSide {
  readonly database: Database;
  /** Name of the database. */
  readonly name: string;
  readonly beside: CrashingServer;
}

/** With what is ordered from it. */
interface Side extends OpenedSide {
  readonly request: OrderRequest;
  readonly posKey: string;
}

let orders = 0;

/** One order from its first call to its door: the two calls of a browser, and what its hut says of it. */
async function order({ beside, request, posKey }: Pick<Side, 'beside' | 'request' | 'posKey'>) {
  orders += 1;
  const customer = { ...request.customer, phone: britishPhone(orders) };
  const own = { ...request, customer, utm: { source: `bench-${orders}` } };
  const { post } = elsewhere(beside.url);
  const key = { 'idempotency-key': `bench-${orders}`, 'idempotency-secret': `secret-${orders}` };
  const opened = await post<Preauthorisation>('/v1/orders/preauthorise', own, key);
  if (opened.status !== 200) throw new Error(JSON.stringify(opened.body));
  const placed = await post('/v1/orders/place', placeRequest(own, opened.body));
  if (placed.status !== 200) throw new Error(JSON.stringify(placed.body));
  for (const order_status of statuses) {
    const path = `/v1/orders/${opened.body.orderId}/status`;
    const told = await post(path, { order_status }, { authorization: `Bearer ${posKey}` });
    if (told.status !== 200) throw new Error(JSON.stringify(told.body));
  }
  return opened.body.transactionId;
}

async function take(side: Side, count: number): Promise<void> {
  let left = count;
  await Promise.all(
    Array.from({ length: atATime }, async () => {
      while (left-- > 0) await order(side);
    }),
  );
}

/** What orders cost on one side, in milliseconds an order. */
interface Cost {
  readonly server: number;
  readonly database: number;
  readonly wall: number;
}

async function costOf(side: Side): Promise<Cost> {
  const { beside, name } = side;
  const [server, connections, began] = [
    processMs(beside.pid),
    connectionCosts(name),
    performance.now(),
  ];
  await take(side, ofRound);
  return {
    server: (processMs(beside.pid) - server) / ofRound,
    database: connectionsMsSince(name, connections) / ofRound,
    wall: (performance.now() - began) / ofRound,
  };
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** Orders to both by turns. */
async function compare(empty: Side, filled: Side, kept: number): Promise<void> {
  await take(empty, warmUp);
  await take(filled, warmUp);
  const costs: [Cost[], Cost[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const isEmptyFirst = round % 2 === 0;
    for (const side of isEmptyFirst ? [0, 1] : [1, 0]) {
      costs[side as 0 | 1].push(await costOf(side === 0 ? empty : filled));
    }
  }
  const line = (['server', 'database', 'wall'] as const).map((part) => {
    const [without, withKept] = costs.map((all) => median(all.map((cost) => cost[part])));
    return `${part} ${without?.toFixed(2)} and ${withKept?.toFixed(2)} ms, ratio ${((withKept ?? 0) / (without ?? 1)).toFixed(2)}`;
  });
  const whole = costs.map((all) => median(all.map((cost) => cost.server + cost.database)));
  console.log(
    `${kept} kept: ${line.join('; ')}; processor time ratio ${((whole[1] ?? 0) / (whole[0] ?? 1)).toFixed(2)}`,
  );
}

async function openSide(postgresUrl: string, marketsDir: string): Promise<OpenedSide> {
  const { url, name } = await newDatabase(postgresUrl);
  const beside = await processBeside({ databaseUrl: url, marketsDir });
  await beside.start();
  const database = await openDatabase({
    dataDir: tmpdir(),
    databaseUrl: url,
    log: silentLog,
    limits: { ...defaultLimits, statementMs: 1_800_000 },
  });
  return { database, beside, name };
}

const programs = findPostgresPrograms();
if (!programs || !tellsProcessorTime) {
  console.log('left out: no PostgreSQL server programs on this machine, or no /proc');
} else {
  const postgres = await startPostgres(programs);
  const shop = await startServer();
  const opened: OpenedSide[] = [];
  try {
    const request = await sampleOrder(shop);
    const { orderLifeMs = 0 } =
      shop.dependencies.markets.byId('uk')?.market.manifest.personalData ?? {};
    const open = async (): Promise<Side> => {
      const side = await openSide(postgres.url, shop.marketsDir);
      opened.push(side);
      const posKey = posKeyOf(
        await installationSecret(side.database.db, 'pos-secret'),
        'uk-1',
        '1101',
      );
      return { ...side, request, posKey };
    };
    const [empty, filled] = [await open(), await open()];
    const like = await order(filled);
    const { db } = filled.database;
    await makeMonths(db, sql<Date>`present_moment() - interval '731 days'`);
    let kept = 0;
    for (const step of steps) {
      const began = performance.now();
      while (kept < step) {
        const last = Math.min(step, kept + portion);
        await keepOrders(db, { like, first: kept + 1, last, orderLifeMs });
        kept = last;
      }
      if (step > 0) {
        await sql`vacuum analyze`.execute(db);
        await sql`checkpoint`.execute(db);
        console.log(`filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
      }
      await compare(empty, filled, kept);
    }
  } finally {
    for (const { beside, database } of opened) {
      await beside.kill();
      await database.close();
    }
    await shop.close();
    await postgres.stop();
  }
}
