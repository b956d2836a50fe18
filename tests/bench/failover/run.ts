import { setTimeout as delay } from 'node:timers/promises';
import { CompiledQuery, sql } from 'kysely';
import { testMoment } from '../../../tools/tasks/test-moment.ts';
import { startServer, type TestServer } from '../../api/start-server.ts';
import { type Ask, type Breach, breaches } from '../../invariants/order-invariants.ts';
import type { PatroniCluster } from '../../setup/patroni/patroni-cluster.ts';
import { customer, type Street } from '../crash/customer.ts';
import { brokenPromises, Ledger } from '../crash/ledger.ts';
import { CrashingServer } from '../crash/processes.ts';
import { chanceOf } from '../crash/random.ts';
import { templatesOf } from '../crash/shop.ts';

/** What a run found. */
export interface FailoverReport {
  /** Orders that customers were told of. */
  readonly orders: number;
  /** How long after each kill the first order was taken by the next primary, in milliseconds. */
  readonly pauses: readonly number[];
  readonly answers: ReadonlyMap<string, number>;
  readonly breaches: readonly Breach[];
}

const customers = 6;

/** Orders between two kills, so that each one meets a crowd. */
const ordersBetween = 10;

const lookMs = 50;

/** Longest time until orders go on, in milliseconds: what takes longer has not come back. */
const giveUpMs = 180_000;

/** What is left open at the end has so many looks to be settled. */
const settlingLooks = 90;
const settlingPauseMs = 1_000;

const settingsOf = (databaseUrl: string): NodeJS.ProcessEnv => ({
  DATABASE_URL: databaseUrl,
  COMANDA_CLOCK_AHEAD_MS: String(testMoment - Date.now()),
  KITCHEN_PACE_MS: 'off',
  SANDBOX_SETTLE_MS: '500',
  SANDBOX: 'open',
  TRUST_PROXY: '1',
  REQUESTS_PER_MINUTE: '0',
  LOG_LEVEL: 'fatal',
});

/** Waits until something holds. @throws when it does not come */
async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + giveUpMs;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`It did not come to this: ${what}.`);
    await delay(lookMs);
  }
}

const askOf =
  ({ db }: TestServer): Ask =>
  async (query) =>
    (await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(query))).rows;

/**
 * Kills the primary of a replicated database while customers order at two servers, time and again, and looks at the end
 * whether each order that a customer was told of is there, once, and whether every invariant holds.
 */
export async function failoverRun(
  cluster: PatroniCluster,
  kills: number,
  seed: number,
): Promise<FailoverReport> {
  const chance = chanceOf(seed);
  const ledger = new Ledger();
  // Furnishes the database, and looks at it in the end: a server whose pool has seen the primary go as well.
  const books = await startServer({ environment: { databaseUrl: cluster.url } });
  const servers: CrashingServer[] = [];
  let isOver = false;
  let crowd: Promise<unknown> = Promise.resolve();
  try {
    const templates = await templatesOf(books);
    for (let count = 0; count < 2; count += 1) {
      const server = await CrashingServer.create(settingsOf(cluster.url));
      await server.start();
      servers.push(server);
    }
    const street: Street = {
      templates,
      ledger,
      isOver: () => isOver,
      address: () => chance.among(servers).url,
    };
    crowd = Promise.all(
      Array.from({ length: customers }, () =>
        customer(street, chanceOf(Math.floor(chance.next() * 2 ** 32))),
      ),
    );
    const pauses: number[] = [];
    for (let done = 0; done < kills; done += 1) {
      const before = ledger.orders;
      await until('orders before a kill', () => ledger.orders >= before + ordersBetween);
      const killed = await cluster.killPrimary();
      const began = performance.now();
      await until('another primary', async () => {
        const next = await cluster.primary();
        return next !== undefined && next !== killed;
      });
      const atChange = ledger.orders;
      await until('orders at the next primary', () => ledger.orders > atChange);
      pauses.push(performance.now() - began);
      await cluster.revive(killed);
    }
    isOver = true;
    await crowd;
    const ask = askOf(books);
    await settle(books);
    const found = [...(await breaches(ask)), ...(await brokenPromises(ledger.told(), ask))];
    return { orders: ledger.orders, pauses, answers: ledger.answers, breaches: found };
  } finally {
    isOver = true;
    await crowd;
    await Promise.all(servers.map((server) => server.kill()));
    await books.close();
  }
}

/** Gives the money that is due the time that it may take. */
async function settle({ db }: TestServer): Promise<void> {
  for (let looks = 0; looks < settlingLooks; looks += 1) {
    const { rows } = await sql`
      select transaction_id from order_intent where money in ('capture-due', 'void-due', 'refund-due')
    `.execute(db);
    if (rows.length === 0) return;
    await delay(settlingPauseMs);
  }
}
