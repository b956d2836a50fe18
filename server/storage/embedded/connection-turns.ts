import { StorageError } from '../storage-error.ts';

/** Hands one connection to one user at a time, in the order they asked, and lets nobody wait for ever. */
export class ConnectionTurns {
  readonly #limitMs: number;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  /** @param limitMs longest wait for the connection, in milliseconds */
  constructor(limitMs: number) {
    this.#limitMs = limitMs;
  }

  /**
   * Resolves when it is the caller's turn.
   *
   * @throws StorageError `connection_wait` after the limit. A transaction that uses the outer `db` waits for
   * itself: without a limit it would wait for ever, and everybody behind it.
   */
  async take(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const turn = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(turn), 1);
        reject(
          new StorageError({
            code: 'connection_wait',
            message: `No turn on the embedded database's only connection within ${this.#limitMs} ms. Inside a transaction, use its own query builder, not the outer one.`,
          }),
        );
      }, this.#limitMs);
      this.#waiting.push(turn);
    });
  }

  /** Ends the caller's turn. */
  pass(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }
}
