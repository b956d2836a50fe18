import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { Preauthorisation } from '../../schemas/types/http/orders.ts';
import { newPhone, placeRequest, sampleOrder } from '../api/orders/sample-orders.ts';
import { startServer, type TestServer } from '../api/start-server.ts';

/**
 * Orders a second over HTTP, by the two calls that make one (pre-authorise and place, paid at the door), on a database
 * of its own: the embedded one, or that of `DATABASE_URL`. Against it stands the rate at which the same database inserts
 * and commits a row of the same size; the ratio is what to compare. CPU is that of this process, its clients included.
 */
const clients = [1, 8, 32];
const warmUpMs = 1_000;
const measuredMs = 5_000;

const json = { 'content-type': 'application/json' };

/** Bodies of different attempts must differ, or the second is answered like the first. */
let attempts = 0;

const post = async <Body>(url: string, body: unknown): Promise<Body> => {
  attempts += 1;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...json, 'idempotency-key': `bench-${attempts}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Body;
};

/** One order: the two calls a browser makes, by a customer of its own, as each may owe few orders. */
const order = async (url: string, sample: OrderRequest): Promise<void> => {
  const request = { ...sample, customer: { ...sample.customer, phone: newPhone('uk') } };
  const preauthorised = await post<Preauthorisation>(`${url}/v1/orders/preauthorise`, request);
  await post(`${url}/v1/orders/place`, placeRequest(request, preauthorised));
};

/** What a number of clients got, each one asking again as soon as it has its answer. */
interface Measured {
  readonly perSecond: number;
  /** Milliseconds within which so many of a hundred were done. */
  readonly within: Readonly<Record<50 | 95 | 99, number>>;
  readonly cpuMs: number;
}

async function measure(count: number, work: () => Promise<void>): Promise<Measured> {
  const run = async (durationMs: number): Promise<readonly number[]> => {
    const end = performance.now() + durationMs;
    const took: number[] = [];
    const client = async (): Promise<void> => {
      while (performance.now() < end) {
        const start = performance.now();
        await work();
        took.push(performance.now() - start);
      }
    };
    await Promise.all(Array.from({ length: count }, client));
    return took;
  };
  await run(warmUpMs);
  const [start, before] = [performance.now(), process.cpuUsage()];
  const took = (await run(measuredMs)).toSorted((one, other) => one - other);
  const { user, system } = process.cpuUsage(before);
  const at = (percent: number): number =>
    took[Math.min(took.length - 1, Math.floor((took.length * percent) / 100))] ?? 0;
  return {
    perSecond: (took.length / (performance.now() - start)) * 1000,
    within: { 50: at(50), 95: at(95), 99: at(99) },
    cpuMs: (user + system) / 1000 / took.length,
  };
}

/** Writes a row as large as an order, and nothing else. */
async function reference({ db }: TestServer, request: OrderRequest): Promise<() => Promise<void>> {
  await sql`create table bench_row (id bigint generated always as identity, document jsonb)`.execute(
    db,
  );
  const document = JSON.stringify({ request, priced: request });
  return async () => {
    await sql`insert into bench_row (document) values (${document}::jsonb)`.execute(db);
  };
}

const server = await startServer();
try {
  const request = await sampleOrder(server);
  const insert = await reference(server, request);
  console.log(`database: ${server.database.kind}`);
  for (const count of clients) {
    const inserts = await measure(count, insert);
    const orders = await measure(count, () => order(server.url, request));
    const { 50: half, 95: most, 99: nearlyAll } = orders.within;
    console.log(
      `${String(count).padStart(2)} clients: ${orders.perSecond.toFixed(1)} orders/s, ${half.toFixed(0)}/${most.toFixed(0)}/${nearlyAll.toFixed(0)} ms for 50/95/99 of 100, ${orders.cpuMs.toFixed(1)} ms CPU an order; insert and commit ${inserts.perSecond.toFixed(0)}/s, ratio ${(orders.perSecond / inserts.perSecond).toFixed(3)}`,
    );
  }
} finally {
  await server.close();
}
