import { Kysely, PostgresDialect } from 'kysely';
import { Pool, TypeOverrides, types } from 'pg';
import type { Database, StorageLog } from '../database.ts';
import { publishIn } from '../publish.ts';
import { Subscriptions } from '../subscriptions.ts';
import type { Tables } from '../tables.ts';
import { ListenConnection } from './listen-connection.ts';

/** What a PostgreSQL database needs. */
export interface PostgresqlOptions {
  /** `postgresql://user:password@host:port/name`; never logged. */
  readonly databaseUrl: string;
  /** Longest wait for a connection and for a statement, in milliseconds. */
  readonly waitLimitMs: number;
  readonly log: StorageLog;
}

const POOL_SIZE = 10;

/**
 * Opens a database on a PostgreSQL server. The pool replaces connections that are lost; a statement that was
 * running on one fails with the driver's code, because nobody can tell whether it was committed.
 *
 * @throws Error with the driver's code when the server cannot be reached
 */
export async function openPostgresql(options: PostgresqlOptions): Promise<Database> {
  const { databaseUrl, waitLimitMs, log } = options;
  // `bigint` and `count` are numbers on the embedded database: here they are made the same.
  const parsers = new TypeOverrides();
  parsers.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString: databaseUrl,
    types: parsers,
    max: POOL_SIZE,
    connectionTimeoutMillis: waitLimitMs,
    statement_timeout: waitLimitMs,
    application_name: 'comanda',
  });
  const reportLoss = (error: Error): void => {
    log.warn({ reason: error.message }, 'lost a pooled database connection');
  };
  pool.on('error', reportLoss);
  // The pool listens to idle connections only: without this, one lost between two statements ends the process.
  pool.on('connect', (client) => client.on('error', reportLoss));

  const listening = new ListenConnection(
    {
      connectionString: databaseUrl,
      connectionTimeoutMillis: waitLimitMs,
      application_name: 'comanda listen',
    },
    log,
  );
  const subscriptions = new Subscriptions(listening, log);
  try {
    await listening.open({
      channels: () => subscriptions.channels(),
      message: (channel, payload) => subscriptions.deliver(channel, payload),
      resync: () => subscriptions.resync(),
    });
  } catch (error) {
    await pool.end();
    throw error;
  }

  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgresql',
    db,
    publish: (channel, payload) => publishIn(db, channel, payload),
    subscribe: (channel, listener) => subscriptions.subscribe(channel, listener),
    async close() {
      await listening.close();
      await db.destroy();
      if (!pool.ended) await pool.end();
    },
  };
}
