import {
  accessSync,
  chmodSync,
  constants as files,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { constants, freemem } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const inMemory = '/dev/shm';

/** What all suites together may keep at a time, and what the machine needs besides, in bytes. */
const room = 4 * 2 ** 30;
const memory = 2 * room;

/** Programs are copied and run there too, which some machines forbid. */
function runsPrograms(folder: string): boolean {
  const program = join(folder, 'program');
  try {
    writeFileSync(program, '', { mode: 0o700 });
    accessSync(program, files.X_OK);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(program, { force: true });
  }
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** A run that was ended before it could tidy up leaves its files in the memory. */
function removeAbandoned(): void {
  for (const name of readdirSync(inMemory)) {
    const [, pid] = /^comanda-(\d+)-/.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) remove(join(inMemory, name));
  }
}

/** A folder in memory for temporary files; undefined where there is none, or too little of it. */
function scratchInMemory(): string | undefined {
  try {
    removeAbandoned();
    const { bavail, bsize } = statfsSync(inMemory);
    if (bavail * bsize < room || freemem() < memory) return undefined;
    const folder = mkdtempSync(join(inMemory, `comanda-${process.pid}-`));
    // PostgreSQL runs as another account.
    chmodSync(folder, 0o755);
    if (runsPrograms(folder)) return folder;
    remove(folder);
    return undefined;
  } catch {
    return undefined;
  }
}

/**
 * Puts this run's temporary files into memory until it ends, where the machine has room and nobody has named a place: each
 * of some hundred servers copies a database of 43 MB and removes it again.
 */
export function keepScratchInMemory(): void {
  const folder = process.env['TMPDIR'] === undefined ? scratchInMemory() : undefined;
  if (folder === undefined) return;
  process.env['TMPDIR'] = folder;
  process.once('exit', () => remove(folder));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
}
