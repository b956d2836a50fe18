import { mkdirSync, readFileSync, renameSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** @param {unknown} error @param {string[]} codes */
const hasCode = (error, ...codes) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/**
 * Who holds a lock, and where it was taken: a checkout that was copied has its original's locks too.
 * @param {string} lock
 * @returns {{ pid: number, place: string | undefined }} pid 0 when the lock has just gone
 */
function holderOf(lock) {
  try {
    const [pid, place] = readFileSync(join(lock, 'pid'), 'utf8').split('\n');
    return { pid: Number(pid), place };
  } catch {
    return { pid: 0, place: undefined };
  }
}

/** @param {string} lock */
const ownEntry = (lock) => `${process.pid}\n${lock}`;

/** @param {string} lock @returns {boolean} whether its holder will never let go of it */
function isAbandoned(lock) {
  const { pid, place } = holderOf(lock);
  return pid > 0 && (!isAlive(pid) || (place !== undefined && place !== lock));
}

/**
 * A folder that already holds the pid is renamed into place: the lock never exists without its holder's pid.
 * @param {string} lock
 */
function tryCreate(lock) {
  const draft = `${lock}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, 'pid'), ownEntry(lock));
  try {
    renameSync(draft, lock);
    return true;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST', 'EPERM')) return false;
    throw error;
  }
}

/**
 * Takes over the lock of a process that died, or of one that works on the checkout this one was copied from. The
 * inner folder admits one taker at a time, and the pid is read again inside it, so that a lock which somebody else has
 * just taken over is never taken twice.
 * @param {string} lock
 */
function tryTakeOver(lock) {
  const gate = join(lock, 'takeover');
  try {
    mkdirSync(gate);
  } catch {
    return false;
  }
  const isFree = isAbandoned(lock);
  if (isFree) writeFileSync(join(lock, 'pid'), ownEntry(lock));
  rmdirSync(gate);
  return isFree;
}

/** @param {string} lock */
function tryAcquire(lock) {
  return tryCreate(lock) || (isAbandoned(lock) && tryTakeOver(lock));
}

/**
 * Runs a piece of work that only one process at a time may do, and waits, saying so, while another does it.
 * A lock is taken over only when its holder is dead or works elsewhere, never because of its age.
 * @template T
 * @param {string} lock path of the lock folder
 * @param {string} activity what the holder is doing, for the message
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(lock, activity, work) {
  mkdirSync(dirname(lock), { recursive: true });
  let announced = false;
  while (!tryAcquire(lock)) {
    if (!announced) console.log(`Waiting: process ${holderOf(lock).pid} is ${activity}.`);
    announced = true;
    await delay(300);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}
