import { performance } from 'node:perf_hooks';

/** Code that has run a few times only is slower: nothing counts before it has run so long and so often. */
const warmUp = { forMs: 2_000, times: 600 };
const measuredMs = 5_000;

/** What a number of clients got, each one beginning again as soon as it is done. */
export interface Measured {
  readonly perSecond: number;
  /** Milliseconds within which so many of a hundred were done. */
  readonly within: Readonly<Record<50 | 95 | 99, number>>;
  readonly count: number;
}

/**
 * Lets clients do the same work for a while, after a while that does not count.
 * @param onBegin is told when it begins to count
 */
export async function measure(
  clients: number,
  work: () => Promise<unknown>,
  onBegin: () => void = () => undefined,
): Promise<Measured> {
  const run = async (forMs: number, times = 1): Promise<readonly number[]> => {
    const end = performance.now() + forMs;
    const took: number[] = [];
    const client = async (): Promise<void> => {
      while (performance.now() < end || took.length < times) {
        const start = performance.now();
        await work();
        took.push(performance.now() - start);
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    return took;
  };
  await run(warmUp.forMs, warmUp.times);
  onBegin();
  const start = performance.now();
  const took = (await run(measuredMs)).toSorted((one, other) => one - other);
  const seconds = (performance.now() - start) / 1000;
  const at = (percent: number): number =>
    took[Math.min(took.length - 1, Math.floor((took.length * percent) / 100))] ?? 0;
  return {
    perSecond: took.length / seconds,
    within: { 50: at(50), 95: at(95), 99: at(99) },
    count: took.length,
  };
}
