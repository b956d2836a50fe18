import type { Kysely } from 'kysely';
import type { Database, StorageLog } from './database.ts';
import { type DatabaseLimits, defaultLimits, type SwitchedLimits } from './database-limits.ts';
import { existsSync } from 'node:fs';
import { keptEmptyDatabase } from './embedded/empty-database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { migrate } from './migrate.ts';
import { openPostgresql } from './postgresql/open-postgresql.ts';
import { withReplica } from './postgresql/read-replica.ts';
import type { StorageError } from './storage-error.ts';
import type { Tables } from './tables.ts';

const usualPoolSize = 10;

/** Where the data is and how patient the storage is. */
export interface DatabaseOptions {
  /** Folder of the installation's data. The embedded database is in `database/` below it. */
  readonly dataDir: string;
  /** Address of a PostgreSQL server (`postgresql://user:password@host/name`). Without it the embedded database is used. */
  readonly databaseUrl?: string | undefined;
  /** Address of a replica of that server, for reads that may be a second old. */
  readonly readUrl?: string | undefined;
  /** Connections that the process may hold to each PostgreSQL server; ten unless it is given. */
  readonly poolSize?: number | undefined;
  readonly limits?: Partial<DatabaseLimits>;
  /** Whether statements are written to the traces of the calls that they are made for. */
  readonly isTraced?: boolean;
  readonly log: StorageLog;
  /** What goes on while the database opens, and must go well before its schema is brought up to date. */
  readonly meanwhile?: Promise<unknown>;
  /** The embedded database has stopped and cannot be opened again: nothing will work any more. */
  readonly onLost?: ((error: StorageError) => void) | undefined;
}

/**
 * Opens the database and brings its schema up to date. Where `meanwhile` fails, it closes the database again, in which
 * nothing has changed, and fails alike.
 *
 * @throws DatabaseInUseError when another process has the embedded database open
 * @throws StorageError when the database cannot be opened or migrated
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { dataDir, databaseUrl, readUrl, log, isTraced = false } = options;
  const { onLost = () => undefined, poolSize = usualPoolSize, meanwhile } = options;
  // Waited for once the database is open: until then nobody else looks at how it ended.
  meanwhile?.catch(() => undefined);
  const limits = { ...defaultLimits, ...options.limits };
  const prepare = async (db: Kysely<Tables>): Promise<void> => {
    await meanwhile;
    await migrate(db, log);
  };
  if (databaseUrl !== undefined) {
    const primary = await openPostgresql({ databaseUrl, poolSize, limits, isTraced, log, prepare });
    return readUrl === undefined
      ? primary
      : withReplica(primary, { readUrl, poolSize, limits, isTraced, log });
  }
  const switched: SwitchedLimits = { limits, isOn: false };
  const kept = keptEmptyDatabase();
  const copyOf = existsSync(kept) ? kept : undefined;
  const database = await openEmbedded({ dataDir, copyOf, switched, isTraced, log, onLost });
  try {
    await prepare(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  switched.isOn = true;
  return database;
}
