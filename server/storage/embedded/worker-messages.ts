import type { StorageErrorFields } from '../storage-error.ts';

/** What the database worker is asked to do. */
export type WorkerCommand =
  | {
      readonly kind: 'query';
      readonly sql: string;
      readonly parameters: readonly unknown[];
      /** The open transaction the statement belongs to; null for a statement of its own. */
      readonly transaction: number | null;
    }
  | { readonly kind: 'exec'; readonly sql: string }
  | { readonly kind: 'begin' }
  | { readonly kind: 'commit'; readonly transaction: number }
  | { readonly kind: 'rollback'; readonly transaction: number }
  | { readonly kind: 'close' };

/** A command with the number its answer will carry. */
export interface WorkerRequest {
  readonly id: number;
  readonly command: WorkerCommand;
}

/** What the database worker says. `result` has the shape that belongs to the command's kind. */
export type WorkerMessage =
  | { readonly kind: 'opened' }
  | { readonly kind: 'refused'; readonly error: StorageErrorFields }
  | { readonly kind: 'result'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly error: StorageErrorFields }
  | { readonly kind: 'notification'; readonly channel: string; readonly payload: string };

/** What the worker is started with. */
export interface WorkerStart {
  readonly folder: string;
}
