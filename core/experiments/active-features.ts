import type { ActiveFeatures } from '../../schemas/types/http/experiments.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { isFeatureOn } from './is-feature-on.ts';

/**
 * The feature flags of a manifest as they hold at a flag level [EXP-53, EXP-55].
 * @param asked flag level of the caller; one that the manifest does not have counts as none
 */
export const activeFeatures = (flags: Manifest['flags'], asked?: string): ActiveFeatures => {
  const level = flags.levels.find((known) => known === asked) ?? flags.levels[0] ?? 'none';
  const entries = Object.entries(flags.features).map(([name, { dispositions, text }]) => [
    name,
    {
      isOn: isFeatureOn(flags, name, level),
      ...(dispositions && { dispositions }),
      ...(text !== undefined && { text }),
    },
  ]);
  return { level, features: Object.fromEntries(entries) as ActiveFeatures['features'] };
};
