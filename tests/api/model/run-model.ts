import fc from 'fast-check';
import { testMoment } from '../../../tools/tasks/test-moment.ts';
import { comeToRest, forgetOrders, wrongs } from './at-rest.ts';
import { Customers } from './customers.ts';
import type { ModelShop } from './model-shop.ts';
import { perform } from './perform.ts';
import type { Run } from './run.ts';
import { anyStep, type Step } from './steps.ts';

/** How a model is run. */
export interface ModelSettings {
  readonly runs: number;
  readonly seed: number;
  /** Where in a seed to begin, as a failure said. */
  readonly path?: string;
  /** Which of the steps to do, as a failure said. */
  readonly replayPath?: string;
  /** Is told after each run how many there were. */
  readonly onRun?: (runs: number) => void;
}

const mostSteps = 40;

/** What one run keeps beside the shop: nothing, as the customers know what they were told. */
type Model = Readonly<Record<string, never>>;

class StepCommand implements fc.AsyncCommand<Model, Run> {
  readonly #step: Step;

  constructor(step: Step) {
    this.#step = step;
  }

  check(): boolean {
    return true;
  }

  run(_model: Model, run: Run): Promise<void> {
    return perform(run, this.#step);
  }

  toString(): string {
    return JSON.stringify(this.#step);
  }
}

/** A shop as it was before anybody ordered. */
async function begin(shop: ModelShop): Promise<Run> {
  await forgetOrders({ shop });
  await shop.recover();
  await shop.setTo(testMoment);
  return { shop, customers: new Customers() };
}

/** Does steps in a shop with empty books, and looks what is wrong once everything has come to rest. */
export async function wrongsAfter(
  shop: ModelShop,
  work: (run: Run) => Promise<void>,
): Promise<readonly string[]> {
  const run = await begin(shop);
  await work(run);
  await comeToRest(run);
  return wrongs(run);
}

/**
 * Has customers, their bank, the hut and the machine do things in random order, many times over, and looks after each time
 * whether money, orders, uses and what customers were told agree [OPS-30].
 * @returns the failure with its seed and the shortest steps that lead to it; undefined where all is well
 */
export async function runModel(
  shop: ModelShop,
  { runs, seed, path, replayPath, onRun }: ModelSettings,
): Promise<string | undefined> {
  const commands = fc.commands([anyStep.map((step) => new StepCommand(step))], {
    maxCommands: mostSteps,
    size: 'max',
    ...(replayPath !== undefined && { replayPath }),
  });
  let done = 0;
  const property = fc.asyncProperty(commands, async (steps) => {
    const found = await wrongsAfter(shop, (run) =>
      fc.asyncModelRun(() => ({ model: {}, real: run }), steps),
    );
    if (found.length > 0) throw new Error(found.join('\n'));
    done += 1;
    onRun?.(done);
  });
  const details = await fc.check(property, {
    numRuns: runs,
    seed,
    includeErrorInReport: true,
    ...(path !== undefined && { path }),
  });
  return details.failed ? fc.defaultReportMessage(details) : undefined;
}
