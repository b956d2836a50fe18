import { Worker } from 'node:worker_threads';
import type { PGlite, PGliteQueryResults, PGliteTransaction } from 'kysely';
import type { StorageLog } from '../database.ts';
import { StorageError } from '../storage-error.ts';
import type {
  WorkerCommand,
  WorkerMessage,
  WorkerRequest,
  WorkerStart,
} from './worker-messages.ts';

interface Pending {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: StorageError) => void;
}

/** PGlite in its worker thread, in the shape the query builder's PGlite dialect takes. */
export class EmbeddedClient implements PGlite {
  ready = false;
  closed = false;
  readonly waitReady: Promise<void>;
  readonly #worker: Worker;
  readonly #log: StorageLog;
  readonly #exited: Promise<void>;
  readonly #pending = new Map<number, Pending>();
  readonly #notificationListeners = new Set<(channel: string, payload: string) => void>();
  #opening: Pending | undefined;
  #stopped: StorageError | undefined;
  #lastId = 0;

  /** Starts the worker; `waitReady` rejects when the folder cannot be opened. The caller holds the lock on the folder. */
  constructor(folder: string, log: StorageLog) {
    this.#log = log;
    const start: WorkerStart = { folder };
    this.#worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
      workerData: start,
    });
    this.waitReady = new Promise<void>((resolve, reject) => {
      this.#opening = { resolve: () => resolve(), reject };
    });
    this.#exited = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        this.#stop(stopped('The embedded database has been closed.'));
        resolve();
      });
    });
    this.#worker.on('message', (message: WorkerMessage) => this.#receive(message));
    this.#worker.on('error', (error) => {
      const { message } = error instanceof Error ? error : { message: String(error) };
      this.#log.error({ reason: message }, 'the embedded database has stopped');
      this.#stop(stopped(`The embedded database has stopped: ${message}`));
    });
  }

  async query<T>(sql: string, parameters: readonly unknown[] = []): Promise<PGliteQueryResults<T>> {
    return this.#query<T>(sql, parameters, null);
  }

  /** Runs statements without parameters or rows, such as LISTEN. Waits for a transaction to end. */
  async exec(sql: string): Promise<void> {
    await this.#ask({ kind: 'exec', sql });
  }

  async transaction<T>(callback: (transaction: PGliteTransaction) => Promise<T>): Promise<T> {
    const transaction = (await this.#ask({ kind: 'begin' })) as number;
    const rollback = async (): Promise<void> => {
      await this.#ask({ kind: 'rollback', transaction });
    };
    let result: T;
    try {
      result = await callback({
        query: (sql, parameters) => this.#query(sql, parameters ?? [], transaction),
        rollback,
      });
    } catch (error) {
      await rollback();
      throw error;
    }
    await this.#ask({ kind: 'commit', transaction });
    return result;
  }

  /** Hears every notification on the channels that were listened to with `exec`. */
  onNotification(listener: (channel: string, payload: string) => void): void {
    this.#notificationListeners.add(listener);
  }

  /** Closes the database and ends the thread. May be called twice. */
  async close(): Promise<void> {
    if (!this.closed) {
      this.closed = true;
      if (this.#stopped === undefined) await this.#ask({ kind: 'close' });
    }
    await this.#exited;
  }

  async #query<T>(
    sql: string,
    parameters: readonly unknown[],
    transaction: number | null,
  ): Promise<PGliteQueryResults<T>> {
    const result = await this.#ask({ kind: 'query', sql, parameters, transaction });
    return result as PGliteQueryResults<T>;
  }

  async #ask(command: WorkerCommand): Promise<unknown> {
    if (this.#stopped !== undefined) throw this.#stopped;
    const id = ++this.#lastId;
    const request: WorkerRequest = { id, command };
    return new Promise((resolve, reject) => {
      this.#worker.postMessage(request, []);
      this.#pending.set(id, { resolve, reject });
    });
  }

  #receive(message: WorkerMessage): void {
    switch (message.kind) {
      case 'opened':
        this.ready = true;
        this.#opening?.resolve(undefined);
        return;
      case 'refused':
        this.#stop(new StorageError(message.error));
        void this.#worker.terminate();
        return;
      case 'result':
        this.#take(message.id)?.resolve(message.result);
        return;
      case 'error':
        this.#take(message.id)?.reject(new StorageError(message.error));
        return;
      case 'notification':
        for (const listener of this.#notificationListeners)
          listener(message.channel, message.payload);
    }
  }

  #take(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  #stop(error: StorageError): void {
    this.#stopped ??= error;
    this.#opening?.reject(this.#stopped);
    for (const pending of this.#pending.values()) pending.reject(this.#stopped);
    this.#pending.clear();
  }
}

function stopped(message: string): StorageError {
  return new StorageError({ code: 'database_stopped', message });
}
