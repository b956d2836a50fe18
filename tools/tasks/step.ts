export interface StepOutcome {
  readonly ok: boolean;
  /** Tests that passed; 0 for a step that runs none. */
  readonly passed: number;
  /** Tests that failed; a step that could not run its tests counts as one. */
  readonly failed: number;
  /** Shown after the step's name: figures, or why it was left out. */
  readonly note?: string;
  /** Shown when the step is not ok. */
  readonly output?: string;
}

export interface Step {
  readonly name: string;
  run(): Promise<StepOutcome>;
}

export interface Totals {
  readonly passed: number;
  readonly failed: number;
}

/** The outcome of a step that runs no tests: what matters is only whether it succeeded. */
export function outcomeOf({ code, output }: { code: number; output: string }): StepOutcome {
  return { ok: code === 0, passed: 0, failed: code === 0 ? 0 : 1, output };
}

async function attempt(step: Step): Promise<StepOutcome> {
  try {
    return await step.run();
  } catch (error) {
    const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { ok: false, passed: 0, failed: 1, output };
  }
}

/**
 * Runs all steps one after the other, whatever fails, and prints one line for each with the time it took.
 * @returns the tests that passed and failed over all steps
 */
export async function runSteps(steps: readonly Step[]): Promise<Totals> {
  const totals = { passed: 0, failed: 0 };
  for (const step of steps) {
    const start = performance.now();
    const { ok, passed, failed, note, output } = await attempt(step);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const line = [
      ok ? 'ok  ' : 'FAIL',
      step.name.padEnd(34),
      `${seconds.padStart(6)} s`,
      note ?? '',
    ];
    console.log(line.join(' ').trimEnd());
    if (!ok && output) console.log(output.trimEnd());
    totals.passed += passed;
    totals.failed += failed;
  }
  return totals;
}
