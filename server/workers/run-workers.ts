import cluster, { type Worker } from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import { answerMetrics } from './workers-metrics.ts';
import { youngMemory } from './young-memory.ts';

/** Pauses before a worker that ended is replaced, in milliseconds: each one twice as long as the one before. */
const shortestPauseMs = 250;
const longestPauseMs = 30_000;

/** After a worker has run for so long the pauses begin anew. */
const steadyMs = 60_000;

/**
 * Memory that glibc keeps, which mostly lies empty: two places for threads in place of eight for each core, and no more
 * than 128 KiB at the end of each.
 */
const memoryPlaces = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

const runningWorkers = (): readonly Worker[] =>
  Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

/** Workers of which one that ends is replaced, until all are told to stop. */
class Crew {
  readonly #log: FastifyBaseLogger;
  #state: 'starting' | 'running' | 'stopping' = 'starting';
  #pauseMs = shortestPauseMs;

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  /** Starts the first one, which says what is wrong with markets or database, and when it takes calls the others. */
  start(count: number): void {
    this.#add().once('listening', () => {
      if (this.#state !== 'starting') return;
      this.#state = 'running';
      for (let others = 1; others < count; others += 1) this.#add();
    });
  }

  stop(signal: NodeJS.Signals): void {
    if (this.#state === 'stopping') return;
    this.#state = 'stopping';
    const workers = runningWorkers();
    if (workers.length === 0) process.exit(0);
    for (const worker of workers) worker.process.kill(signal);
  }

  #add(): Worker {
    const worker = cluster.fork(memoryPlaces);
    const began = performance.now();
    worker.once('exit', (code: number | null, signal: string | null) => {
      if (this.#state === 'starting') process.exit(code ?? 1);
      if (this.#state === 'stopping') {
        if (runningWorkers().length === 0) process.exit(0);
        return;
      }
      if (performance.now() - began >= steadyMs) this.#pauseMs = shortestPauseMs;
      this.#log.error({ worker: worker.id, code, signal }, 'a worker ended and is replaced');
      setTimeout(() => {
        if (this.#state === 'running') this.#add();
      }, this.#pauseMs);
      this.#pauseMs = Math.min(2 * this.#pauseMs, longestPauseMs);
    });
    return worker;
  }
}

/**
 * Runs the server in several processes, which share a port and the database and nothing else. It ends with 1 when the
 * first of them cannot start, and with 0 when it is told to stop and all have finished what they did.
 * @param count how many
 */
export function runWorkers(count: number, log: FastifyBaseLogger): void {
  cluster.setupPrimary({ execArgv: [...process.execArgv, ...youngMemory] });
  answerMetrics(log);
  const crew = new Crew(log);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => crew.stop(signal));
  }
  crew.start(count);
}
