import type { ContributionFailure, FailureWatch } from '../../core/engine/guard.ts';

/** A watch, and the failures that it has heard of. */
export function recordedFailures(): {
  readonly watch: FailureWatch;
  readonly failures: readonly ContributionFailure[];
} {
  const failures: ContributionFailure[] = [];
  return { watch: { failed: (failure) => void failures.push(failure) }, failures };
}
