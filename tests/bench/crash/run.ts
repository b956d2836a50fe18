import { setTimeout as delay } from 'node:timers/promises';
import { testMoment } from '../../../tools/tasks/test-moment.ts';
import { startServer } from '../../api/start-server.ts';
import { type Ask, type Breach, breaches } from '../../invariants/order-invariants.ts';
import { customer, type Street } from './customer.ts';
import type { RunData } from './data.ts';
import { Ledger } from './ledger.ts';
import { CrashingServer } from './processes.ts';
import { type Chance, chanceOf } from './random.ts';
import { templatesOf } from './shop.ts';

/** What a run found. */
export interface RunReport {
  readonly kills: number;
  readonly orders: number;
  readonly answers: ReadonlyMap<string, number>;
  /** How long each server took to be ready again, in milliseconds, the slowest last. */
  readonly restarts: readonly number[];
  readonly breaches: readonly (Breach & { readonly kill: number })[];
}

const customers = 4;

/** Time under load before a kill, in milliseconds. */
const leastLoadMs = 300;
const mostLoadMs = 1_300;

/** What is left open after the last kill has this long to be settled, in milliseconds. */
const settleMs = 65_000;

const settlingPauseMs = 1_000;

/** Settings of the servers: a kitchen and a gateway in a hurry, and their clock where huts are open. */
const settingsOf = ({ dataDir, databaseUrl }: RunData): NodeJS.ProcessEnv => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? '',
  COMANDA_CLOCK_AHEAD_MS: String(testMoment - Date.now()),
  KITCHEN_PACE_MS: '300',
  SANDBOX_SETTLE_MS: '500',
  SANDBOX: 'open',
  REQUESTS_PER_MINUTE: '0',
  LOG_LEVEL: 'error',
});

/** Fills the data with what is sold, and builds the orders. */
async function furnish({ dataDir, databaseUrl }: RunData) {
  const server = await startServer({
    environment: { dataDir, ...(databaseUrl !== undefined && { databaseUrl }) },
  });
  try {
    return await templatesOf(server);
  } finally {
    await server.close();
  }
}

/** Kills servers under load, and looks after each kill whether the data is right. */
export async function crashRun(data: RunData, kills: number, seed: number): Promise<RunReport> {
  const chance = chanceOf(seed);
  const templates = await furnish(data);
  const settings = settingsOf(data);
  const servers = await Promise.all(
    Array.from({ length: data.servers }, () => CrashingServer.create(settings)),
  );
  const ledger = new Ledger();
  let isOver = false;
  const street: Street = {
    templates,
    ledger,
    isOver: () => isOver,
    address: () => {
      const up = servers.filter((server) => server.isUp);
      return up.length === 0 ? undefined : chance.among(up).url;
    },
  };
  const found: (Breach & { readonly kill: number })[] = [];
  const check = (kill: number): Promise<void> =>
    data.look(async (ask: Ask) => {
      const broken = [...(await breaches(ask)), ...(await ledger.breaches(ask))];
      found.push(...broken.map((breach) => ({ ...breach, kill })));
    });
  const restarts: number[] = [];
  let done = 0;
  try {
    for (const server of servers) await server.start();
    const crowd = Array.from({ length: customers }, () =>
      customer(street, chanceOf(Math.floor(chance.next() * 2 ** 32))),
    );
    while (done < kills && found.length === 0) {
      await delay(leastLoadMs + chance.next() * (mostLoadMs - leastLoadMs));
      done += 1;
      const victims = victimsOf(servers, chance);
      await Promise.all(victims.map((server) => server.kill()));
      await check(done);
      for (const server of victims) restarts.push(await server.start());
    }
    isOver = true;
    await Promise.all(crowd);
    if (found.length === 0) await settle(data, servers, () => check(done));
  } finally {
    isOver = true;
    await Promise.all(servers.map((server) => server.kill()));
  }
  const slowestLast = restarts.toSorted((one, other) => one - other);
  const { answers, orders } = ledger;
  return { kills: done, orders, answers, restarts: slowestLast, breaches: found };
}

/** One of the servers, now and then all of them. */
const victimsOf = (
  servers: readonly CrashingServer[],
  chance: Chance,
): readonly CrashingServer[] => (chance.happens(0.25) ? servers : [chance.among(servers)]);

/** Gives what is open the time it may take, then looks a last time. */
async function settle(
  data: RunData,
  servers: readonly CrashingServer[],
  check: () => Promise<void>,
): Promise<void> {
  const end = performance.now() + settleMs;
  const isSettled = () => data.look(async (ask) => (await ask(unsettled)).length === 0);
  if (data.kind === 'postgresql') {
    while (performance.now() < end && !(await isSettled())) await delay(settlingPauseMs);
  } else await delay(settleMs);
  await Promise.all(servers.map((server) => server.kill()));
  await check();
}

/** Orders whose money or approval waits for somebody. */
const unsettled = `
  select transaction_id from order_intent left join gateway_payment using (transaction_id)
  where money in ('capture-due', 'void-due', 'refund-due')
    or (state not in ('placed', 'failed', 'expired', 'cancelled') and status in ('approved', 'captured'))`;
