import { watch } from 'node:fs';
import type { StorageLog } from '../storage/database.ts';

/** Editors write a file in several steps: this many milliseconds without another one end a change. */
const quietMs = 150;

/** Calls back after files of a folder have changed. @returns how to stop */
export function watchMarkets(
  marketsDir: string,
  onChange: () => Promise<void>,
  log: StorageLog,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(marketsDir, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void onChange(), quietMs);
  });
  watcher.on('error', (error) => log.warn({ err: error }, 'the markets are no longer watched'));
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
