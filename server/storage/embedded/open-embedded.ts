import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { Database, StorageLog } from '../database.ts';
import type { SwitchedLimits } from '../database-limits.ts';
import { statementLog } from '../../tracing/trace-statements.ts';
import { publishIn } from '../publish.ts';
import { StorageError, unopened } from '../storage-error.ts';
import { Subscriptions } from '../subscriptions.ts';
import type { Tables } from '../tables.ts';
import { acquireDatabaseLock, type DatabaseLock } from './database-lock.ts';
import { EmbeddedClient, type EmbeddedClientOptions } from './embedded-client.ts';
import { EmbeddedDialect } from './embedded-dialect.ts';
import type { WorkerSession } from './worker-session.ts';

/** What the embedded database needs. */
export interface EmbeddedOptions {
  /** Folder of the installation's data; created when missing. */
  readonly dataDir: string;
  readonly switched: SwitchedLimits;
  readonly isTraced: boolean;
  readonly log: StorageLog;
  /** The folder of a database that a new one begins as a copy of; without it, an empty one is made. */
  readonly copyOf?: string | undefined;
  /** The database has stopped and cannot be opened again. */
  readonly onLost: (error: StorageError) => void;
}

/**
 * Opens PostgreSQL embedded in this process on `<dataDir>/database/`, creating it on first use.
 *
 * @throws DatabaseInUseError when another process has the folder open
 * @throws StorageError `database_open_failed` when the folder cannot be opened
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const { copyOf, log, switched, isTraced, onLost } = options;
  const { dataDir, folder, lock } = claimFolder(options.dataDir);
  const listening = (channel: string): string => `listen "${channel}"`;
  const onStartedAnew = async (session: WorkerSession): Promise<void> => {
    for (const channel of subscriptions.channels()) {
      await session.ask({ kind: 'query', sql: listening(channel), parameters: [] });
    }
    subscriptions.resync();
  };
  const subscriptions = new Subscriptions(
    {
      listen: async (channel) => {
        await sql.raw(listening(channel)).execute(db);
      },
      unlisten: async (channel) => {
        if (!client.isClosed) await sql.raw(`unlisten "${channel}"`).execute(db);
      },
    },
    log,
  );
  const onNotification = (channel: string, payload: string): void =>
    subscriptions.deliver(channel, payload);
  let client: EmbeddedClient;
  try {
    client = await openFolder(join(dataDir, 'database.creating'), {
      folder,
      copyOf,
      log,
      onNotification,
      onStartedAnew,
      onLost,
    });
  } catch (error) {
    lock.release();
    throw error;
  }
  const db = new Kysely<Tables>({
    dialect: new EmbeddedDialect(client, switched),
    ...statementLog(isTraced),
  });
  return {
    kind: 'embedded',
    db,
    read: (reads) => reads(db),
    publish: (channel, payload) => publishIn(db, channel, payload),
    subscribe: (channel, listener) => subscriptions.subscribe(channel, listener),
    async close() {
      try {
        await db.destroy();
        await client.close();
      } finally {
        lock.release();
      }
    },
  };
}

/** Makes the folder this process's own. */
function claimFolder(path: string): {
  readonly dataDir: string;
  readonly folder: string;
  readonly lock: DatabaseLock;
} {
  const dataDir = resolve(path);
  const folder = join(dataDir, 'database');
  try {
    mkdirSync(dataDir, { recursive: true });
    return { dataDir, folder, lock: acquireDatabaseLock(join(dataDir, 'database.lock'), folder) };
  } catch (error) {
    throw error instanceof StorageError ? error : unopened(`The database folder ${folder}`, error);
  }
}

/**
 * Opens the folder. A process killed while it creates the database leaves a folder that can never be opened
 * again; the marker beside it tells such a folder, in which nothing was ever committed, from one with data.
 */
async function openFolder(marker: string, options: EmbeddedClientOptions): Promise<EmbeddedClient> {
  const { folder, log } = options;
  try {
    if (existsSync(marker)) rmSync(folder, { recursive: true, force: true });
    if (!existsSync(folder)) {
      writeFileSync(marker, '', { flush: true });
      log.info({ folder }, 'creating the embedded database');
    }
    const client = await EmbeddedClient.open(options);
    rmSync(marker, { force: true });
    return client;
  } catch (error) {
    throw unopened(`The database folder ${folder}`, error);
  }
}
