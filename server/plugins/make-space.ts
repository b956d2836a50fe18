import { createHash, randomBytes } from 'node:crypto';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { PluginSpaceTable } from '../storage/plugin-tables.ts';
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

/** The place of a plugin, made where there is none, with the plugin as owner of all in it. */
export async function makeSpace(tx: Transaction<Tables>, plugin: string): Promise<PluginSpace> {
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
