import { followDatafile } from '../client/experiments/follow-datafile.ts';
import { tellEffects } from '../client/experiments/tell-effects.ts';
import type { ShellEnvironment } from '../client/tiers.ts';

/** What goes on about experiments while a page lives: their datafile, and what analytics hears [EXP-12, EXP-17]. */
export const followExperiments = (environment: ShellEnvironment): void => {
  void followDatafile(environment);
  void tellEffects(environment);
};
