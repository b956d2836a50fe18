import { cheapest } from '../../core/optimiser/cheapest.ts';
import type { Instance, Solution } from '../../core/optimiser/instance.ts';

/** What the page asks of the worker. */
export interface SearchTask {
  readonly id: number;
  readonly instance: Instance;
  readonly start: Solution;
  readonly nodes: number;
  readonly milliseconds: number;
}

/** Runs one search after the other, off the page's thread. */
self.addEventListener('message', ({ data }: MessageEvent<SearchTask>) => {
  const { id, instance, start, nodes, milliseconds } = data;
  const budget = { nodes, milliseconds, now: () => performance.now() };
  const outcome = cheapest(instance, budget, start);
  const isStart = outcome.solution === start;
  self.postMessage({ id, outcome, isStart });
});
