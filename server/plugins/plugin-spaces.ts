import { randomBytes } from 'node:crypto';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import type { LoadedPlugin } from '../../core/engine/load-plugins.ts';
import type { StorageLog } from '../storage/database.ts';
import { migrateBy } from '../storage/migrate.ts';
import { retiredTables } from '../storage/migrations/retired-tables.ts';
import { StorageError } from '../storage/storage-error.ts';
import type { Tables } from '../storage/tables.ts';
import { makeSpace, type PluginSpace } from './make-space.ts';

const INSUFFICIENT_PRIVILEGE = '42501';

/** Has the statements that follow in a transaction run as a plugin, which has nothing but its schema. */
export async function enterSpace(
  tx: Kysely<Tables>,
  { schema_name, role_name }: PluginSpace,
): Promise<void> {
  await sql`
    select
      set_config('search_path', ${`"${schema_name.replaceAll('"', '""')}", public`}, true),
      set_config('role', ${role_name}, true)
  `.execute(tx);
}

/** Has the statements that follow in the transaction run as the server again. */
export async function leaveSpace(tx: Kysely<Tables>): Promise<void> {
  // What the plugin put off to the end of the transaction would run as the server then.
  await sql`set constraints all immediate`.execute(tx);
  await sql`set local role none`.execute(tx);
  await sql`set local search_path to default`.execute(tx);
}

/** Lets the migrations of a plugin read what the product has left to plugins. */
async function grantRetired(tx: Kysely<Tables>, { role_name }: PluginSpace): Promise<void> {
  for (const table of retiredTables) {
    await sql`grant select on ${sql.table(table)} to ${sql.id(role_name)}`.execute(tx);
  }
}

async function revokeRetired(tx: Kysely<Tables>, { role_name }: PluginSpace): Promise<void> {
  for (const table of retiredTables) {
    await sql`revoke select on ${sql.table(table)} from ${sql.id(role_name)}`.execute(tx);
  }
}

/** A script as one statement: the embedded database takes no more at a time. */
function asOneStatement(script: string): string {
  let tag = '$script$';
  while (script.includes(tag)) tag = `$script_${randomBytes(4).toString('hex')}$`;
  return `do ${tag} begin\n${script.trimEnd().replace(/;$/, '')};\nend ${tag}`;
}

/** The places of plugins in the database: a schema each, and a role that has nothing else [ENG-15]. */
export class PluginSpaces {
  readonly #db: Kysely<Tables>;
  readonly #log: StorageLog;
  readonly #known = new Map<string, PluginSpace>();

  constructor(db: Kysely<Tables>, log: StorageLog) {
    this.#db = db;
    this.#log = log;
  }

  /** Prepares the places of all plugins that have migrations. @throws StorageError as `prepare` does */
  async prepareAll(plugins: readonly LoadedPlugin[]): Promise<void> {
    const all = new Map(plugins.map(({ plugin, server }) => [plugin.id, server?.migrations]));
    for (const [id, migrations] of all) if (migrations) await this.prepare(id, migrations);
  }

  /**
   * Makes the place of a plugin where there is none, and brings its tables up to date. Any number of processes may do it
   * at once. What is there stays there for good, whether the plugin is still named or not.
   * @param migrations scripts by name, run in the order of the names
   * @throws StorageError when a script fails, or is gone that was run
   */
  async prepare(plugin: string, migrations: Readonly<Record<string, string>>): Promise<void> {
    const space = await this.#make(plugin);
    const runs = Object.entries(migrations).map(([name, script]) => {
      const up = async (tx: Kysely<Tables>): Promise<void> => {
        await grantRetired(tx, space);
        await enterSpace(tx, space);
        await tx.executeQuery(CompiledQuery.raw(asOneStatement(script)));
        await leaveSpace(tx);
        await revokeRetired(tx, space);
      };
      return [name, { up }] as const;
    });
    await migrateBy(this.#db, this.#log, {
      of: `The tables of the plugin ${plugin}`,
      migrations: Object.fromEntries(runs),
      schema: space.schema_name,
    });
    this.#known.set(plugin, space);
  }

  /** The place of a plugin. @throws when it has none, as it has no migrations */
  of(plugin: string): PluginSpace {
    const space = this.#known.get(plugin);
    if (space) return space;
    throw new Error(
      `The plugin ${plugin} has no tables: there are no migrations beside its server.ts.`,
    );
  }

  async #make(plugin: string): Promise<PluginSpace> {
    try {
      return await this.#db.transaction().execute((tx) => makeSpace(tx, plugin));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === INSUFFICIENT_PRIVILEGE))
        throw error;
      throw new StorageError({
        code: 'migration_failed',
        message: `The plugin ${plugin} has tables of its own, for which the user of DATABASE_URL makes a role: give that user the attribute CREATEROLE and the right to create schemas in the database. PostgreSQL says: ${error.message}`,
      });
    }
  }
}
