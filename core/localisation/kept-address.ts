import { isSameAddress } from '../address/is-same-address.ts';
import type { DeliveryAddress } from './address-strategy.ts';

/**
 * The delivery address after a localisation: a saved one survives only while the feature is on and its
 * postcode equals the new one [LOC-46].
 */
export const keptAddress = (
  saved: DeliveryAddress | undefined,
  found: DeliveryAddress | undefined,
  isFeatureOn: boolean,
): DeliveryAddress | undefined =>
  isFeatureOn && saved && found && isSameAddress(saved.postcode, found.postcode) ? saved : found;
