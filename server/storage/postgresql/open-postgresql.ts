import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import type { PoolConfig } from 'pg';
import type { Database, StorageLog } from '../database.ts';
import type { DatabaseLimits } from '../database-limits.ts';
import { statementLog } from '../../tracing/trace-statements.ts';
import { publishIn } from '../publish.ts';
import { unopened } from '../storage-error.ts';
import { Subscriptions } from '../subscriptions.ts';
import type { Tables } from '../tables.ts';
import { connectionSettings } from './connection-settings.ts';
import { MessagePoll } from './message-poll.ts';
import { WatchedPool } from './watched-pool.ts';

/** What a PostgreSQL database needs. */
export interface PostgresqlOptions {
  /** `postgresql://user:password@host:port/name`; never logged. */
  readonly databaseUrl: string;
  /** Connections that the process may hold. */
  readonly poolSize: number;
  readonly limits: DatabaseLimits;
  readonly isTraced: boolean;
  readonly log: StorageLog;
  /** Brings the schema up to date, on a connection of its own that knows no limits. */
  readonly prepare: (db: Kysely<Tables>) => Promise<void>;
}

/** The server cancels a statement itself; only one that does not even do that is given up from here, after so much more. */
const silenceMs = 2_000;

/** A transaction that does nothing ends after so many times the limit of a statement: what it locks, others wait for. */
const idleTimes = 2;

/**
 * Opens a database on a PostgreSQL server. The pool replaces connections that are lost; a statement that was
 * running on one fails as `database_unavailable`, because nobody can tell whether it was committed.
 *
 * @throws StorageError `database_open_failed` when the server cannot be reached
 */
export async function openPostgresql(options: PostgresqlOptions): Promise<Database> {
  const { databaseUrl, poolSize, limits, isTraced, log, prepare } = options;
  const connection: PoolConfig = {
    ...connectionSettings(databaseUrl, 'comanda'),
    connectionTimeoutMillis: limits.connectionMs,
  };
  const kyselyOn = (config: PoolConfig, onTold?: () => void): Kysely<Tables> =>
    new Kysely({
      dialect: new SessionlessDialect({ pool: new WatchedPool(config, log, onTold) }),
      ...statementLog(isTraced),
    });

  const unlimited = kyselyOn({ ...connection, max: 1 });
  try {
    await reach(unlimited, databaseUrl);
    await prepare(unlimited);
  } finally {
    await unlimited.destroy();
  }

  // Processes hear of each other by what is in the database, so that no connection has to listen.
  const unheard = { listen: async () => undefined, unlisten: async () => undefined };
  const subscriptions = new Subscriptions(unheard, log);
  let poll: MessagePoll | undefined;
  const db = kyselyOn(
    {
      ...connection,
      max: poolSize,
      statement_timeout: limits.statementMs,
      query_timeout: limits.statementMs + silenceMs,
      lock_timeout: limits.lockMs,
      idle_in_transaction_session_timeout: idleTimes * limits.statementMs,
    },
    () => poll?.wake(),
  );
  try {
    poll = await MessagePoll.open(
      db,
      {
        message: (channel, payload) => subscriptions.deliver(channel, payload),
        resync: () => subscriptions.resync(),
      },
      log,
    );
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const looking = poll;
  return {
    kind: 'postgresql',
    db,
    read: (reads) => reads(db),
    publish: (channel, payload) => publishIn(db, channel, payload),
    subscribe: (channel, listener) => subscriptions.subscribe(channel, listener),
    async close() {
      await looking.close();
      await db.destroy();
    },
  };
}

/** PostgreSQL without what only a session remembers, which a pooler lends to others: `migrate` locks by its transaction. */
class SessionlessDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new SessionlessAdapter();
  }
}

class SessionlessAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}

/** A wrong address stops the start, and says which it was. */
async function reach(db: Kysely<Tables>, databaseUrl: string): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    const { cause = error } = error as Error;
    throw unopened(`The database ${withoutPassword(databaseUrl)}`, cause);
  }
}

/** Where a database is, without who may see it. */
function withoutPassword(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'of DATABASE_URL';
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
