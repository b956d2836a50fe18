import { followSources } from '../client/experiments/follow-sources.ts';
import { tellEffects } from '../client/experiments/tell-effects.ts';
import type { ShellEnvironment } from '../client/tiers.ts';

/** What goes on about experiments while a page lives: what their sources follow, and what analytics hears [EXP-12, EXP-17]. */
export const followExperiments = (environment: ShellEnvironment): void => {
  followSources(environment);
  void tellEffects(environment);
};
