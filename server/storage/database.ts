import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** What the storage writes to the log; a pino logger fits. */
export interface StorageLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What a listener hears: a payload, or that payloads may have been missed, so that it reads its state afresh. */
export type ChannelSignal =
  | { readonly kind: 'message'; readonly payload: string }
  | { readonly kind: 'resync' };

/** Hears the signals of one channel. Runs between two turns of the event loop: it must not throw or wait. */
export type ChannelListener = (signal: ChannelSignal) => void;

/** Ends a subscription. May be called twice. */
export type Unsubscribe = () => Promise<void>;

/** The open database, the same on both engines. */
export interface Database {
  readonly kind: 'embedded' | 'postgresql';
  /**
   * The query builder. Inside `db.transaction().execute(async (tx) => …)` use `tx` and never `db`: the embedded
   * database has one connection, so the outer `db` would wait for the transaction it stands in.
   */
  readonly db: Kysely<Tables>;
  /**
   * Runs reads that may be a second old: on a replica where one is set and keeps up, else where everything else is read.
   * Only reads; where the replica fails in the middle they run again on the primary.
   */
  readonly read: <Result>(reads: (db: Kysely<Tables>) => Promise<Result>) => Promise<Result>;
  /** Tells every process listening on the channel. At most 7,999 bytes; see `publishIn` for use in a transaction. */
  readonly publish: (channel: string, payload: string) => Promise<void>;
  /** Listens on a channel; resolves once every later message will be heard. Not inside a transaction. */
  readonly subscribe: (channel: string, listener: ChannelListener) => Promise<Unsubscribe>;
  /** Waits for running statements, then closes. The database cannot be used afterwards. */
  readonly close: () => Promise<void>;
}
