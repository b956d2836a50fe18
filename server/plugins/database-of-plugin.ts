import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type {
  PluginDatabase,
  PluginStatements,
  SharedTransaction,
} from '../../core/tables/plugin-database.ts';
import { openTransaction } from '../storage/shared-transactions.ts';
import type { Tables } from '../storage/tables.ts';
import type { PluginSpace } from './make-space.ts';
import { enterSpace, leaveSpace } from './plugin-spaces.ts';

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

const compiled = (statement: string, values: readonly unknown[] = []): CompiledQuery =>
  CompiledQuery.raw(checked(statement), [...values]);

/** The tables of a plugin: each statement runs in a transaction that has taken the plugin's own role [ENG-15]. */
export function pluginDatabase(db: Kysely<Tables>, spaceOf: () => PluginSpace): PluginDatabase {
  const transaction: PluginDatabase['transaction'] = async (work) => {
    const space = spaceOf();
    return db.transaction().execute(async (tx) => {
      await enterSpace(tx, space);
      return work({
        query: async <Row>(...given: Parameters<typeof compiled>) =>
          (await tx.executeQuery<Row>(compiled(...given))).rows,
      });
    });
  };
  return {
    transaction,
    within: (shared, work) => work(statementsWithin(() => inCall(shared), spaceOf)),
    query: (statement, values) => transaction((statements) => statements.query(statement, values)),
  };
}

/** The transaction that a call takes part in. @throws when the call is over */
function inCall(shared: SharedTransaction): Transaction<Tables> {
  const tx = openTransaction(shared);
  if (tx) return tx;
  throw new Error('The call that was given the transaction is over.');
}

/** The last statement of plugins in each transaction. */
const lastOf = new WeakMap<Transaction<Tables>, Promise<unknown>>();

/**
 * The tables of a plugin in a transaction of the server: each statement runs as the plugin, and the next is the server's
 * again. They run one after the other, however they are asked for, since the role is one for all.
 */
export function statementsWithin(
  transaction: () => Transaction<Tables>,
  spaceOf: () => PluginSpace,
): PluginStatements {
  const run = async <Row>(query: CompiledQuery): Promise<readonly Row[]> => {
    await enterSpace(transaction(), spaceOf());
    const { rows } = await transaction().executeQuery<Row>(query);
    await leaveSpace(transaction());
    return rows;
  };
  return {
    async query<Row>(...given: Parameters<typeof compiled>) {
      const query = compiled(...given);
      const tx = transaction();
      const running = (lastOf.get(tx) ?? Promise.resolve()).then(() => run<Row>(query));
      lastOf.set(
        tx,
        running.catch(() => undefined),
      );
      return running;
    },
  };
}
