import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { isFeatureOn } from '../experiments/is-feature-on.ts';

/** Whether an address without a street number is refused for a disposition [ADR-36, EXP-82]. */
export const needsStreetNumber = (
  flags: Manifest['flags'],
  type: Disposition,
  level?: string,
): boolean => {
  const named = flags.features['force-street-number']?.dispositions;
  return isFeatureOn(flags, 'force-street-number', level) && (named?.includes(type) ?? true);
};
