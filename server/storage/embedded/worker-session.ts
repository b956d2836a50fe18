import type { Worker } from 'node:worker_threads';
import {
  asStorageError,
  isDiskOrSystemError,
  slowStatement,
  StorageError,
} from '../storage-error.ts';
import { giveBackThread, takeThread } from './database-threads.ts';
import type {
  WorkerCommand,
  WorkerMessage,
  WorkerRequest,
  WorkerRows,
  WorkerStart,
} from './worker-messages.ts';

interface Pending {
  readonly resolve: (result: WorkerRows) => void;
  readonly reject: (error: StorageError) => void;
  readonly timer: NodeJS.Timeout | undefined;
}

/** Hears a message on a channel that was listened to. */
export type NotificationListener = (channel: string, payload: string) => void;

/** A database that cannot write its log answers nothing any more; one that is well answers this at once. */
const probe = 'select 1';
const probeLimitMs = 2_000;

/** One life of the database's worker thread, from its start until it has closed, has broken or was ended. */
export class WorkerSession {
  /** Resolves when the folder is open; rejects when it cannot be opened. */
  readonly opened: Promise<void>;
  /** Resolves once the thread has gone, with the reason. */
  readonly gone: Promise<StorageError>;
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  #end: StorageError | undefined;
  /** Tells that the thread is another's or has ended. */
  #left: () => void = () => undefined;
  #lastId = 0;
  #isProving = false;

  /** @param start the database folder, whose lock the caller holds, and what it begins with */
  constructor(start: WorkerStart, onNotification: NotificationListener) {
    this.#worker = takeThread();
    this.opened = new Promise((resolve, reject) => {
      this.#worker.on('message', (message: WorkerMessage) => {
        if (message.kind === 'opened') resolve();
        else if (message.kind === 'refused') this.end(new StorageError(message.error));
        else if (message.kind === 'notification') onNotification(message.channel, message.payload);
        else if (message.kind === 'closed') this.#leaveThread();
        else void this.#settle(message);
      });
      this.#worker.on('exit', () => reject(this.#fail(closed())));
    });
    // Whoever only waits for the end of the session does not look at how it opened.
    this.opened.catch(() => undefined);
    this.#worker.on('messageerror', () => this.end(stopped('An answer could not be read.')));
    this.#worker.on('error', (error) => this.end(stopped(messageOf(error))));
    this.gone = new Promise((resolve) => {
      this.#left = () => resolve(this.#fail(closed()));
      this.#worker.on('exit', this.#left);
    });
    this.#worker.postMessage(start, []);
  }

  /** Why the session has ended; undefined while it is at work. */
  get hasEnded(): StorageError | undefined {
    return this.#end;
  }

  /**
   * Has the thread do something. A thread that does not answer within the limit is ended, and all its callers with it.
   * @param limitMs longest wait in milliseconds; undefined for any time
   */
  async ask(command: WorkerCommand, limitMs?: number): Promise<WorkerRows> {
    if (this.#end !== undefined) throw this.#end;
    const id = ++this.#lastId;
    const request: WorkerRequest = { id, command };
    return new Promise((resolve, reject) => {
      this.#worker.postMessage(request, []);
      const timer =
        limitMs === undefined
          ? undefined
          : setTimeout(() => this.end(slowStatement(limitMs)), limitMs);
      this.#pending.set(id, { resolve, reject, timer });
    });
  }

  /** Ends the thread wherever it is, as a crash would; its callers get the reason. */
  end(reason: StorageError): void {
    // Its thread may be another's by now.
    if (this.#end !== undefined) return;
    this.#fail(reason);
    void this.#worker.terminate();
  }

  async #settle(message: Extract<WorkerMessage, { readonly id: number }>): Promise<void> {
    const pending = this.#pending.get(message.id);
    if (pending === undefined) return;
    this.#pending.delete(message.id);
    clearTimeout(pending.timer);
    if (message.kind === 'result') {
      pending.resolve(message.result);
      return;
    }
    const error = new StorageError(message.error);
    // Before the caller goes on: the session has one caller at a time, so that nothing else delays the answer.
    if (isDiskOrSystemError(error) && !this.#isProving) await this.#prove();
    pending.reject(error);
  }

  /** Ends the session when it answers nothing any more; in an aborted transaction an error is an answer. */
  async #prove(): Promise<void> {
    this.#isProving = true;
    try {
      await this.ask({ kind: 'query', sql: probe, parameters: [] }, probeLimitMs);
    } catch (error) {
      const reason = asStorageError(error);
      if (isDiskOrSystemError(reason)) this.end(reason);
    } finally {
      this.#isProving = false;
    }
  }

  /** The folder is closed: the thread may open another one. */
  #leaveThread(): void {
    giveBackThread(this.#worker);
    this.#left();
  }

  #fail(reason: StorageError): StorageError {
    this.#end ??= reason;
    for (const { reject, timer } of this.#pending.values()) {
      clearTimeout(timer);
      reject(this.#end);
    }
    this.#pending.clear();
    return this.#end;
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const stopped = (reason: string): StorageError =>
  new StorageError({
    code: 'database_stopped',
    message: `The embedded database has stopped: ${reason}`,
  });

const closed = (): StorageError => stopped('It has been closed.');
