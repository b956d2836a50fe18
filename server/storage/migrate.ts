import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { StorageLog } from './database.ts';
import { migrations } from './migrations/index.ts';
import { StorageError } from './storage-error.ts';
import type { Tables } from './tables.ts';

/**
 * Brings the database to the newest schema. Any number of processes may call it at once: on PostgreSQL
 * the migrator holds an advisory lock, on the embedded database its only connection. All pending migrations
 * run in one transaction, so a failure leaves the schema as it was.
 *
 * @throws StorageError when a migration fails, or when the database was migrated by a newer release.
 */
export async function migrate(db: Kysely<Tables>, log: StorageLog): Promise<void> {
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName;
    throw new StorageError({
      code: 'migration_failed',
      message: `The database cannot be migrated${failed === undefined ? '' : ` to ${failed}`}: ${reasonOf(error)}`,
    });
  }
  const applied = results?.map((result) => result.migrationName) ?? [];
  if (applied.length > 0) log.info({ migrations: applied }, 'database migrated');
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown reason';
}
