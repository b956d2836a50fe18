import type { Environment } from '../environment-variables.ts';
import { Turns } from '../limits/turns.ts';
import type { OperatorContext } from '../operators/operator-context.ts';

/** What the calls about settings work with. */
export interface SettingsContext extends OperatorContext {
  readonly environment: Environment;
  /** Every market is read and started for a check: one at a time, with rests for everybody's calls. */
  readonly turns: Turns;
}

export const settingsTurns = (): Turns =>
  new Turns({ most: 1, mostOfCaller: 4, restAfter: (workMs) => Math.min(workMs, 500) });
