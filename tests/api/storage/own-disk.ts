import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small disk of a test's own, which it can fill. */
export interface OwnDisk {
  readonly folder: string;
  /** Takes all the room there is. */
  readonly fill: () => void;
  /** Gives it back. */
  readonly clear: () => void;
  readonly remove: () => void;
}

const filler = Buffer.alloc(64 * 1024);

/** Makes a disk in memory; undefined where this machine does not let its user mount one. */
export function ownDisk(megabytes: number): OwnDisk | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'comanda-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], {
      stdio: 'pipe',
    });
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
  const file = join(folder, 'filler');
  return {
    folder,
    fill() {
      const open = openSync(file, 'a');
      try {
        // The last pieces are small: what is left then holds no page of a database.
        for (const size of [filler.length, 4096]) {
          for (;;) {
            try {
              writeSync(open, filler, 0, size);
            } catch {
              break;
            }
          }
        }
      } finally {
        closeSync(open);
      }
    },
    clear: () => rmSync(file, { force: true }),
    remove() {
      execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
