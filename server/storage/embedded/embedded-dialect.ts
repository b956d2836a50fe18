import { PGliteAdapter, PGliteDialect, PGliteDriver } from 'kysely';
import type { PGlite } from 'kysely';
import { ConnectionTurns } from './connection-turns.ts';

/** The query builder's PGlite dialect with a limit on the wait for the only connection. */
export class EmbeddedDialect extends PGliteDialect {
  readonly #pglite: PGlite;
  readonly #waitLimitMs: number;

  constructor(pglite: PGlite, waitLimitMs: number) {
    super({ pglite });
    this.#pglite = pglite;
    this.#waitLimitMs = waitLimitMs;
  }

  override createAdapter(): PGliteAdapter {
    return new EmbeddedAdapter();
  }

  override createDriver(): PGliteDriver {
    return new EmbeddedDriver(this.#pglite, this.#waitLimitMs);
  }
}

class EmbeddedAdapter extends PGliteAdapter {
  /** Keeps the query builder from taking turns itself, without a limit: the driver below does it. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class EmbeddedDriver extends PGliteDriver {
  readonly #turns: ConnectionTurns;

  constructor(pglite: PGlite, waitLimitMs: number) {
    super({ pglite });
    this.#turns = new ConnectionTurns(waitLimitMs);
  }

  override async acquireConnection(): ReturnType<PGliteDriver['acquireConnection']> {
    await this.#turns.take();
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    await super.releaseConnection();
    this.#turns.pass();
  }
}
