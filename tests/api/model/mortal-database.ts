import {
  type CompiledQuery,
  type ControlledTransaction,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Database } from '../../../server/storage/database.ts';
import type { Tables } from '../../../server/storage/tables.ts';
import type { Life } from './life.ts';

/**
 * A database as one process has it: when its life is over, no statement of it gets through, and what it had not committed
 * is undone. The database itself goes on.
 */
export function mortalDatabase(shared: Database, life: Life): Database {
  const driver = new MortalDriver(shared.db, life);
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const ends: (() => Promise<void>)[] = [];
  return {
    kind: shared.kind,
    db,
    read: (reads) => reads(db),
    async publish(channel, payload) {
      life.step();
      await shared.publish(channel, payload);
    },
    async subscribe(channel, listener) {
      const end = await shared.subscribe(channel, (signal) => {
        if (!life.isOver) listener(signal);
      });
      ends.push(end);
      return end;
    },
    async close() {
      life.end();
      for (const end of ends) await end();
    },
  };
}

class MortalDriver implements Driver {
  readonly #db: Kysely<Tables>;
  readonly #life: Life;

  constructor(db: Kysely<Tables>, life: Life) {
    this.#db = db;
    this.#life = life;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<MortalConnection> {
    return new MortalConnection(this.#db, this.#life);
  }

  beginTransaction(connection: MortalConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: MortalConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: MortalConnection): Promise<void> {
    return connection.rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}

class MortalConnection implements DatabaseConnection {
  readonly #db: Kysely<Tables>;
  readonly #life: Life;
  #transaction: ControlledTransaction<Tables> | undefined;

  constructor(db: Kysely<Tables>, life: Life) {
    this.#db = db;
    this.#life = life;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    this.#life.step();
    return (this.#transaction ?? this.#db).executeQuery<Row>(query);
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Nothing is streamed.');
  }

  async begin(): Promise<void> {
    this.#life.step();
    this.#transaction = await this.#db.startTransaction().execute();
  }

  /** A process can die before a commit, or after it and before it has heard of it. */
  async commit(): Promise<void> {
    this.#life.step();
    const transaction = this.#transaction;
    this.#transaction = undefined;
    await transaction?.commit().execute();
    this.#life.step();
  }

  async rollback(): Promise<void> {
    const transaction = this.#transaction;
    this.#transaction = undefined;
    await transaction?.rollback().execute();
  }
}
