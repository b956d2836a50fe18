import type { GeocodedPlace, StreetRecord } from '../../../schemas/types/http/places.ts';

/** A Canadian place with everything a geocoder can know. */
export const toronto: GeocodedPlace = {
  address: '245 King Street West, Toronto, ON M5V 1J5',
  street: 'King Street West',
  number: '245',
  city: 'Toronto',
  state: 'ON',
  country: 'ca',
  postcode: 'M5V 1J5',
  neighborhood: 'Entertainment District',
  latitude: 43.6461,
  longitude: -79.3897,
  lat: 43.6461,
  lng: -79.3897,
  geo: { latitude: 43.6461, longitude: -79.3897 },
  placeId: 'ca-245-king',
};

/** An Indian place: street, part of the city and city. */
export const koramangala: GeocodedPlace = {
  address: '12 80 Feet Road, Koramangala, Bengaluru 560034',
  street: '80 Feet Road',
  number: '12',
  city: 'Bengaluru',
  sublocality: 'Koramangala',
  state: 'KA',
  country: 'in',
  postcode: '560034',
  latitude: 12.9345,
  longitude: 77.6265,
  lat: 12.9345,
  lng: 77.6265,
  geo: { latitude: 12.9345, longitude: 77.6265 },
  placeId: 'in-12-80-feet',
};

/** A French place. */
export const oberkampf: GeocodedPlace = {
  address: '33 Rue Oberkampf, 75011 Paris',
  street: 'Rue Oberkampf',
  number: '33',
  city: 'Paris',
  country: 'fr',
  postcode: '75011',
  latitude: 48.865,
  longitude: 2.375,
  lat: 48.865,
  lng: 2.375,
  geo: { latitude: 48.865, longitude: 2.375 },
  placeId: 'fr-33-oberkampf',
};

/** Rue Oberkampf in Paris, whose numbers 1 to 99 a hut delivers to. */
export const oberkampfRecord = (
  hut: string,
  changes: Partial<StreetRecord> = {},
): StreetRecord => ({
  street: 'Rue Oberkampf',
  street_name: 'Oberkampf',
  street_type: 'Rue',
  city: 'Paris',
  postcode: '75011',
  hut,
  number_from: 1,
  number_to: 99,
  number_type: 'Consecutive',
  ...changes,
});
