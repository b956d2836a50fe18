import type { Kysely } from 'kysely';
import { RetryLaterError } from '../shell/problem-error.ts';
import type { Tables } from '../storage/tables.ts';
import { countAll, counterKey, type RateLimit, takeBack } from './counters.ts';

/** What a call counts against. */
export interface Counter extends RateLimit {
  /** What is limited and for whom: the same words name the same counter in every process. */
  readonly of: string;
  /** Whether it is about a network address, or about whom or what the call names. */
  readonly by: 'address' | 'subject';
}

/** 429 that tells when the next call is taken. */
const tooMany = (name: string, waitSeconds: number): RetryLaterError =>
  new RetryLaterError(429, name, 'Too many tries. Please wait.', Math.max(1, waitSeconds));

/** A call that was counted. */
interface CountedCall {
  readonly takeBack: () => Promise<void>;
  /** It was the last that is taken of somebody for a while. */
  readonly isLast: boolean;
}

/** How a try is counted. */
export interface GuessSettings {
  /** Name of the refusal; `TOO_MANY_REQUESTS` unless it is another. */
  readonly name: string | undefined;
  /** Hears that the last try about somebody failed. */
  readonly onLocked: () => void;
}

/** Limits calls, across every process that works on the same database. */
export class RateLimiter {
  readonly #db: Kysely<Tables>;
  /** False where everybody shares one address. */
  readonly limitsAddresses: boolean;

  constructor(db: Kysely<Tables>, { limitsAddresses }: { readonly limitsAddresses: boolean }) {
    this.#db = db;
    this.limitsAddresses = limitsAddresses;
  }

  /**
   * Counts a call before its work begins, so that calls at the same moment count too. A refused call counts against
   * nothing: whoever is refused as an address uses up no tries of a customer.
   * @param name name of the refusal; `TOO_MANY_REQUESTS` unless it is another
   * @returns takes the call back, where only failed calls count
   * @throws RetryLaterError 429 when there were too many
   */
  async count(counters: readonly Counter[], name?: string): Promise<() => Promise<void>> {
    return (await this.#count(counters, name)).takeBack;
  }

  /**
   * Does work that shows whether somebody guessed right: only failed tries count.
   * @throws RetryLaterError 429 when there were too many; what the work throws
   */
  async guess<Result>(
    counters: readonly Counter[],
    { name, onLocked }: GuessSettings,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const { takeBack: forget, isLast } = await this.#count(counters, name);
    try {
      const result = await work();
      await forget();
      return result;
    } catch (error) {
      if (isLast) onLocked();
      throw error;
    }
  }

  async #count(counters: readonly Counter[], name = 'TOO_MANY_REQUESTS'): Promise<CountedCall> {
    const counting = counters.filter(({ by }) => by !== 'address' || this.limitsAddresses);
    if (counting.length === 0) return { takeBack: async () => undefined, isLast: false };
    const limits = new Map(counting.map(({ of, ...limit }) => [counterKey(of), limit]));
    const counted = await countAll(this.#db, limits);
    const full = counted.filter(({ count }) => count === null);
    const taken = counted.filter(({ count }) => count !== null).map(({ key }) => key);
    if (full.length > 0) {
      await takeBack(this.#db, taken);
      throw tooMany(name, Math.max(...full.map(({ wait_seconds }) => wait_seconds)));
    }
    const isLast = counted.some(({ key, count }) => {
      const limit = limits.get(key);
      return limit?.by === 'subject' && count === limit.most;
    });
    return { takeBack: () => takeBack(this.#db, taken), isLast };
  }
}
