/** Something wrong with what the engine was given: where, what was expected and the nearest valid name. */
export interface Problem {
  /** File it stands in, relative to the project. */
  readonly file: string;
  /** JSON pointer within the file. */
  readonly pointer: string;
  readonly expected: string;
  readonly found?: string;
  /** The nearest valid name, when a name is wrong. */
  readonly nearest?: string;
}

/** One line a person can act on. */
export const describeProblem = ({ file, pointer, expected, found, nearest }: Problem): string =>
  [
    `${file}${pointer === '' ? '' : `#${pointer}`}: expected ${expected}`,
    found === undefined ? '' : `, found ${found}`,
    nearest === undefined ? '' : `; did you mean '${nearest}'?`,
  ].join('');

/** Everything that keeps a market from starting, all at once. */
export class StartError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(
      `${problems.length} ${problems.length === 1 ? 'problem keeps' : 'problems keep'} the market from starting:\n` +
        problems.map((problem) => `  - ${describeProblem(problem)}`).join('\n'),
    );
    this.name = 'StartError';
    this.problems = problems;
  }
}
