import { sql } from 'kysely';
import type { MarketRegistry } from '../markets/market-registry.ts';
import type { Database } from '../storage/database.ts';

/** What an order needs, each with whether it is there. Names only: who asks may be anybody. */
export interface Readiness {
  readonly database: 'writes' | 'fails' | 'silent';
  readonly markets: 'loaded' | 'missing';
}

/** How long an answer holds: however often somebody asks, the database is tried once in this time. */
const freshMs = 1_000;

/** A database that takes longer for a few small statements is of no use to orders. */
const timeoutMs = 4_000;

/** Rows of a page each: too many for pages that are there already, so that the disk must have room. */
const rows = 4;
const rowBytes = 7_000;

/**
 * Writes, and takes back what it wrote together with its room. Small rows would still fit where a full disk has no room
 * for an order.
 */
async function write({ db }: Database): Promise<void> {
  await sql`insert into write_check (filler) select repeat('x', ${sql.lit(rowBytes)}) from generate_series(1, ${sql.lit(rows)})`.execute(
    db,
  );
  await db.deleteFrom('write_check').execute();
  await sql`vacuum (truncate, skip_locked) write_check`.execute(db);
}

/** Tells whether orders can be taken. That the migrations are done is known: no server opens without. */
export class ReadinessCheck {
  readonly #database: Database;
  readonly #markets: MarketRegistry;
  readonly #onFailure: (error: unknown) => void;
  #written: Promise<Readiness['database']> | undefined;
  #last: Readiness['database'] | 'untried' = 'untried';

  constructor(database: Database, markets: MarketRegistry, onFailure: (error: unknown) => void) {
    this.#database = database;
    this.#markets = markets;
    this.#onFailure = onFailure;
  }

  /** How the database did when it was tried last. */
  get last(): Readiness['database'] | 'untried' {
    return this.#last;
  }

  async read(): Promise<Readiness> {
    this.#written ??= this.#tryWrite();
    const silence = new AbortController();
    const silent = new Promise<'silent'>((resolve) => {
      const timer = setTimeout(() => resolve('silent'), timeoutMs);
      silence.signal.addEventListener('abort', () => clearTimeout(timer));
    });
    const database = await Promise.race([this.#written, silent]);
    silence.abort();
    this.#last = database;
    return { database, markets: this.#markets.all().length > 0 ? 'loaded' : 'missing' };
  }

  /** One at a time, whoever asks: what is silent is not asked again before it has answered. */
  async #tryWrite(): Promise<Readiness['database']> {
    try {
      await write(this.#database);
      return 'writes';
    } catch (error) {
      this.#onFailure(error);
      return 'fails';
    } finally {
      setTimeout(() => {
        this.#written = undefined;
      }, freshMs).unref();
    }
  }
}

export const isReady = ({ database, markets }: Readiness): boolean =>
  database === 'writes' && markets === 'loaded';
