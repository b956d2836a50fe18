import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { defaultLimits } from '../../server/storage/database-limits.ts';
import { keptEmptyDatabase } from '../../server/storage/embedded/empty-database.ts';
import { openEmbedded } from '../../server/storage/embedded/open-embedded.ts';

/**
 * Makes the database that new embedded ones begin with, unless there is one; those of other versions go. Where nothing
 * can be written, new ones go without.
 */
export async function keepEmptyDatabase(kept = keptEmptyDatabase()): Promise<void> {
  const folder = dirname(kept);
  if (existsSync(kept) || !isWritable(folder)) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const unfinished = mkdtempSync(join(folder, 'unfinished-'));
  const { close } = await openEmbedded({
    dataDir: unfinished,
    switched: { limits: defaultLimits, isOn: false },
    isTraced: false,
    log: { info: () => undefined, warn: console.warn, error: console.error },
    onLost: (error) => console.error(error.message),
  });
  await close();
  renameSync(join(unfinished, 'database'), kept);
  rmSync(unfinished, { recursive: true });
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
