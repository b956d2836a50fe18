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
  /** Shown after all steps, also when this one is ok: what nobody may overlook. */
  readonly closing?: string | undefined;
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

/** What a step told that must not be overlooked, and its tests. */
type StepResult = Totals & Pick<StepOutcome, 'closing'> & Pick<Step, 'name'>;

async function runStep(step: Step): Promise<StepResult> {
  const start = performance.now();
  const { ok, passed, failed, note, output, closing } = await attempt(step);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const line = [ok ? 'ok  ' : 'FAIL', step.name.padEnd(34), `${seconds.padStart(6)} s`, note ?? ''];
  console.log(line.join(' ').trimEnd());
  // What matters most comes first, and at the end again: a run that a time limit cuts off has no end.
  if (!ok && closing) console.log(`${closing}\n`);
  if (!ok && output) console.log(output.trimEnd());
  return { name: step.name, passed, failed, closing };
}

async function runLane(steps: readonly Step[]): Promise<readonly StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) results.push(await runStep(step));
  return results;
}

/**
 * Runs all steps, whatever fails, and prints one line for each with the time it took; at the end the names of those
 * that failed, as their own lines may be far above.
 * @param lanes steps of a lane run one after the other, the lanes side by side: what waits in one, for a disk or a
 * browser, leaves the processor to the other
 * @returns the tests that passed and failed over all steps
 */
export async function runSteps(...lanes: readonly (readonly Step[])[]): Promise<Totals> {
  const results = (await Promise.all(lanes.map(runLane))).flat();
  for (const { closing } of results) if (closing) console.log(`\n${closing}\n`);
  const broken = results.filter(({ failed }) => failed > 0).map(({ name }) => name);
  if (broken.length > 0) console.log(`Failed: ${broken.join('; ')}.`);
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  };
}
