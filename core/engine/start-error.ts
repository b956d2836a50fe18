import { describeProblem, type Problem } from '../manifest/problem.ts';

/** Everything that keeps a deployment from starting, all at once [CST-02]. */
export class StartError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? '1 problem keeps' : `${problems.length} problems keep`;
    const lines = problems.map((problem) => `  - ${describeProblem(problem)}`);
    super([`${count} the markets from starting:`, ...lines].join('\n'));
    this.name = 'StartError';
    this.problems = problems;
  }
}
