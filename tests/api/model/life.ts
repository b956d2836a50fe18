import { AsyncLocalStorage } from 'node:async_hooks';

/** What a process that was killed does no more. */
export class KilledError extends Error {
  constructor() {
    super('This process was killed.');
  }
}

/** One life of a server process, from its start until it is stopped or killed. */
export class Life {
  #isOver = false;
  #stepsLeft = Infinity;

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Ends it: whatever it still works on gets no further. */
  end(): void {
    this.#isOver = true;
  }

  /** Has it be killed at that step of what it is asked next. */
  killAtStep(step: number): void {
    this.#stepsLeft = step;
  }

  /** Counts a step of a call, such as a statement; what it does by itself beside them is not counted. @throws KilledError */
  step(): void {
    if (lives.getStore() === this) {
      this.#stepsLeft -= 1;
      if (this.#stepsLeft <= 0) this.#isOver = true;
    }
    if (this.#isOver) throw new KilledError();
  }
}

const lives = new AsyncLocalStorage<Life>();

/** Works in the name of a life: its steps are counted, and what it asks of others is asked by it. */
export const inLife = <Result>(life: Life, work: () => Promise<Result>): Promise<Result> =>
  lives.run(life, work);

/** The life that asks. */
export const askingLife = (): Life | undefined => lives.getStore();
