import { streetLine } from '../../core/address/place-of-result.ts';
import type {
  DeliveryAddress,
  DeliveryLocation,
} from '../../core/localisation/address-strategy.ts';
import type { GeocodedPlace } from '../../schemas/types/http/places.ts';

/** What the address line of a delivery holds beside its street. */
export type AddressLine = 'whole' | 'area';

/** The street with its number; a place without a street is called by what it was described as. */
const streetOf = (place: GeocodedPlace): string =>
  streetLine(place) || place.description || place.neighborhood || '';

/** The delivery address at a place, as it is kept and prefilled at checkout [LOC-04]. */
export const deliveryAddressOf = (place: GeocodedPlace, line: AddressLine): DeliveryAddress => {
  const { number, city } = place;
  return {
    postcode: place.postcode ?? '',
    street: streetOf(place),
    ...(number === undefined ? {} : { streetNumber: number }),
    ...(city === undefined ? {} : { city }),
    address: line === 'whole' ? place.address : (place.sublocality ?? place.neighborhood ?? ''),
    lat: place.latitude,
    lng: place.longitude,
  };
};

/** The place of a delivery, as an order may carry it [LOC-04]. */
export const deliveryLocationOf = (place: GeocodedPlace): DeliveryLocation => ({
  address: {
    streetAddress: streetOf(place),
    addressLocality: place.city ?? '',
    addressRegion: place.state ?? '',
    postalCode: place.postcode ?? '',
  },
  placeId: place.placeId,
});
