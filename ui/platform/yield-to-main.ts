/**
 * Lets the browser answer taps and draw before long work goes on: each piece between two calls is a task of its own.
 * Browsers that know the scheduler come back before other work that waits.
 */
export const yieldToMain = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => {
        setTimeout(resolve);
      });
