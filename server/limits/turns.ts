import { RetryLaterError } from '../shell/problem-error.ts';

/** How turns are given. */
export interface TurnSettings {
  /** Most pieces of work at a time. */
  readonly most: number;
  /** Most pieces of work of one caller that run or wait. */
  readonly mostOfCaller: number;
  /** How long a rest is before the turn of so long a work ends, in milliseconds: for work that nothing else can go on beside. */
  readonly restAfter?: (workMs: number) => number;
}

/** 429: this caller's other calls have to be answered first. */
const tooManyAtOnce = (): RetryLaterError =>
  new RetryLaterError(429, 'TOO_MANY_REQUESTS', 'Too many calls at once. Please wait.', 1);

/**
 * Lets dear work of this process run one piece after the other, so that however many calls come the rest of the server
 * keeps its share of the processor.
 */
export class Turns {
  readonly #settings: TurnSettings;
  readonly #waiting: (() => void)[] = [];
  readonly #ofCallers = new Map<string, number>();
  #running = 0;

  constructor(settings: TurnSettings) {
    this.#settings = settings;
  }

  /**
   * Does work when it is its turn.
   * @param caller whose work it is; undefined for one who is not told from others
   * @throws RetryLaterError 429 when too much of the caller's runs or waits
   */
  async take<Result>(
    caller: string | undefined,
    work: () => Promise<Result> | Result,
  ): Promise<Result> {
    const leave = this.enter(caller);
    try {
      await this.#turn();
      const begin = performance.now();
      try {
        return await work();
      } finally {
        const rest = this.#settings.restAfter?.(performance.now() - begin);
        if (rest === undefined) this.#pass();
        else setTimeout(() => this.#pass(), rest);
      }
    } finally {
      leave();
    }
  }

  /**
   * Counts work of a caller that a turn is taken for later.
   * @returns to be called when there is nothing left of it
   * @throws RetryLaterError 429 when too much of the caller's runs or waits
   */
  enter(caller: string | undefined): () => void {
    if (caller === undefined) return () => undefined;
    const present = this.#ofCallers.get(caller) ?? 0;
    if (present >= this.#settings.mostOfCaller) throw tooManyAtOnce();
    this.#ofCallers.set(caller, present + 1);
    return () => this.#leave(caller);
  }

  #leave(caller: string): void {
    const left = (this.#ofCallers.get(caller) ?? 1) - 1;
    if (left === 0) this.#ofCallers.delete(caller);
    else this.#ofCallers.set(caller, left);
  }

  async #turn(): Promise<void> {
    if (this.#running < this.#settings.most) {
      this.#running += 1;
      return;
    }
    await new Promise<void>((start) => this.#waiting.push(start));
  }

  #pass(): void {
    const start = this.#waiting.shift();
    if (start) start();
    else this.#running -= 1;
  }
}
