import type { Manifest } from '../../schemas/types/manifest.ts';
import { postcodeKind } from '../../core/address/postcodes.ts';
import { isFeatureOn } from '../../core/experiments/is-feature-on.ts';

/** Under this feature a full postcode in the search of those who collect is placed on the map. */
const geocoding = 'collection-text-geocoding';

/**
 * Whether what somebody who collects typed is looked up as a place, and huts are found near it: a full postcode, where
 * the market has the feature. Any other text is matched with the words of the huts [LOC-67, EXP-83].
 */
export const geocodesText = (
  text: string,
  { flags, postcode }: Pick<Manifest, 'flags' | 'postcode'>,
  flagLevel: string,
): boolean => isFeatureOn(flags, geocoding, flagLevel) && postcodeKind(text, postcode) === 'full';
