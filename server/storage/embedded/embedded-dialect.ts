import { PGliteAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DatabaseIntrospector, Dialect, Driver, Kysely, QueryCompiler } from 'kysely';
import type { SwitchedLimits } from '../database-limits.ts';
import { EmbeddedDriver } from './embedded-driver.ts';
import type { EmbeddedClient } from './embedded-client.ts';

/** PostgreSQL's language over the one connection that the embedded database has. */
export class EmbeddedDialect implements Dialect {
  readonly #client: EmbeddedClient;
  readonly #switched: SwitchedLimits;

  constructor(client: EmbeddedClient, switched: SwitchedLimits) {
    this.#client = client;
    this.#switched = switched;
  }

  createAdapter(): PGliteAdapter {
    return new EmbeddedAdapter();
  }

  createDriver(): Driver {
    return new EmbeddedDriver(this.#client, this.#switched);
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new PostgresIntrospector(db);
  }

  createQueryCompiler(): QueryCompiler {
    return new PostgresQueryCompiler();
  }
}

class EmbeddedAdapter extends PGliteAdapter {
  /** Keeps the query builder from taking turns itself, without a limit: the driver does it. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}
