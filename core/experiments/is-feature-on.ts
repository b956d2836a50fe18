import type { Manifest } from '../../schemas/types/manifest.ts';

/**
 * Whether a feature flag is on: by its default or at the current flag level [EXP-53]; an unknown flag is
 * off [EXP-54]. What a customer pays is decided without a level [EXP-52].
 */
export function isFeatureOn(flags: Manifest['flags'], name: string, level?: string): boolean {
  const flag = flags.features[name];
  if (!flag) return false;
  return flag.default || (level !== undefined && (flag.levels?.includes(level) ?? false));
}
