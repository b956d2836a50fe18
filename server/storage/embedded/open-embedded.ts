import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Kysely } from 'kysely';
import type { Database, StorageLog } from '../database.ts';
import { publishIn } from '../publish.ts';
import { StorageError } from '../storage-error.ts';
import { Subscriptions } from '../subscriptions.ts';
import type { Tables } from '../tables.ts';
import { acquireDatabaseLock } from './database-lock.ts';
import { EmbeddedClient } from './embedded-client.ts';
import { EmbeddedDialect } from './embedded-dialect.ts';

/** What the embedded database needs. */
export interface EmbeddedOptions {
  /** Folder of the installation's data; created when missing. */
  readonly dataDir: string;
  /** Longest wait for the only connection, in milliseconds. */
  readonly waitLimitMs: number;
  readonly log: StorageLog;
}

/**
 * Opens PostgreSQL embedded in this process on `<dataDir>/database/`, creating it on first use.
 *
 * @throws DatabaseInUseError when another process has the folder open
 * @throws StorageError `database_open_failed` when the folder cannot be opened
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const { log } = options;
  const dataDir = resolve(options.dataDir);
  const folder = join(dataDir, 'database');
  mkdirSync(dataDir, { recursive: true });
  const lock = acquireDatabaseLock(join(dataDir, 'database.lock'), folder);
  let client: EmbeddedClient;
  try {
    client = await openFolder(folder, join(dataDir, 'database.creating'), log);
  } catch (error) {
    lock.release();
    throw error;
  }

  const db = new Kysely<Tables>({ dialect: new EmbeddedDialect(client, options.waitLimitMs) });
  const subscriptions = new Subscriptions(
    {
      listen: (channel) => client.exec(`listen "${channel}"`),
      unlisten: async (channel) => {
        if (!client.closed) await client.exec(`unlisten "${channel}"`);
      },
    },
    log,
  );
  client.onNotification((channel, payload) => subscriptions.deliver(channel, payload));

  return {
    kind: 'embedded',
    db,
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

/**
 * Opens the folder. A process killed while it creates the database leaves a folder that can never be opened
 * again; the marker beside it tells such a folder, in which nothing was ever committed, from one with data.
 */
async function openFolder(
  folder: string,
  marker: string,
  log: StorageLog,
): Promise<EmbeddedClient> {
  if (existsSync(marker)) rmSync(folder, { recursive: true, force: true });
  const isNew = !existsSync(folder);
  if (isNew) {
    writeFileSync(marker, '', { flush: true });
    log.info({ folder }, 'creating the embedded database');
  }
  const client = new EmbeddedClient(folder, log);
  try {
    await client.waitReady;
  } catch (error) {
    await client.close();
    throw new StorageError({
      code: 'database_open_failed',
      message: `The database folder ${folder} cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
    });
  }
  rmSync(marker, { force: true });
  return client;
}
