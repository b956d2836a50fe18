import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withLock } from '../../tools/boot/lock.mjs';
import { scratch } from '../../tools/tasks/project.ts';

/** A folder that suites share, and runs after this one as long as what it is made of stays. */
export interface SharedFolder {
  /** Of all that are of its kind, below the folder that outlives a run. */
  readonly kind: string;
  /** Changes with what it is made of. */
  readonly version: string;
  /** Tells it from others of its kind and version. */
  readonly name: string;
}

const lockName = 'making.lock';

/** Has something made by one process at a time. */
export const oneAtATime = (
  kind: string,
  what: string,
  make: () => Promise<void>,
): Promise<void> => {
  const folder = join(scratch, kind);
  mkdirSync(folder, { recursive: true });
  return withLock(join(folder, lockName), what, make);
};

/**
 * Makes a folder unless there is one, and removes those of other versions.
 * @param make fills a folder, which is not there yet; it takes its place when all is done
 * @returns the folder, which stays as it is
 */
export async function madeOnce(
  { kind, version, name }: SharedFolder,
  make: (unfinished: string) => Promise<void>,
): Promise<string> {
  const all = join(scratch, kind);
  const finished = join(all, version, name);
  if (existsSync(finished)) return finished;
  await oneAtATime(kind, `making ${name} of ${kind}`, async () => {
    if (existsSync(finished)) return;
    for (const older of readdirSync(all)) {
      if (older === version || older.startsWith(lockName)) continue;
      rmSync(join(all, older), { recursive: true, force: true });
    }
    const unfinished = `${finished}-unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(dirname(unfinished), { recursive: true });
    await make(unfinished);
    renameSync(unfinished, finished);
  });
  return finished;
}
