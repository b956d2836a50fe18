import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Environment } from '../../../server/environment-variables.ts';
import type { OrderContext } from '../../../server/intents/order-context.ts';
import { type OpenServer, openServer } from '../../../server/open-server.ts';
import { startReconciler } from '../../../server/orders/reconciler.ts';
import { createLog } from '../../../server/shell/log.ts';
import type { Database } from '../../../server/storage/database.ts';
import { openDatabase } from '../../../server/storage/open-database.ts';
import { startHandOver } from '../../../server/tracking/hand-over.ts';
import { testMoment } from '../../../tools/tasks/test-moment.ts';
import { marketIds } from '../../core/manifest/real-manifests.ts';
import { setPresentMoment, startClock, type TestClock } from '../../setup/test-clock.ts';
import type { CallHeaders } from '../call.ts';
import { ownDatabase } from '../own-database.ts';
import { makePlugins, naming } from '../plugins/made-plugins.ts';
import { testEnvironment } from '../server-environment.ts';
import { sampleChain } from '../start-server.ts';
import { Bank } from './bank.ts';
import { bankName } from './bank-gateway.ts';
import { inLife, Life } from './life.ts';
import { givePoints, joinProgramme, type ModelMember } from './model-member.ts';
import { ModelMenu } from './model-menu.ts';
import { pluginId, serverHalf, shareWithPlugin } from './model-plugin.ts';
import { mortalDatabase } from './mortal-database.ts';

/** An answer of the shop. */
export interface ShopAnswer<Body = Readonly<Record<string, unknown>>> {
  readonly status: number;
  readonly body: Body;
}

/** A call to the shop. */
export interface ShopCall {
  readonly path: string;
  /** Sent by POST; without it the call is a GET. */
  readonly body?: unknown;
  readonly headers?: CallHeaders;
}

/** Failures of one plugin with which a run may begin: less than half of those for which it is left out. */
const mostTroubles = 8;

/**
 * The shop of a model: one server process after the other on one database and one clock, with a bank that outlives them
 * all. A process is asked in memory, through the application that would listen.
 */
export class ModelShop {
  readonly bank: Bank;
  readonly menu: ModelMenu;
  /** How often calls were answered how, by the end of their path and the status. */
  readonly answers = new Map<string, number>();
  readonly #environment: Environment;
  readonly #database: Database;
  readonly #clock: TestClock;
  readonly #discard: () => Promise<void>;
  /** By how many milliseconds the clock of the process is ahead of its database's. */
  #ahead = 0;
  #isHoldBroken = false;
  #wasHoldBroken = false;
  #member: ModelMember | undefined;
  #life = new Life();
  #server: OpenServer | undefined;
  #opening: Promise<OpenServer> | undefined;

  private constructor(parts: {
    readonly environment: Environment;
    readonly database: Database;
    readonly clock: TestClock;
    readonly discard: () => Promise<void>;
  }) {
    this.#environment = parts.environment;
    this.#database = parts.database;
    this.#clock = parts.clock;
    this.#discard = parts.discard;
    this.bank = new Bank();
    this.menu = new ModelMenu(parts.database);
    shareWithPlugin(this.bank, () => this.#isHoldBroken);
  }

  static async open(): Promise<ModelShop> {
    const folder = mkdtempSync(join(tmpdir(), 'comanda-model-'));
    const plugins = makePlugins();
    plugins.write(pluginId, { 'server.ts': serverHalf });
    const changes = marketIds.map((market) => [
      market,
      { ...naming(market, pluginId), payments: { gateway: bankName } },
    ]);
    const marketsDir = sampleChain(folder, Object.fromEntries(changes));
    const dataDir = join(folder, 'data');
    const own = await ownDatabase(dataDir);
    const discard = async (): Promise<void> => {
      await own.drop();
      plugins.remove();
      rmSync(folder, { recursive: true, force: true });
    };
    const environment = {
      ...testEnvironment(),
      dataDir,
      databaseUrl: own.url,
      marketsDir,
      pluginsDir: plugins.pluginsDir,
    };
    const database = await openDatabase({
      dataDir,
      databaseUrl: own.url,
      log: createLog('silent'),
    });
    const shop = new ModelShop({ environment, database, clock: startClock(), discard });
    await shop.setTo(testMoment);
    await shop.menu.keep();
    shop.#member = await joinProgramme(shop.#clock, shop.db, await shop.dependencies());
    return shop;
  }

  get #now(): number {
    return this.#clock.now() + this.#ahead;
  }

  /** What is sold at present, as a browser is told. */
  async dependencies() {
    return (await this.#running()).dependencies;
  }

  /** Who is signed in where an order uses points. @throws before the first run */
  get member(): ModelMember {
    if (!this.#member) throw new Error('Nobody has joined.');
    return this.#member;
  }

  get db() {
    return this.#database.db;
  }

  /** Whether a plugin that holds something for orders fails whenever it is asked. */
  set isHoldBroken(isBroken: boolean) {
    this.#isHoldBroken = isBroken;
    this.#wasHoldBroken ||= isBroken;
  }

  /** Whether it has ever failed since the books were emptied. */
  get wasHoldBroken(): boolean {
    return this.#wasHoldBroken;
  }

  /** All is well, as before anybody ordered. */
  async recover(): Promise<void> {
    this.bank.forgetAll();
    this.#isHoldBroken = false;
    this.#wasHoldBroken = false;
    await this.menu.restore();
    await givePoints(this.db, this.member);
    if (this.#hasTroubles) await this.restart();
  }

  /** Asks the process that runs, which is started where there is none; undefined where no answer comes. */
  async call<Body>(call: ShopCall): Promise<ShopAnswer<Body> | undefined> {
    const { app } = await this.#running();
    const life = this.#life;
    const { path, body, headers } = call;
    return inLife(life, async () => {
      const answer = await app.inject({
        method: body === undefined ? 'GET' : 'POST',
        url: path,
        ...(headers && { headers }),
        ...(body !== undefined && { payload: body as object }),
      });
      const status = life.isOver ? 'killed' : answer.statusCode;
      const name = `${path
        .split('/')
        .at(-1)
        ?.replace(/^[0-9a-f]{40}$/, 'summary')} ${status}`;
      this.answers.set(name, (this.answers.get(name) ?? 0) + 1);
      if (life.isOver) return undefined;
      const isJson = answer.headers['content-type']?.toString().includes('json') ?? false;
      return { status: answer.statusCode, body: (isJson ? answer.json() : {}) as Body };
    });
  }

  /** Does one round of what a server does by itself: it settles what is open, and hands orders to their huts. */
  async settle(): Promise<void> {
    const { dependencies } = await this.#running();
    const { database, limiter, markets, reader, huts, streets, log } = dependencies;
    const context: OrderContext = {
      database,
      limiter,
      markets,
      catalogue: reader,
      deliveries: { huts, streets },
      accountOf: async () => undefined,
      stateSecret: '',
      now: () => this.#now,
      kitchen: { isOn: false, paceMs: undefined },
      log,
    };
    await inLife(this.#life, async () => {
      const pace = { everyMs: 3_600_000, quietMs: 3_000, claimMs: 15_000, hands: 1 };
      await startReconciler(context, pace).stop();
      const handOver = await startHandOver(context).catch(() => undefined);
      await handOver?.stop();
    });
  }

  /** Has the process that runs be killed at that step of what it is asked next. */
  async killAtStep(step: number): Promise<void> {
    await this.#running();
    this.#life.killAtStep(step);
  }

  /** Ends the process that runs, and starts another one when it is asked. */
  async restart(): Promise<void> {
    await this.#end();
  }

  /** Lets time pass, or sets the clock back. */
  async pass(milliseconds: number): Promise<void> {
    this.#clock.advance(milliseconds);
    await setPresentMoment(this.db, this.#clock.now());
  }

  /** Sets the clock of the process apart from its database's. */
  setAhead(milliseconds: number): void {
    this.#ahead = milliseconds;
  }

  /** Sets both clocks to a moment. */
  async setTo(moment: number): Promise<void> {
    this.#ahead = 0;
    await this.pass(moment - this.#clock.now());
  }

  /** Whether a plugin has failed so often that it may soon be left out: a run does not begin with another one's failures. */
  get #hasTroubles(): boolean {
    const troubles = this.#server?.dependencies.breakers.troubles() ?? [];
    return troubles.some(({ failures }) => failures > mostTroubles);
  }

  async ask(query: string): Promise<readonly Record<string, unknown>[]> {
    return (await sql.raw<Record<string, unknown>>(query).execute(this.db)).rows;
  }

  async close(): Promise<void> {
    await this.#end();
    await this.#database.close();
    await this.#discard();
  }

  /** The process that runs; what is asked at once while there is none starts one. */
  async #running(): Promise<OpenServer> {
    if (this.#server && !this.#life.isOver) return this.#server;
    this.#opening ??= this.#open().finally(() => (this.#opening = undefined));
    return this.#opening;
  }

  async #open(): Promise<OpenServer> {
    await this.#end();
    const life = new Life();
    this.#server = await openServer(this.#environment, {
      log: createLog('silent'),
      now: () => this.#now,
      open: async () => mortalDatabase(this.#database, life),
    });
    this.#life = life;
    return this.#server;
  }

  async #end(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    this.#life.end();
    await server?.close();
  }
}
