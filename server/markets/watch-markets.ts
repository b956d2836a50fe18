import { watch } from 'node:fs';
import type { StorageLog } from '../storage/database.ts';
import type { DeploymentFolders } from './read-deployment.ts';

/** Editors write a file in several steps: this many milliseconds without another one end a change. */
const quietMs = 150;

/** Calls back after files of the markets or of the plugins, which bring words, have changed. @returns how to stop */
export function watchMarkets(
  { marketsDir, pluginsDir }: DeploymentFolders,
  onChange: () => Promise<void>,
  log: StorageLog,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = [marketsDir, pluginsDir].map((folder) => {
    const watcher = watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void onChange(), quietMs);
    });
    watcher.on('error', (error) => log.warn({ err: error, folder }, 'no longer watched'));
    return watcher;
  });
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
