import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { StorageLog } from './database.ts';
import { migrations } from './migrations/index.ts';
import { StorageError } from './storage-error.ts';
import type { Tables } from './tables.ts';

/** What is brought up to date. */
interface MigrationPlan {
  /** What it is, at the beginning of a sentence. */
  readonly of: string;
  /** By name, run in the order of the names. */
  readonly migrations: Readonly<Record<string, Migration>>;
  /** The schema that keeps which of them were run; that of the connection by default. */
  readonly schema?: string;
}

/**
 * Runs the migrations that have not been run. Any number of processes may call it at once: on PostgreSQL the migrator
 * holds an advisory lock, on the embedded database its only connection. All pending migrations run in one transaction,
 * so a failure leaves everything as it was.
 *
 * @throws StorageError when a migration fails, or one that was run is not among them
 */
export async function migrateBy(
  db: Kysely<Tables>,
  log: StorageLog,
  { of, migrations: all, schema }: MigrationPlan,
): Promise<void> {
  const provider = { getMigrations: async () => ({ ...all }) };
  const place = schema === undefined ? {} : { migrationTableSchema: schema };
  const { error, results } = await new Migrator({ db, provider, ...place }).migrateToLatest();
  if (error !== undefined) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName;
    throw new StorageError({
      code: 'migration_failed',
      message: `${of} cannot be migrated${failed === undefined ? '' : ` to ${failed}`}: ${reasonOf(error)}`,
    });
  }
  const applied = results?.map((result) => result.migrationName) ?? [];
  if (applied.length > 0)
    log.info({ migrations: applied, ...(schema && { schema }) }, 'database migrated');
}

/**
 * Brings the database to the newest schema.
 *
 * @throws StorageError when a migration fails, or when the database was migrated by a newer release.
 */
export const migrate = (db: Kysely<Tables>, log: StorageLog): Promise<void> =>
  migrateBy(db, log, { of: 'The database', migrations });

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown reason';
}
