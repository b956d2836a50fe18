import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type { PluginDatabase, PluginStatements } from '../../core/server-half/plugin-database.ts';
import type { Tables } from '../storage/tables.ts';
import { enterSpace, leaveSpace, type PluginSpace } from './plugin-spaces.ts';

/** What a plugin may ask of the database while it runs; its tables are made by its migrations. */
const known = /^\s*(?:select|insert|update|delete|merge|values|with)\b/i;

/** The statement as one that is run. @throws when it is more than one, or one that would change who runs it */
function checked(statement: string): string {
  const text = statement.trimEnd().replace(/;$/, '');
  if (!known.test(text) || text.includes(';') || /\bset_config\b/i.test(text)) {
    throw new Error(
      'A plugin runs one select, insert, update, delete, merge, values or with at a time; what is said in it stands in its values.',
    );
  }
  return text;
}

const statementsIn = (tx: Transaction<Tables>): PluginStatements => ({
  async query<Row>(statement: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    const { rows } = await tx.executeQuery<Row>(CompiledQuery.raw(checked(statement), [...values]));
    return rows;
  },
});

/** The tables of a plugin: each statement runs in a transaction that has taken the plugin's own role [ENG-15]. */
export function pluginDatabase(db: Kysely<Tables>, spaceOf: () => PluginSpace): PluginDatabase {
  const transaction: PluginDatabase['transaction'] = async (work) => {
    const space = spaceOf();
    return db.transaction().execute(async (tx) => {
      await enterSpace(tx, space);
      return work(statementsIn(tx));
    });
  };
  return {
    transaction,
    query: (statement, values) => transaction((statements) => statements.query(statement, values)),
  };
}

/** The tables of a plugin in a transaction of the server: each statement runs as the plugin, and the next is the server's again. */
export const statementsWithin = (
  tx: Transaction<Tables>,
  spaceOf: () => PluginSpace,
): PluginStatements => ({
  async query<Row>(statement: string, values?: Parameters<PluginStatements['query']>[1]) {
    await enterSpace(tx, spaceOf());
    const rows = await statementsIn(tx).query<Row>(statement, values);
    await leaveSpace(tx);
    return rows;
  },
});
