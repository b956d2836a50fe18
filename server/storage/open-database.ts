import type { Database, StorageLog } from './database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { migrate } from './migrate.ts';
import { openPostgresql } from './postgresql/open-postgresql.ts';

/** Where the data is and how patient the storage is. */
export interface DatabaseOptions {
  /** Folder of the installation's data. The embedded database is in `database/` below it. */
  readonly dataDir: string;
  /** Address of a PostgreSQL server (`postgresql://user:password@host/name`). Without it the embedded database is used. */
  readonly databaseUrl?: string | undefined;
  /**
   * Longest wait in milliseconds, 30,000 by default: for a connection on both databases, and for a statement to
   * end on PostgreSQL. The embedded database cannot interrupt a statement.
   */
  readonly waitLimitMs?: number | undefined;
  readonly log: StorageLog;
}

const DEFAULT_WAIT_LIMIT_MS = 30_000;

/**
 * Opens the database and brings its schema up to date.
 *
 * @throws DatabaseInUseError when another process has the embedded database open
 * @throws StorageError when the database cannot be opened or migrated
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { dataDir, databaseUrl, log, waitLimitMs = DEFAULT_WAIT_LIMIT_MS } = options;
  const database =
    databaseUrl === undefined
      ? await openEmbedded({ dataDir, waitLimitMs, log })
      : await openPostgresql({ databaseUrl, waitLimitMs, log });
  try {
    await migrate(database.db, log);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
