import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { StorageLog } from '../database.ts';
import { isOfConnection, unavailable } from './lost-connection.ts';
import { PreparedStatements } from '../prepared-statements.ts';
import { isDirect } from './direct-connection.ts';
import { WatchedClient } from './watched-client.ts';

/**
 * A pool that says of every lost connection that the database is away, and never lends a connection again that has
 * failed or that did not answer in time. What comes again and again is prepared where a connection can remember it.
 */
export class WatchedPool implements PostgresPool {
  readonly #pool: Pool;
  readonly #onTold: () => void;
  readonly #statements = new PreparedStatements();
  /** Connections that can remember what was prepared on them. */
  readonly #direct = new WeakMap<PoolClient, boolean>();

  /** @param onTold hears that a transaction of this pool has told something, once it is committed */
  constructor(config: PoolConfig, log: StorageLog, onTold: () => void = () => undefined) {
    this.#pool = new Pool({ ...config, pipeline: true });
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
      const client = await this.#pool.connect();
      const statements = (await this.#isDirect(client)) ? this.#statements : undefined;
      return new WatchedClient(client, statements, this.#onTold);
    } catch (error) {
      throw isOfConnection(error) ? unavailable(error) : error;
    }
  }

  async #isDirect(client: PoolClient): Promise<boolean> {
    const known = this.#direct.get(client);
    if (known !== undefined) return known;
    try {
      const found = await isDirect(client);
      this.#direct.set(client, found);
      return found;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  async end(): Promise<void> {
    if (!this.#pool.ended) await this.#pool.end();
  }
}
