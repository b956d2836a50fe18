/** A value that a statement is given in place of `$1`, `$2` and so on. */
export type SqlValue = string | number | boolean | Date | null | readonly (string | number)[];

/** What runs the statements of a plugin. */
export interface PluginStatements {
  /**
   * Runs one statement in PostgreSQL's language: `select`, `insert`, `update`, `delete`, `merge`, `values` or `with`. Names
   * without a schema are the plugin's own tables, which all markets that name the plugin share. Moments are written and
   * compared by `present_moment()`, the clock that all processes share [SEC-45].
   * @param statement what is said in it by users stands in `values`, never in the text
   * @returns the rows of a `select`, or those that `returning` asks for; `bigint` and `count` are numbers
   * @throws when the database refuses it, with PostgreSQL's `code`: among others `42501` for tables that are not the plugin's
   */
  query<Row = Readonly<Record<string, unknown>>>(
    statement: string,
    values?: readonly SqlValue[],
  ): Promise<readonly Row[]>;
}

/**
 * A transaction of the server that a call of a plugin takes part in: what the call does in it is stored with all the rest or
 * not at all. It is the plugin's for the time of that call.
 */
export interface SharedTransaction {
  readonly isShared: true;
}

/**
 * The tables of a plugin, those that its `migrations/` make. The database itself keeps it from all others: every
 * statement runs as a role that has nothing but the schema of the plugin [ENG-15].
 */
export interface PluginDatabase extends PluginStatements {
  /**
   * Does work all of it or, where it throws, nothing of it. Inside use the statements that the work is given: those of the
   * handle would wait for the transaction that they stand in.
   */
  transaction<Result>(work: (statements: PluginStatements) => Promise<Result>): Promise<Result>;
  /**
   * Does work in a transaction of the server that a call was given, still as the role of the plugin. A statement that the
   * database refuses ends the whole transaction, whether the work goes on or not.
   * @throws when the call that was given the transaction is over
   */
  within<Result>(
    shared: SharedTransaction,
    work: (statements: PluginStatements) => Promise<Result>,
  ): Promise<Result>;
}
