import { CompiledQuery, sql } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import type { Placement, Preauthorisation } from '../../../schemas/types/http/orders.ts';
import type { CrashingServer } from '../../bench/crash/processes.ts';
import { breaches } from '../../invariants/order-invariants.ts';
import type { Answer, CallHeaders } from '../call.ts';
import { britishPhone } from '../orders/british-phone.ts';
import { placeRequest, sampleOrder } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { elsewhere, processBeside } from './process-beside.ts';

const isEmbedded = !process.env['DATABASE_URL'];

const orders = 1_000;
const customers = 12;

/** A call that finds nobody is made again after so long, in milliseconds. */
const againMs = 20;

let books: TestServer;
let request: OrderRequest;
const processes: CrashingServer[] = [];

beforeAll(async () => {
  if (isEmbedded) return;
  books = await startServer();
  request = await sampleOrder(books);
  for (let count = 0; count < 4; count += 1) {
    const { databaseUrl = '' } = books.dependencies.environment;
    processes.push(await processBeside({ databaseUrl, marketsDir: books.marketsDir }));
  }
});
afterAll(async () => {
  await Promise.all(processes.map((server) => server.kill()));
  if (!isEmbedded) await books.close();
});

/** Calls whichever process is there, the next one when it goes away meanwhile. */
async function post<Body>(
  at: number,
  path: string,
  body: unknown,
  headers: CallHeaders = {},
): Promise<Answer<Body>> {
  for (let turn = at; ; turn += 1) {
    const up = processes.filter((server) => server.isUp);
    const chosen = up[turn % up.length];
    try {
      if (chosen) return await elsewhere(chosen.url).post<Body>(path, body, headers);
    } catch {
      // It was killed with the call in its hands, or before it had come.
    }
    await delay(againMs);
  }
}

interface Told {
  readonly statuses: readonly number[];
  readonly transactionId: string;
  readonly orderId: string;
}

/** One customer’s order. A place call that is repeated may find its order placed: 410 with the order. */
async function order(index: number): Promise<Told> {
  const customer = { ...request.customer, phone: britishPhone(index) };
  const own = { ...request, customer, utm: { source: `order-${index}` } };
  const key = { 'idempotency-key': `order-${index}-${'0'.repeat(20)}` };
  const opened = await post<Preauthorisation>(index, '/v1/orders/preauthorise', own, key);
  const body = placeRequest(own, opened.body);
  const placed = await post<Placement>(index + 1, '/v1/orders/place', body);
  const { transactionId, orderId } = placed.body;
  return { statuses: [opened.status, placed.status], transactionId, orderId };
}

describe('three processes on one PostgreSQL', () => {
  it.skipIf(isEmbedded)(
    'take a thousand orders while one of them is killed and another one is added, and lose, double and refuse none [OPS-20]',
    async () => {
      const [first, second, third, added] = processes as [
        CrashingServer,
        CrashingServer,
        CrashingServer,
        CrashingServer,
      ];
      for (const server of [first, second, third]) await server.start();
      const told: Told[] = [];
      let next = 0;
      let atKill = 0;
      const crowd = Promise.all(
        Array.from({ length: customers }, async () => {
          while (next < orders) told.push(await order(next++));
        }),
      );
      const changes = (async () => {
        while (told.length < orders / 4) await delay(againMs);
        await second.kill();
        atKill = told.length;
        await added.start();
      })();
      await Promise.all([crowd, changes]);

      expect(atKill).toBeLessThan(orders);
      const refused = told.filter(
        ({ statuses: [opened, placed] }) => opened !== 200 || ![200, 410].includes(placed ?? 0),
      );
      expect(refused).toEqual([]);
      const stored = await books.db
        .selectFrom('order_intent')
        .select(['transaction_id as transactionId', 'order_id as orderId'])
        .select(sql<string>`request -> 'utm' ->> 'source'`.as('source'))
        .where('state', '=', 'placed')
        .execute();
      expect(new Set(stored.map(({ source }) => source)).size).toBe(orders);
      const names = (all: readonly Omit<Told, 'statuses'>[]) =>
        all.map(({ transactionId, orderId }) => `${transactionId} ${orderId}`).toSorted();
      expect(names(stored)).toEqual(names(told));
      const broken = await breaches(
        async (query) =>
          (await books.db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(query))).rows,
      );
      expect(broken).toEqual([]);
      expect([first, second, third, added].map(({ isUp }) => isUp)).toEqual([
        true,
        false,
        true,
        true,
      ]);
    },
  );
});
