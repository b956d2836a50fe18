import type { Wait } from './retry.ts';

/** Calls that follow each other, of which only the last one of a pause takes effect. */
export interface Debounced<Value> {
  /** Takes effect unless another call follows within the pause. */
  call(value: Value): void;
  /** What is waiting takes no effect any more. */
  cancel(): void;
}

/** Runs with the latest value once no call came for some milliseconds. */
export const debounced = <Value>(
  run: (value: Value) => void,
  milliseconds: number,
  wait: Wait,
): Debounced<Value> => {
  let latest = 0;
  const runLater = async (value: Value, turn: number) => {
    await wait(milliseconds);
    if (turn === latest) run(value);
  };
  return {
    call(value) {
      latest += 1;
      void runLater(value, latest);
    },
    cancel() {
      latest += 1;
    },
  };
};
