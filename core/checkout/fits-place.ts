import type { OrderDeliveryAddress } from '../../schemas/types/http/order-request.ts';
import type { DeliveryAddress } from '../localisation/address-strategy.ts';

/** Letters and digits alone, so that writing an address in another way makes it no other address. */
const plain = (text: string | undefined): string =>
  (text ?? '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]/gu, '');

/**
 * Whether an address of an earlier order lies at the place that was found: in its postcode, and in its street and at its
 * house where those were found as well [SHP-16].
 */
export const fitsPlace = (
  { postcode, streetname, streetno }: OrderDeliveryAddress,
  found: DeliveryAddress | undefined,
): boolean => {
  if (!found || plain(postcode) !== plain(found.postcode)) return false;
  const street = plain(found.streetName ?? found.street ?? found.address);
  if (street !== '' && !plain(streetname).includes(street)) return false;
  const number = plain(found.streetNumber);
  return number === '' || number === plain(streetno);
};
