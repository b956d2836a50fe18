import type { Outcome } from '../../core/optimiser/instance.ts';
import type { RunSearch } from '../../client/dealbot/next-steps.ts';
import type { SearchTask } from './search-worker.ts';

interface Reply {
  readonly id: number;
  readonly outcome: Outcome;
  /** The search found nothing better than it started from. */
  readonly isStart: boolean;
}

let worker: Worker | undefined;
let tasks = 0;

/** Searches off the page's thread; the worker is started with the first search. Rejects when it fails. */
export const runInWorker =
  (limits: Pick<SearchTask, 'nodes' | 'milliseconds'>): RunSearch =>
  (instance, start) => {
    worker ??= new Worker(new URL('search-worker.ts', import.meta.url), { type: 'module' });
    const own = worker;
    tasks += 1;
    const id = tasks;
    return new Promise((resolve, reject) => {
      const stop = new AbortController();
      const { signal } = stop;
      own.addEventListener(
        'message',
        ({ data }: MessageEvent<Reply>) => {
          if (data.id !== id) return;
          stop.abort();
          resolve(data.isStart ? { ...data.outcome, solution: start } : data.outcome);
        },
        { signal },
      );
      own.addEventListener(
        'error',
        () => {
          stop.abort();
          worker = undefined;
          reject(new Error('The search in the worker failed.'));
        },
        { signal },
      );
      own.postMessage({ id, instance, start, ...limits } satisfies SearchTask);
    });
  };
