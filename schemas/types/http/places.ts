// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * Kind of a place: street_address has a number, route is a street without one.
 */
export type PlaceType =
  | 'street_address'
  | 'route'
  | 'premise'
  | 'point_of_interest'
  | 'neighborhood'
  | 'sublocality'
  | 'locality'
  | 'postal_code'
  | 'administrative_area'
  | 'geocode';

/**
 * Which numbers of the range the hut serves; Consecutive is every one.
 */
export type StreetNumberType = 'Consecutive' | 'Odd' | 'Even';

/**
 * Answers of the calls that look up places, postcodes and streets.
 */
export interface PlacesApi {
  place?: Place;
  geocodedPlace?: GeocodedPlace;
  suggestion?: PlaceSuggestion;
  streetRecord?: StreetRecord;
  postcodeCities?: PostcodeCities;
  postalAddress?: PostalAddress;
}

/**
 * A place as a geocoder finds it (ADR-34). What a place does not have is left out.
 */
export interface Place {
  /**
   * The whole address on one line.
   */
  address: string;
  /**
   * Name of the street, without the number.
   */
  street?: string;
  /**
   * Town or city.
   */
  city?: string;
  /**
   * Part of the city.
   */
  sublocality?: string;
  /**
   * State, province or region.
   */
  state?: string;
  /**
   * ISO 3166 code of the country in lower case.
   */
  country: string;
  /**
   * House number in the street.
   */
  number?: string;
  /**
   * Postcode in the country's usual writing.
   */
  postcode?: string;
  /**
   * Neighbourhood.
   */
  neighborhood?: string;
  /**
   * Degrees north, WGS84.
   */
  lat: number;
  /**
   * Degrees east, WGS84.
   */
  lng: number;
  /**
   * Id under which the place is found again.
   */
  placeId: string;
  geo: GeoPoint;
  /**
   * How the place was described; kept only when it says something else than the street line (ADR-35).
   */
  description?: string;
  /**
   * The place fits only a part of what was asked for; such a place is no address to deliver to (CHK-62).
   */
  isPartialMatch?: boolean;
}

/**
 * The position as a pair.
 */
export interface GeoPoint {
  /**
   * Degrees north, WGS84.
   */
  latitude: number;
  /**
   * Degrees east, WGS84.
   */
  longitude: number;
}

/**
 * Answer of the geocode call: the position, with the fields of the place besides (ADR-32).
 */
export interface GeocodedPlace {
  /**
   * Degrees north, WGS84.
   */
  latitude: number;
  /**
   * Degrees east, WGS84.
   */
  longitude: number;
  /**
   * The whole address on one line.
   */
  address: string;
  /**
   * Name of the street, without the number.
   */
  street?: string;
  /**
   * Town or city.
   */
  city?: string;
  /**
   * Part of the city.
   */
  sublocality?: string;
  /**
   * State, province or region.
   */
  state?: string;
  /**
   * ISO 3166 code of the country in lower case.
   */
  country: string;
  /**
   * House number in the street.
   */
  number?: string;
  /**
   * Postcode in the country's usual writing.
   */
  postcode?: string;
  /**
   * Neighbourhood.
   */
  neighborhood?: string;
  /**
   * Degrees north, WGS84.
   */
  lat: number;
  /**
   * Degrees east, WGS84.
   */
  lng: number;
  /**
   * Id under which the place is found again.
   */
  placeId: string;
  geo: GeoPoint;
  /**
   * How the place was described; kept only when it says something else than the street line (ADR-35).
   */
  description?: string;
  /**
   * The place fits only a part of what was asked for; such a place is no address to deliver to (CHK-62).
   */
  isPartialMatch?: boolean;
}

/**
 * One suggestion of the autocomplete call (ADR-31).
 */
export interface PlaceSuggestion {
  /**
   * Id to geocode.
   */
  placeId: string;
  /**
   * What the customer reads: name, part of the city, city.
   */
  description: string;
  /**
   * What kind of place it is, the most exact first; the manifest may hide some for a disposition (ADR-28).
   *
   * @minItems 1
   */
  types: PlaceType[];
}

/**
 * A street, or a range of its numbers, and the hut that delivers there (ADR-14).
 */
export interface StreetRecord {
  /**
   * Type and name as they are written, for example Rue Oberkampf.
   */
  street: string;
  /**
   * Name without its type, for example Oberkampf.
   */
  street_name: string;
  /**
   * Type, for example Rue; empty when the name has none.
   */
  street_type: string;
  /**
   * Town or city.
   */
  city: string;
  /**
   * Postcode.
   */
  postcode: string;
  /**
   * Id of the hut that delivers there.
   */
  hut: string;
  /**
   * Lowest number of the range, itself included.
   */
  number_from: number;
  /**
   * Highest number of the range, itself included.
   */
  number_to: number;
  number_type: StreetNumberType;
}

/**
 * The cities of each postcode, by postcode (ADR-39).
 */
export interface PostcodeCities {
  /**
   * Cities in the order of their names.
   */
  [k: string]: string[];
}

/**
 * An address that the post delivers to (SHP-18).
 */
export interface PostalAddress {
  /**
   * Lines of the address as on a letter, without town and postcode.
   *
   * @minItems 1
   * @maxItems 3
   */
  lines: string[];
  /**
   * Town of the address; left out where the source does not know it.
   */
  town?: string;
  /**
   * Postcode in the country's usual writing.
   */
  postcode: string;
}
