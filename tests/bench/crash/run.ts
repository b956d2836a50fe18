import { setTimeout as delay } from 'node:timers/promises';
import { testMoment } from '../../../tools/tasks/test-moment.ts';
import { startServer } from '../../api/start-server.ts';
import { type Ask, type Breach, breaches } from '../../invariants/order-invariants.ts';
import { customer, type Street } from './customer.ts';
import type { Look, RunData } from './data.ts';
import { brokenPromises, Ledger, type Told } from './ledger.ts';
import { CrashingServer } from './processes.ts';
import { type Chance, chanceOf } from './random.ts';
import { templatesOf } from './shop.ts';

/** What a run found. */
export interface RunReport {
  readonly kills: number;
  /** Orders that customers were told of. */
  readonly orders: number;
  /** Kills before which, since the last one, an order was acknowledged. */
  readonly killsAfterOrders: number;
  /** Kills while at least one call waited for its answer. */
  readonly killsInFlight: number;
  readonly answers: ReadonlyMap<string, number>;
  /** How long each server took to be ready again, in milliseconds, the slowest last. */
  readonly restarts: readonly number[];
  readonly breaches: readonly (Breach & { readonly kill: number })[];
}

const customers = 8;

/** How likely a customer goes on, each time they look, while a server starts beside: all would leave it no processor. */
const goesOnBesideStart = 0.02;

/**
 * Most orders that are acknowledged before a kill, and the longest that they are waited for, in milliseconds; the first
 * of them, on a machine that other work keeps busy, longer.
 */
const mostOrders = 6;
const longestLoadMs = 6_000;
const longestToFirstMs = 120_000;

/** How long after the last of them it may come, in milliseconds. */
const mostDelayMs = 200;

const pauseMs = 5;

/** After so many kills it says how far it is. */
const toldEvery = 10;

/** What is left open after the last kill has servers for so long to be settled, in milliseconds. */
const settleMs = 65_000;

/**
 * How long servers settle at least before it is looked what is open still, in milliseconds, and by how much longer at
 * most: ends at even distances would fall into the same moment of each round of their work.
 */
const settlingPauseMs = 6_000;
const settlingSpreadMs = 6_000;

/** What waits for servers that have been there for so long is stuck, in milliseconds. */
const patienceMs = 60_000;

/** How long customers and what is left open had a server, as far as it was looked. */
class ServiceTime {
  readonly #servers: readonly CrashingServer[];
  #upSince: number | undefined;
  #servedMs = 0;

  constructor(servers: readonly CrashingServer[]) {
    this.#servers = servers;
  }

  get servedMs(): number {
    return this.#servedMs;
  }

  /** Is told whenever a server has come or gone. */
  look(): void {
    const now = performance.now();
    if (this.#upSince !== undefined) this.#servedMs += now - this.#upSince;
    this.#upSince = this.#servers.some((server) => server.isUp) ? now : undefined;
  }
}

/** Settings of the servers: a kitchen and a gateway in a hurry, and their clock where huts are open. */
const settingsOf = ({ dataDir, databaseUrl }: RunData): NodeJS.ProcessEnv => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? '',
  COMANDA_CLOCK_AHEAD_MS: String(testMoment - Date.now()),
  KITCHEN_PACE_MS: '300',
  SANDBOX_SETTLE_MS: '500',
  SANDBOX: 'open',
  TRUST_PROXY: '1',
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
  let isStarting = false;
  const street: Street = {
    templates,
    ledger,
    isOver: () => isOver,
    address: () => {
      const up = servers.filter((server) => server.isUp);
      if (up.length === 0 || (isStarting && !chance.happens(goesOnBesideStart))) return undefined;
      return chance.among(up).url;
    },
  };
  const found: (Breach & { readonly kill: number })[] = [];
  const service = new ServiceTime(servers);
  // Nobody settles anything while no server is up: what waits is a breach when servers have had their time for it.
  let waiting: ReadonlyMap<string, number> = new Map();
  const check = async (
    kill: number,
    look: Look,
    { told, servedMs }: { readonly told: Told; readonly servedMs: number },
  ): Promise<void> => {
    const broken = await look(async (ask: Ask) => [
      ...(await breaches(ask)),
      ...(await brokenPromises(told, ask)),
    ]);
    const waits = broken.find(({ name }) => name === 'nothing-stuck')?.what ?? [];
    waiting = new Map(waits.map((what) => [what, waiting.get(what) ?? servedMs]));
    const isStuck = [...waiting.values()].some((since) => servedMs - since >= patienceMs);
    const counted = broken.filter(({ name }) => name !== 'nothing-stuck' || isStuck);
    found.push(...counted.map((breach) => ({ ...breach, kill })));
  };
  const restarts: number[] = [];
  const counts = { done: 0, afterOrders: 0, inFlight: 0 };
  try {
    for (const server of servers) await server.start();
    service.look();
    const crowd = Array.from({ length: customers }, () =>
      customer(street, chanceOf(Math.floor(chance.next() * 2 ** 32))),
    );
    let checking = Promise.resolve();
    while (counts.done < kills && found.length === 0) {
      const before = ledger.orders;
      await load(ledger, chance);
      await checking;
      counts.done += 1;
      if (ledger.orders > before) counts.afterOrders += 1;
      if (ledger.inFlight > 0) counts.inFlight += 1;
      const victims = victimsOf(servers, chance);
      await Promise.all(victims.map((server) => server.kill()));
      service.look();
      const [seen, look] = [{ told: ledger.told(), servedMs: service.servedMs }, data.freeze()];
      isStarting = true;
      for (const server of victims) {
        restarts.push(await server.start());
        service.look();
      }
      isStarting = false;
      if (counts.done % toldEvery === 0) {
        console.log(`${data.kind}: ${counts.done} kills, ${ledger.orders} orders acknowledged`);
      }
      // Looks while customers go on; the next kill waits for it.
      checking = check(counts.done, look, seen);
    }
    await checking;
    isOver = true;
    await Promise.all(crowd);
    if (found.length === 0) {
      const what = await settle(data, servers, chance);
      // Twice: what still waits has waited long enough.
      for (const servedMs of [service.servedMs, Infinity]) {
        await check(counts.done, data.freeze(), { told: ledger.told(), servedMs });
      }
      const says = `What is open is settled by servers that were there for ${settleMs / 1_000} seconds.`;
      if (what.length > 0) found.push({ name: 'all-settled', says, what, kill: counts.done });
    }
  } finally {
    isOver = true;
    await Promise.all(servers.map((server) => server.kill()));
  }
  const slowestLast = restarts.toSorted((one, other) => one - other);
  const { answers, orders } = ledger;
  return {
    kills: counts.done,
    orders,
    killsAfterOrders: counts.afterOrders,
    killsInFlight: counts.inFlight,
    answers,
    restarts: slowestLast,
    breaches: found,
  };
}

/** Lets customers order until some orders are acknowledged, and then a moment longer. */
async function load(ledger: Ledger, chance: Chance): Promise<void> {
  const before = ledger.orders;
  const enough = before + 1 + Math.floor(chance.next() * mostOrders);
  const begun = performance.now();
  const end = () => begun + (ledger.orders > before ? longestLoadMs : longestToFirstMs);
  while (ledger.orders < enough && performance.now() < end()) await delay(pauseMs);
  await delay(chance.next() * mostDelayMs);
}

/** One of the servers, now and then all of them. */
const victimsOf = (servers: readonly CrashingServer[], chance: Chance): readonly CrashingServer[] =>
  chance.happens(0.25) ? servers : [chance.among(servers)];

/**
 * Lets servers settle what is open, and ends them. An embedded database can be looked at only while nobody has it.
 * @returns what is open still when they have had their time
 */
async function settle(
  data: RunData,
  servers: readonly CrashingServer[],
  chance: Chance,
): Promise<string[]> {
  let servedMs = 0;
  for (;;) {
    const timeMs = settlingPauseMs + chance.next() * settlingSpreadMs;
    await delay(timeMs);
    servedMs += timeMs;
    await Promise.all(servers.map((server) => server.kill()));
    const open = await data.freeze()((ask) => ask(unsettled));
    if (open.length === 0 || servedMs > settleMs) return open.map(({ what }) => String(what));
    for (const server of servers) await server.start();
  }
}

/** Orders whose money or approval waits for somebody. */
const unsettled = `
  select concat_ws(' ', transaction_id, state, money, status) as what from order_intent left join "plugin_sandbox-gateway".payment using (transaction_id)
  where money in ('capture-due', 'void-due', 'refund-due')
    or (state not in ('placed', 'failed', 'expired', 'cancelled') and status in ('approved', 'captured'))`;
