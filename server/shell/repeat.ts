import type { StorageLog } from '../storage/database.ts';

/** Work that is done again and again until it is stopped. */
export interface Repetition {
  /** Does it now, without waiting for its turn. */
  readonly wake: () => void;
  /** Waits for the work that runs, then ends. */
  readonly stop: () => Promise<void>;
}

/** How work is repeated. */
export interface RepeatSettings {
  /** Longest pause between two rounds, in milliseconds. */
  readonly everyMs: number;
  /** Name of the work in the log. */
  readonly name: string;
  readonly log: StorageLog;
}

/**
 * Does work at once and then at every pause, one round at a time; a round that fails is logged and followed by the
 * next one. A round may answer a shorter pause in milliseconds.
 */
export function repeat(
  { everyMs, name, log }: RepeatSettings,
  work: () => Promise<number | void>,
): Repetition {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;
  let isWanted = false;

  const round = async (): Promise<void> => {
    let pause = everyMs;
    try {
      pause = Math.min((await work()) ?? everyMs, everyMs);
    } catch (error) {
      if (!isStopped) log.warn({ err: error }, `${name} failed, it goes on`);
    }
    running = undefined;
    if (isStopped) return;
    const isAwaited = isWanted;
    isWanted = false;
    timer = setTimeout(start, isAwaited ? 0 : pause);
  };
  const start = (): void => {
    clearTimeout(timer);
    running ??= round();
  };
  start();
  return {
    wake: () => {
      if (isStopped) return;
      if (running) isWanted = true;
      else start();
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
