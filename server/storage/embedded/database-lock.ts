import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseInUseError } from '../storage-error.ts';
import { isRunning, ownIdentity } from './process-identity.ts';
import type { ProcessIdentity } from './process-identity.ts';

/** The right of this process to open the database folder. */
export interface DatabaseLock {
  /** Gives the right back. May be called twice. */
  release(): void;
}

interface Claim extends ProcessIdentity {
  /** Tells two claims of one process apart. */
  readonly token: string;
}

/** Locks this thread holds: where the system cannot tell births apart, they tell our own claim from a reused pid. */
const heldTokens = new Set<string>();

/**
 * Takes the lock file for this process, or takes it over from a process that has died: never because of its
 * age, since two processes in one folder lose committed rows without an error.
 *
 * @param lockFile path outside the database folder
 * @param folder the database folder, for the message
 * @throws DatabaseInUseError while the owner runs
 */
export function acquireDatabaseLock(lockFile: string, folder: string): DatabaseLock {
  const own: Claim = { ...ownIdentity(), token: randomUUID() };
  const owner = claim(lockFile, own);
  if (owner !== null) {
    throw new DatabaseInUseError(
      owner.host === own.host ? { pid: owner.pid } : { pid: owner.pid, host: owner.host },
      folder,
    );
  }
  heldTokens.add(own.token);
  return {
    release() {
      if (heldTokens.delete(own.token)) withdraw(lockFile, own);
    },
  };
}

/** Claims the file and answers null, or answers the living owner. */
function claim(file: string, own: Claim): Claim | null {
  const draft = `${file}.${own.token}`;
  writeFileSync(draft, JSON.stringify(own), { flag: 'wx', flush: true });
  try {
    for (;;) {
      // A link, unlike writing to a new file, appears at once with its whole content.
      if (linkIfFree(draft, file)) return null;
      const found = readIfThere(file);
      if (found === null) continue;
      const owner = parseClaim(found);
      if (owner !== null && isHeld(owner)) return owner;

      // Only the holder of the takeover file may replace a dead claim: of two processes that both found
      // the claim dead, the second must not remove the first one's fresh claim.
      const takeover = `${file}.takeover`;
      const taker = claim(takeover, own);
      if (taker !== null) return taker;
      try {
        if (readIfThere(file) === found) {
          renameSync(draft, file);
          return null;
        }
      } finally {
        withdraw(takeover, own);
      }
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

function isHeld(owner: Claim): boolean {
  if (owner.pid === process.pid && owner.birth === null) return heldTokens.has(owner.token);
  return isRunning(owner);
}

function withdraw(file: string, own: Claim): void {
  const found = readIfThere(file);
  if (found !== null && parseClaim(found)?.token === own.token) rmSync(file, { force: true });
}

function linkIfFree(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Reads a claim; null for a file that names no owner, as a lost power supply may leave it. */
function parseClaim(text: string): Claim | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { pid, host, birth, token } = value as Readonly<Record<string, unknown>>;
  if (typeof pid !== 'number' || typeof host !== 'string' || typeof token !== 'string') return null;
  return { pid, host, birth: typeof birth === 'string' ? birth : null, token };
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
