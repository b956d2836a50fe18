import { createHash, randomBytes } from 'node:crypto';
import { CompiledQuery, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { LoadedPlugin } from '../../core/engine/load-plugins.ts';
import type { StorageLog } from '../storage/database.ts';
import { migrateBy } from '../storage/migrate.ts';
import { retiredTables } from '../storage/migrations/retired-tables.ts';
import type { PluginSpaceTable } from '../storage/plugin-tables.ts';
import { StorageError } from '../storage/storage-error.ts';
import type { Tables } from '../storage/tables.ts';

/** The place in the database that a plugin has to itself. */
export type PluginSpace = Selectable<PluginSpaceTable>;

/** Longest name that PostgreSQL keeps whole, in bytes. */
const longestName = 63;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The schema of a plugin's tables: its id, cut where that is too long for a name. */
const schemaOf = (plugin: string): string => {
  const name = `plugin_${plugin}`;
  return Buffer.byteLength(name) <= longestName
    ? name
    : `${name.slice(0, 40)}_${digest(plugin).slice(0, 16)}`;
};

const INSUFFICIENT_PRIVILEGE = '42501';

/** The tables in a schema that belong to somebody else, as those of a database that was restored do. */
const takeOver = ({ schema_name, role_name }: PluginSpace) =>
  sql`do ${sql.lit(`
    declare relation record;
    begin
      for relation in
        select c.relname as name from pg_class c
        join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = ${quoted(schema_name)} and c.relkind in ('r', 'p', 'v', 'm', 'f')
          and c.relname not like 'kysely%' and c.relowner <> ${quoted(role_name)}::regrole
      loop
        execute format('alter table %I.%I owner to %I', ${quoted(schema_name)}, relation.name, ${quoted(role_name)});
      end loop;
    end`)}`;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

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
      return await this.#db.transaction().execute((tx) => make(tx, plugin));
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

async function make(tx: Transaction<Tables>, plugin: string): Promise<PluginSpace> {
  // One process at a time: a role has no "if not exists".
  await sql`select pg_advisory_xact_lock(hashtext('comanda plugin space'))`.execute(tx);
  await tx
    .insertInto('plugin_space')
    .values({
      plugin,
      schema_name: schemaOf(plugin),
      // Of its own, as all databases of a server have their roles in common.
      role_name: `comanda_plugin_${randomBytes(12).toString('hex')}`,
    })
    .onConflict((conflict) => conflict.column('plugin').doNothing())
    .execute();
  const space = await tx
    .selectFrom('plugin_space')
    .selectAll()
    .where('plugin', '=', plugin)
    .executeTakeFirstOrThrow();
  const [role, schema] = [sql.id(space.role_name), sql.id(space.schema_name)];
  const { rows } = await sql`select from pg_roles where rolname = ${space.role_name}`.execute(tx);
  if (rows.length === 0) await sql`create role ${role} nologin`.execute(tx);
  await sql`grant ${role} to current_user`.execute(tx);
  await sql`create schema if not exists ${schema}`.execute(tx);
  await sql`grant usage, create on schema ${schema} to ${role}`.execute(tx);
  await takeOver(space).execute(tx);
  return space;
}
