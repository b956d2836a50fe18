import type { ChannelListener, ChannelSignal } from '../../../server/storage/database.ts';

/** Remembers the signals of a channel and waits for a number of them. */
export class SignalLog {
  readonly signals: ChannelSignal[] = [];
  readonly #waiting = new Set<() => void>();

  readonly listener: ChannelListener = (signal) => {
    this.signals.push(signal);
    for (const check of this.#waiting) check();
  };

  /** Resolves when so many signals were heard. */
  reached(count: number): Promise<void> {
    return new Promise((resolve) => {
      const check = (): void => {
        if (this.signals.length >= count) resolve();
      };
      this.#waiting.add(check);
      check();
    });
  }
}
