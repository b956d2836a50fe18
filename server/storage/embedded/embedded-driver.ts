import { AbortedTransactionError, CompiledQuery } from 'kysely';
import type { DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';
import type { SwitchedLimits } from '../database-limits.ts';
import { StorageError } from '../storage-error.ts';
import { ConnectionTurns } from './connection-turns.ts';
import type { EmbeddedClient } from './embedded-client.ts';
import type { WorkerSession } from './worker-session.ts';

/** Gives the query builder the embedded database's only connection, one user at a time. */
export class EmbeddedDriver implements Driver {
  readonly #client: EmbeddedClient;
  readonly #switched: SwitchedLimits;
  readonly #turns: ConnectionTurns;

  constructor(client: EmbeddedClient, switched: SwitchedLimits) {
    this.#client = client;
    this.#switched = switched;
    this.#turns = new ConnectionTurns(switched.limits.connectionMs);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<EmbeddedConnection> {
    await this.#turns.take();
    try {
      return new EmbeddedConnection(await this.#client.session(), this.#switched);
    } catch (error) {
      this.#turns.pass();
      throw error;
    }
  }

  async beginTransaction(
    connection: EmbeddedConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    const isolation = isolationLevel ? ` isolation level ${isolationLevel}` : '';
    await connection.begin(`start transaction${isolation} ${accessMode ?? ''}`);
  }

  async commitTransaction(connection: EmbeddedConnection): Promise<void> {
    await connection.commit();
  }

  async rollbackTransaction(connection: EmbeddedConnection): Promise<void> {
    await connection.rollback();
  }

  async releaseConnection(): Promise<void> {
    this.#turns.pass();
  }

  async destroy(): Promise<void> {
    await this.#client.close();
  }
}

/** A user's turn on the connection. It belongs to one session: what has begun there cannot go on in the next one. */
class EmbeddedConnection implements DatabaseConnection {
  readonly #session: WorkerSession;
  readonly #switched: SwitchedLimits;
  #hasFailed = false;

  constructor(session: WorkerSession, switched: SwitchedLimits) {
    this.#session = session;
    this.#switched = switched;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const limitMs = this.#switched.isOn ? this.#switched.limits.statementMs : undefined;
      const answer = await this.#session.ask({ kind: 'query', sql, parameters }, limitMs);
      const { rows, jsonColumns, affectedRows } = answer;
      for (const row of rows) {
        for (const column of jsonColumns) row[column] = parsed(row[column]);
      }
      return {
        rows: rows as Row[],
        ...(affectedRows !== undefined && { numAffectedRows: BigInt(affectedRows) }),
      };
    } catch (error) {
      this.#hasFailed = true;
      // The error was made where the thread's answer arrived: here it learns who asked.
      if (error instanceof StorageError) Error.captureStackTrace(error);
      throw error;
    }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The embedded database does not stream.');
  }

  async begin(statement: string): Promise<void> {
    this.#hasFailed = false;
    await this.executeQuery(CompiledQuery.raw(statement));
  }

  /** Commits; a transaction in which a statement failed would be rolled back by the database without a word. */
  async commit(): Promise<void> {
    if (this.#hasFailed) {
      await this.rollback();
      throw new AbortedTransactionError();
    }
    await this.executeQuery(CompiledQuery.raw('commit'));
  }

  /** Rolls back; what a session that has ended had begun is gone with it. */
  async rollback(): Promise<void> {
    if (this.#session.hasEnded !== undefined) return;
    await this.executeQuery(CompiledQuery.raw('rollback'));
  }
}

const parsed = (value: unknown): unknown =>
  typeof value === 'string' ? (JSON.parse(value) as unknown) : value;
