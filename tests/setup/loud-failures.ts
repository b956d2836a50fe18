import type { FailureWatch } from '../../core/engine/guard.ts';

/** For tests in which no plugin may fail: what a plugin throws comes out where it was asked. */
export const loudFailures: FailureWatch = {
  failed: ({ error }) => {
    throw error;
  },
};
