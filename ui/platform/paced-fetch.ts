import { yieldToMain } from './yield-to-main.ts';

type Fetch = typeof globalThis.fetch;

/** Starts calls one a task, in the order they are made: a dozen started at once would hold up a frame. */
export const pacedFetch = (fetch: Fetch): Fetch => {
  let turn = Promise.resolve();
  return (...call) => {
    const mine = turn;
    turn = turn.then(yieldToMain);
    return mine.then(() => fetch(...call));
  };
};
