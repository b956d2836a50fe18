import type { PostalAddress } from '../../schemas/types/http/places.ts';

const streets = ['Chapel Lane', 'Station Road', 'Mill Street', 'Orchard Close'];

/** A building of flats, whose addresses take two lines, and as many houses. */
const flats = 3;
const houses = 9;

/** A postcode ending so has no addresses, as one for post boxes only. */
const withoutAddresses = /0AA$/;

/** Addresses of a postcode: the same ones each time, in a street that its letters choose. */
export function madeUpAddresses(postcode: string): readonly PostalAddress[] {
  if (withoutAddresses.test(postcode)) return [];
  const sum = Array.from(postcode, (sign) => sign.charCodeAt(0)).reduce(
    (one, other) => one + other,
  );
  const street = streets[sum % streets.length] ?? '';
  const inFlats = Array.from({ length: flats }, (_, index) => [`Flat ${index + 1}`, `1 ${street}`]);
  const inHouses = Array.from({ length: houses }, (_, index) => [`${index + 2} ${street}`]);
  return [...inFlats, ...inHouses].map((lines) => ({ lines, postcode }));
}
