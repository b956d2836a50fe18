import type { StorageErrorFields } from '../storage-error.ts';

/** What the database worker is asked to do. */
export type WorkerCommand =
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'close' };

/** A command with the number its answer will carry. */
export interface WorkerRequest {
  readonly id: number;
  readonly command: WorkerCommand;
}

/** The rows of a query. */
export interface WorkerRows {
  /**
   * Values by column. JSON is the database's text: threads cannot pass each other objects of any depth, and a message
   * that cannot be read is lost.
   */
  readonly rows: Record<string, unknown>[];
  /** Columns that hold JSON. */
  readonly jsonColumns: readonly string[];
  /** Rows that a statement changed. */
  readonly affectedRows: number | undefined;
}

/** What the database worker says. */
export type WorkerMessage =
  | { readonly kind: 'opened' }
  | { readonly kind: 'refused'; readonly error: StorageErrorFields }
  /** Nothing is open any more: the worker can open another folder. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'result'; readonly id: number; readonly result: WorkerRows }
  | { readonly kind: 'error'; readonly id: number; readonly error: StorageErrorFields }
  | { readonly kind: 'notification'; readonly channel: string; readonly payload: string };

/** What the worker is told to open before anything else; once that is closed, it may be told to open another folder. */
export interface WorkerStart {
  readonly folder: string;
  /** The folder of a database that a missing one begins as a copy of; without it, an empty one is made. */
  readonly copyOf: string | undefined;
}
