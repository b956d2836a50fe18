import type { Place } from '../../schemas/types/http/places.ts';
import type { PlacesSettings } from '../../schemas/types/manifest/address.ts';
import { similarity } from './similarity.ts';

/** One part of a maps result's address, such as its street or its city. */
export interface MapsAddressPart {
  readonly long_name: string;
  readonly short_name: string;
  readonly types: readonly string[];
}

/** A result of a maps service's geocoder, as far as a place is made of it. */
export interface MapsResult {
  readonly place_id: string;
  readonly formatted_address: string;
  readonly address_components: readonly MapsAddressPart[];
  readonly geometry: { readonly location: { readonly lat: number; readonly lng: number } };
  /** What the customer read when choosing it. */
  readonly description?: string;
  /** The result fits only a part of what was asked for [CHK-62]. */
  readonly partial_match?: boolean;
}

/** Number and street on one line; empty when the place has neither. */
export const streetLine = ({ number, street }: Pick<Place, 'number' | 'street'>): string =>
  [number, street].filter(Boolean).join(' ');

/** A description worth keeping: one that says something else than the street line [ADR-35]. */
export const keptDescription = (
  description: string | undefined,
  line: string,
  { descriptionSimilarityMax }: Pick<PlacesSettings, 'descriptionSimilarityMax'>,
): string | undefined =>
  description !== undefined && similarity(description, line) < descriptionSimilarityMax
    ? description
    : undefined;

/** Turns a maps service's result into our place; what it does not have is left out [ADR-34, ADR-35]. */
export const placeOf = (result: MapsResult, settings: PlacesSettings): Place => {
  const part = (...kinds: readonly string[]): MapsAddressPart | undefined =>
    kinds
      .map((kind) => result.address_components.find(({ types }) => types.includes(kind)))
      .find((found) => found !== undefined);
  const { lat, lng } = result.geometry.location;
  const fields = {
    street: part('route')?.long_name,
    city: part('locality', 'postal_town', 'administrative_area_level_2')?.long_name,
    sublocality: part('sublocality_level_1', 'sublocality')?.long_name,
    state: part('administrative_area_level_1')?.short_name,
    number: part('street_number')?.long_name,
    postcode: part('postal_code')?.long_name,
    neighborhood: part('neighborhood')?.long_name,
  };
  const description = keptDescription(result.description, streetLine(known(fields)), settings);
  return {
    address: result.formatted_address,
    ...known({ ...fields, description }),
    country: (part('country')?.short_name ?? '').toLowerCase(),
    lat,
    lng,
    placeId: result.place_id,
    ...(result.partial_match ? { isPartialMatch: true } : {}),
    geo: { latitude: lat, longitude: lng },
  };
};

/** The fields that have a value. */
const known = <Fields extends Readonly<Record<string, string | undefined>>>(
  fields: Fields,
): { [Name in keyof Fields]?: string } =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  ) as { [Name in keyof Fields]?: string };
