import { isFeatureOn } from '../../../core/experiments/is-feature-on.ts';
import type { FlagSettings } from '../../../schemas/types/manifest/experiments.ts';

const flag = 'emergency-banner';

/** The text of the emergency banner; undefined when there is none to show [SHL-40]. */
export const emergencyText = (flags: FlagSettings, flagLevel: string): string | undefined => {
  const text = flags.features[flag]?.text?.trim();
  return text && isFeatureOn(flags, flag, flagLevel) ? text : undefined;
};
