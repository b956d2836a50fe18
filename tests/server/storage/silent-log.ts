import type { StorageLog } from '../../../server/storage/database.ts';

/** A log nobody reads. */
export const silentLog: StorageLog = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
