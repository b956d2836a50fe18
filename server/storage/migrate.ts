import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
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

/** Any number that nothing else in the product locks by. */
const migrationLock = '3853314791062309107';

/** Longest wait for another process that migrates, in milliseconds. */
const longestWaitMs = 3_600_000;

/**
 * Runs the migrations that have not been run. Any number of processes may call it at once: a lock of the transaction
 * lets one at a time migrate, also where a pooler lends connections for a transaction only. All pending migrations run
 * in that one, so a failure leaves everything as it was.
 *
 * @throws StorageError when a migration fails, or one that was run is not among them
 */
export async function migrateBy(
  db: Kysely<Tables>,
  log: StorageLog,
  plan: MigrationPlan,
): Promise<void> {
  if (await isUpToDate(db, plan)) return;
  const { of, migrations: all, schema } = plan;
  const provider = { getMigrations: async () => ({ ...all }) };
  const place = schema === undefined ? {} : { migrationTableSchema: schema };
  const results = await db.transaction().execute(async (tx) => {
    await sql`select set_config('lock_timeout', ${String(longestWaitMs)}, true)`.execute(tx);
    await sql`select pg_advisory_xact_lock(${migrationLock}::bigint)`.execute(tx);
    await sql`set local lock_timeout to default`.execute(tx);
    const outcome = await new Migrator({ db: tx, provider, ...place }).migrateToLatest();
    if (outcome.error === undefined) return outcome.results;
    const failed = outcome.results?.find((result) => result.status === 'Error')?.migrationName;
    throw new StorageError({
      code: 'migration_failed',
      message: `${of} cannot be migrated${failed === undefined ? '' : ` to ${failed}`}: ${reasonOf(outcome.error)}`,
    });
  });
  const applied = results?.map((result) => result.migrationName) ?? [];
  if (applied.length > 0)
    log.info({ migrations: applied, ...(schema && { schema }) }, 'database migrated');
}

/** Whether all were run, and no other: to find that out, the migrator would have every column of the database described. */
async function isUpToDate(
  db: Kysely<Tables>,
  { migrations: all, schema }: MigrationPlan,
): Promise<boolean> {
  const table = 'kysely_migration';
  const place = schema === undefined ? [table] : [schema, table];
  const name = place.map((part) => `"${part}"`).join('.');
  const { rows } = await sql<{ readonly is_there: boolean }>`
    select to_regclass(${name}) is not null as is_there`.execute(db);
  if (rows[0]?.is_there !== true) return false;
  const run = await sql<{ readonly name: string }>`
    select name from ${sql.id(...place)}`.execute(db);
  const names = run.rows.map((row) => row.name).toSorted();
  return isDeepStrictEqual(names, Object.keys(all).toSorted());
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
