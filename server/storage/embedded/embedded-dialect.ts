import { PGliteAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DatabaseIntrospector, Dialect, Driver, Kysely, QueryCompiler } from 'kysely';
import type { Patience } from '../database-limits.ts';
import { EmbeddedDriver } from './embedded-driver.ts';
import type { EmbeddedClient } from './embedded-client.ts';

/** PostgreSQL's language over the one connection that the embedded database has. */
export class EmbeddedDialect implements Dialect {
  readonly #client: EmbeddedClient;
  readonly #patience: Patience;

  constructor(client: EmbeddedClient, patience: Patience) {
    this.#client = client;
    this.#patience = patience;
  }

  createAdapter(): PGliteAdapter {
    return new EmbeddedAdapter();
  }

  createDriver(): Driver {
    return new EmbeddedDriver(this.#client, this.#patience);
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
