import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { StorageLog } from '../database.ts';
import { isDatabaseError, StorageError } from '../storage-error.ts';

/** The driver has no code for a connection that is lost or silent: it is what the database did not say itself. */
const isOfConnection = (error: unknown): boolean =>
  !isDatabaseError(error) && !(error instanceof TypeError) && !(error instanceof RangeError);

/** The statement may or may not have been committed: nobody can tell. */
const unavailable = (cause: unknown): StorageError => {
  const error = new StorageError({
    code: 'database_unavailable',
    message: 'The database cannot be reached.',
  });
  error.cause = cause;
  return error;
};

/** A statement that tells the processes of this database something by the function of that name. */
const tells = /\btell\(/;

/**
 * A pool that says of every lost connection that the database is away, and never lends a connection again that has
 * failed or that did not answer in time.
 */
export class WatchedPool implements PostgresPool {
  readonly #pool: Pool;
  readonly #onTold: () => void;

  /** @param onTold hears that a transaction of this pool has told something, once it is committed */
  constructor(config: PoolConfig, log: StorageLog, onTold: () => void = () => undefined) {
    this.#pool = new Pool(config);
    this.#onTold = onTold;
    const reportLoss = (error: Error): void => {
      log.warn({ err: error }, 'lost a pooled database connection');
    };
    this.#pool.on('error', reportLoss);
    // The pool listens to idle connections only: without this, one lost between two statements ends the process.
    this.#pool.on('connect', (client) => client.on('error', reportLoss));
  }

  get options(): object {
    return this.#pool.options;
  }

  async connect(): Promise<PostgresPoolClient> {
    try {
      return new WatchedClient(await this.#pool.connect(), this.#onTold);
    } catch (error) {
      throw isOfConnection(error) ? unavailable(error) : error;
    }
  }

  async end(): Promise<void> {
    if (!this.#pool.ended) await this.#pool.end();
  }
}

class WatchedClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #onTold: () => void;
  #isBroken = false;
  #isInTransaction = false;
  #hasTold = false;

  constructor(client: PoolClient, onTold: () => void) {
    this.#client = client;
    this.#onTold = onTold;
  }

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query(): never;
  async query(sql?: string, parameters: readonly unknown[] = []): Promise<unknown> {
    try {
      const answer = await this.#client.query(sql ?? '', [...parameters]);
      this.#follow(sql ?? '');
      return answer;
    } catch (error) {
      if (!isOfConnection(error)) throw error;
      this.#isBroken = true;
      throw unavailable(error);
    }
  }

  /** Kysely begins and ends transactions with these words. */
  #follow(sql: string): void {
    if (sql.startsWith('begin') || sql.startsWith('start transaction'))
      this.#isInTransaction = true;
    else if (sql === 'commit' || sql === 'rollback') {
      this.#isInTransaction = false;
      if (sql === 'rollback') this.#hasTold = false;
    } else if (tells.test(sql)) this.#hasTold = true;
    if (!this.#hasTold || this.#isInTransaction) return;
    this.#hasTold = false;
    this.#onTold();
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#isBroken);
  }
}
