import { existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { StorageLog } from '../database.ts';
import {
  asStorageError,
  isDiskOrSystemError,
  slowStatement,
  StorageError,
  unopened,
} from '../storage-error.ts';
import { type NotificationListener, WorkerSession } from './worker-session.ts';

/** What the database's thread is watched with. */
export interface EmbeddedClientOptions {
  /** The database folder, whose lock the caller holds. */
  readonly folder: string;
  /** The folder of a database that a missing one begins as a copy of. */
  readonly copyOf?: string | undefined;
  readonly log: StorageLog;
  readonly onNotification: NotificationListener;
  /** Brings a session that was started again to where the last one was, before anybody uses it. */
  readonly onStartedAnew: (session: WorkerSession) => Promise<void>;
  /** The database cannot be opened again: there is nothing left to wait for. */
  readonly onLost: (error: StorageError) => void;
}

/** Longest time in which a database that has stopped opens again, in milliseconds. */
const openLimitMs = 60_000;

/** Room that a database needs to open after a crash: some segments of its log. With less, its failure has no words. */
const neededBytes = 64 * 1024 * 1024;

/** Pause before a database whose disk is full is opened again, in milliseconds. */
const retryMs = 1_000;

/** Keeps the embedded database at work: a session of its thread that has broken is followed by a new one. */
export class EmbeddedClient {
  readonly #options: EmbeddedClientOptions;
  #session: Promise<WorkerSession>;
  #isClosed = false;

  private constructor(options: EmbeddedClientOptions, session: WorkerSession) {
    this.#options = options;
    this.#session = Promise.resolve(session);
    void this.#watch(session);
  }

  /** Opens the folder. Rejects when it cannot be opened. */
  static async open(options: EmbeddedClientOptions): Promise<EmbeddedClient> {
    const { folder, copyOf, onNotification } = options;
    const session = new WorkerSession({ folder, copyOf }, onNotification);
    try {
      await session.opened;
    } catch (error) {
      await session.gone;
      throw error;
    }
    return new EmbeddedClient(options, session);
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /**
   * The session at work; waits for one that is being started.
   * @throws StorageError while the database cannot be opened
   */
  async session(): Promise<WorkerSession> {
    for (;;) {
      const session = await this.#session;
      if (session.hasEnded === undefined || this.#isClosed) return session;
      // By then the next one is being started.
      await session.gone;
    }
  }

  /** Closes the database and ends the thread. May be called twice. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const session = await this.#session.catch(() => undefined);
    if (!session) return;
    await session.ask({ kind: 'close' }, openLimitMs).catch(() => undefined);
    await session.gone;
  }

  async #watch(session: WorkerSession): Promise<void> {
    const reason = await session.gone;
    if (this.#isClosed) return;
    this.#options.log.error({ err: reason }, 'the embedded database has stopped');
    this.#session = this.#open();
    await this.#follow(this.#session);
  }

  /** Watches the session that is being started, or tries again when it does not start. */
  async #follow(starting: Promise<WorkerSession>): Promise<void> {
    let session: WorkerSession;
    try {
      session = await starting;
    } catch (error) {
      await this.#retry(asStorageError(error));
      return;
    }
    this.#options.log.info({}, 'the embedded database is back');
    await this.#watch(session);
  }

  async #open(): Promise<WorkerSession> {
    const { folder, onNotification, onStartedAnew } = this.#options;
    // In a folder without a database PGlite would make an empty one.
    if (!existsSync(join(folder, 'PG_VERSION'))) {
      throw unopened(`The database folder ${folder}`, new Error('it has gone.'));
    }
    const session = new WorkerSession({ folder, copyOf: undefined }, onNotification);
    const timer = setTimeout(() => session.end(slowStatement(openLimitMs)), openLimitMs);
    try {
      await session.opened;
      await onStartedAnew(session);
      return session;
    } catch (error) {
      const reason = asStorageError(error);
      session.end(reason);
      await session.gone;
      throw new StorageError({ code: 'database_stopped', message: reason.message });
    } finally {
      clearTimeout(timer);
    }
  }

  /** A full disk may have room again; whatever else keeps a database shut will keep it shut. */
  async #retry(error: StorageError): Promise<void> {
    if (this.#isClosed) return;
    if (!isDiskOrSystemError(error) && freeBytes(this.#options.folder) >= neededBytes) {
      this.#options.onLost(error);
      return;
    }
    this.#options.log.error({ err: error }, 'the embedded database cannot be opened yet');
    await delay(retryMs, undefined, { ref: false });
    if (this.#isClosed) return;
    this.#session = this.#open();
    await this.#follow(this.#session);
  }
}

/** Room on the disk of a folder; a folder that is not there any more is no matter of room. */
function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
