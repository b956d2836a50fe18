import { Worker } from 'node:worker_threads';

/**
 * Threads whose database is closed. One that opens the next database has compiled its program already, which is most of
 * the time that a start takes; they do not keep the process alive.
 */
const idle: Worker[] = [];

/** More would only hold memory. */
const longestIdle = 2;

/** A thread without an open database. */
export function takeThread(): Worker {
  const thread = idle.pop();
  if (thread === undefined) return new Worker(new URL('./embedded-worker.ts', import.meta.url));
  leave(thread);
  thread.ref();
  return thread;
}

/** Keeps a thread, whose database is closed and that nobody listens to, for the next one. */
export function giveBackThread(thread: Worker): void {
  leave(thread);
  if (idle.length === longestIdle) {
    void thread.terminate();
    return;
  }
  thread.unref();
  // Nobody waits for it: it ends, and is not taken.
  thread.on('error', () => undefined);
  thread.on('exit', () => idle.splice(idle.indexOf(thread), 1));
  idle.push(thread);
}

/** A thread hears its own events too, by names that stay. */
function leave(thread: Worker): void {
  for (const event of ['message', 'messageerror', 'error', 'exit'])
    thread.removeAllListeners(event);
}
