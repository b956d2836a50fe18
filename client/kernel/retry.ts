/** How often and how patiently something is tried again; times in milliseconds [SHL-61]. */
export interface RetryPolicy {
  /** Tries in all, the first one included. */
  readonly attempts: number;
  readonly factor: number;
  readonly minWaitMs: number;
}

/** Waits the given milliseconds; a port, so that tests need no clock. */
export type Wait = (milliseconds: number) => Promise<void>;

/** Runs the task until it succeeds or the tries are used up; then throws its last error. */
export const retry = async <Result>(
  task: () => Promise<Result>,
  { attempts, factor, minWaitMs }: RetryPolicy,
  wait: Wait,
): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await task();
    } catch (error) {
      if (attempt >= attempts) throw error;
      await wait(minWaitMs * factor ** (attempt - 1));
    }
  }
};
