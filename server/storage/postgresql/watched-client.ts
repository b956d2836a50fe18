import type { PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Socket } from 'node:net';
import type { PoolClient, QueryConfig } from 'pg';
import { isToGoAhead } from '../ahead.ts';
import type { PreparedStatements } from '../prepared-statements.ts';
import { isOfConnection, unavailable } from './lost-connection.ts';

/** What the driver's connections are made of, but does not describe. */
type Connected = PoolClient & {
  readonly connection?: { readonly stream: Pick<Socket, 'cork' | 'uncork'> };
};

/** The answer to a statement that has not been sent. */
const nothing = { command: 'SELECT', rowCount: 0, rows: [] } as const;

/** A statement that tells the processes of this database something by the function of that name. */
const tells = /\btell\(/;

/** Kysely begins and ends transactions with these words. */
const begins = (sql: string): boolean => /^(?:begin|start transaction)\b/.test(sql);
const ends = (sql: string): boolean => sql === 'commit' || sql === 'rollback';

/**
 * A connection that is lent. A transaction begins with its first statement, in one message to the database, and what goes
 * ahead in it is sent with the next one.
 */
export class WatchedClient implements PostgresPoolClient {
  readonly #client: Connected;
  readonly #statements: PreparedStatements | undefined;
  readonly #onTold: () => void;
  #isBroken = false;
  #isInTransaction = false;
  /** What begins the transaction and what goes ahead in it, until the next statement takes it along. */
  #ahead: QueryConfig[] = [];
  #hasTold = false;

  constructor(client: PoolClient, statements: PreparedStatements | undefined, onTold: () => void) {
    this.#client = client;
    this.#statements = statements;
    this.#onTold = onTold;
  }

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query(): never;
  async query(sql = '', parameters: readonly unknown[] = []): Promise<unknown> {
    const name = parameters.length > 0 ? this.#statements?.nameOf(sql) : undefined;
    const statement = { text: sql, values: [...parameters], ...(name !== undefined && { name }) };
    if (this.#waits(sql)) {
      this.#ahead.push(statement);
      this.#follow(sql);
      return nothing;
    }
    if (ends(sql) && this.#hasNoEffect(sql)) {
      this.#ahead = [];
      this.#follow(sql);
      return nothing;
    }
    if (sql === 'rollback') this.#ahead = [];
    try {
      const answer = await this.#send(statement);
      this.#follow(sql);
      return answer;
    } catch (error) {
      if (!isOfConnection(error)) throw error;
      this.#isBroken = true;
      throw unavailable(error);
    }
  }

  /** Whether a statement is sent with the next one; a pooler is told each by itself. */
  #waits(sql: string): boolean {
    if (!this.#statements) return false;
    return begins(sql) || (this.#isInTransaction && isToGoAhead(sql));
  }

  /** Whether the end of a transaction ends one of which the database has heard nothing and has nothing to hear. */
  #hasNoEffect(end: string): boolean {
    const [first] = this.#ahead;
    const isUnsent = first !== undefined && begins(first.text);
    return isUnsent && (end === 'rollback' || this.#ahead.length === 1);
  }

  /** Sends a statement behind those that wait for it, in one message. */
  async #send(statement: QueryConfig): Promise<unknown> {
    const ahead = this.#ahead;
    this.#ahead = [];
    if (ahead.length === 0) return this.#client.query(statement);
    const stream = this.#client.connection?.stream;
    stream?.cork();
    const sent = [...ahead, statement].map((one) => this.#client.query(one));
    stream?.uncork();
    const answers = await Promise.all(sent);
    return answers.at(-1);
  }

  #follow(sql: string): void {
    if (begins(sql)) this.#isInTransaction = true;
    else if (ends(sql)) {
      this.#isInTransaction = false;
      if (sql === 'rollback') this.#hasTold = false;
    } else if (tells.test(sql)) this.#hasTold = true;
    if (!this.#hasTold || this.#isInTransaction) return;
    this.#hasTold = false;
    this.#onTold();
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#isBroken);
  }
}
