import type { DeliveryAddress } from '../../core/localisation/address-strategy.ts';

/** Whether two postcodes or addresses are the same, whatever their spaces and case [ADR-06]. */
export const isSameAddress = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

/**
 * The delivery address after a localisation: a saved one survives only while the feature is on and its
 * postcode equals the new one [LOC-46]. A new one that names a street is never replaced: it may be another street
 * of the same postcode.
 */
export const keptAddress = (
  saved: DeliveryAddress | undefined,
  found: DeliveryAddress | undefined,
  isFeatureOn: boolean,
): DeliveryAddress | undefined =>
  isFeatureOn &&
  saved &&
  found &&
  found.street === undefined &&
  found.postcode !== '' &&
  isSameAddress(saved.postcode, found.postcode)
    ? saved
    : found;
