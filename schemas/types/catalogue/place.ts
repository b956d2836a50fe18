// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * What it is. The name of a postcode area is the postcode, or the first part of one.
 */
export type GazetteerKind =
  | 'street'
  | 'landmark'
  | 'neighborhood'
  | 'sublocality'
  | 'locality'
  | 'postcode';

/**
 * A place of the embedded gazetteer: a street, a part of a city, a city, a landmark or a postcode area with its position (ADR-32).
 */
export interface GazetteerPlace {
  kind: GazetteerKind;
  /**
   * Name as customers write it.
   */
  name: string;
  /**
   * Town or city it lies in.
   */
  city?: string;
  /**
   * Part of the city it lies in.
   */
  sublocality?: string;
  /**
   * Neighbourhood it lies in.
   */
  neighborhood?: string;
  /**
   * Street that a landmark stands in.
   */
  street?: string;
  /**
   * House number of a landmark.
   */
  number?: string;
  /**
   * State, province or region.
   */
  state?: string;
  /**
   * Postcode, or the first part of one.
   */
  postcode?: string;
  /**
   * House numbers that a street has, as far as they are known.
   */
  numbers?: {
    /**
     * Lowest.
     */
    from: number;
    /**
     * Highest.
     */
    to: number;
  };
  /**
   * Degrees north, WGS84.
   */
  latitude: number;
  /**
   * Degrees east, WGS84.
   */
  longitude: number;
}
