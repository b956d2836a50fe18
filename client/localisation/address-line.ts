import type { DeliveryAddress } from '../../core/localisation/address-strategy.ts';

/** A delivery address as customers recognise it: its street with the number, and its town. */
export interface AddressLine {
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
}

/** The parts of a delivery address for display; undefined where only its postcode is known [LOC-57]. */
export const addressLine = ({
  street = '',
  streetNumber = '',
  city = '',
  postcode,
}: DeliveryAddress): AddressLine | undefined => {
  if (street === '') return undefined;
  const hasNumber = streetNumber === '' || street.startsWith(streetNumber);
  return { street: hasNumber ? street : `${streetNumber} ${street}`, city, postcode };
};
