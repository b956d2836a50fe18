import { keptDescription, streetLine } from '../../core/address/place-of-result.ts';
import type { GeocodedPlace, PlaceSuggestion, PlaceType } from '../../schemas/types/http/places.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { PlaceKind } from '../storage/place-tables.ts';
import { type NumberedText, numberedId } from './house-number.ts';
import type { PlaceRow } from './places-repository.ts';

/** A number of a street, with its own position where that is known. */
export interface HouseNumber extends Omit<NumberedText, 'rest'> {
  readonly latitude?: number;
  readonly longitude?: number;
}

const typesOf: Readonly<Record<PlaceKind, readonly PlaceType[]>> = {
  street: ['route', 'geocode'],
  landmark: ['premise', 'point_of_interest'],
  neighborhood: ['neighborhood', 'geocode'],
  sublocality: ['sublocality', 'geocode'],
  locality: ['locality', 'geocode'],
  postcode: ['postal_code', 'geocode'],
};

const written = ({ number, suffix }: HouseNumber): string =>
  suffix.length === 1 ? `${number}${suffix.toUpperCase()}` : [number, suffix].join(' ').trim();

const listed = (...parts: readonly (string | null | undefined)[]): string =>
  [...new Set(parts.filter(Boolean))].join(', ');

/** What the customer reads of a place: its name, then ever larger areas. */
const describe = (place: PlaceRow, number?: HouseNumber): string =>
  listed(
    number ? `${written(number)} ${place.name}` : place.name,
    place.kind === 'landmark' ? place.street : undefined,
    place.sublocality,
    place.city,
    place.kind === 'postcode' || place.kind === 'locality' ? place.state : place.postcode,
  );

/** A place as a suggestion [ADR-31]. */
export const suggestionOf = (place: PlaceRow, number?: HouseNumber): PlaceSuggestion => ({
  placeId: number ? numberedId(place.place_id, number) : place.place_id,
  description: describe(place, number),
  types: number ? ['street_address', 'geocode'] : [...typesOf[place.kind]],
});

/** A place as the geocode call answers it [ADR-32, ADR-34]. */
export function placeAnswer(
  place: PlaceRow,
  manifest: Pick<Manifest, 'geocoding' | 'places'>,
  number?: HouseNumber,
): GeocodedPlace {
  const latitude = number?.latitude ?? place.latitude;
  const longitude = number?.longitude ?? place.longitude;
  const parts = known({
    street: place.kind === 'street' ? place.name : place.street,
    city: place.kind === 'locality' ? place.name : place.city,
    sublocality: place.kind === 'sublocality' ? place.name : place.sublocality,
    state: place.state,
    number: number ? written(number) : place.number,
    postcode: place.postcode,
    neighborhood: place.kind === 'neighborhood' ? place.name : place.neighborhood,
  });
  const line = streetLine(parts);
  const description = keptDescription(
    place.kind === 'landmark' ? place.name : describe(place, number),
    line,
    manifest.places,
  );
  return {
    latitude,
    longitude,
    address: listed(
      place.kind === 'landmark' ? place.name : undefined,
      line,
      parts.neighborhood,
      parts.sublocality,
      parts.city,
      [parts.state, parts.postcode].filter(Boolean).join(' '),
    ),
    ...parts,
    ...(description !== undefined && { description }),
    country: manifest.geocoding.country,
    lat: latitude,
    lng: longitude,
    placeId: number ? numberedId(place.place_id, number) : place.place_id,
    geo: { latitude, longitude },
  };
}

type Parts = 'street' | 'city' | 'sublocality' | 'state' | 'number' | 'postcode' | 'neighborhood';

/** The parts that a place has. */
const known = (parts: Readonly<Record<Parts, string | null>>): { [Part in Parts]?: string } =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== null && value !== ''));
