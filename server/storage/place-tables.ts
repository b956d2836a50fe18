import type { Generated } from 'kysely';

/** What a place of the gazetteer is. */
export type PlaceKind =
  | 'street'
  | 'landmark'
  | 'neighborhood'
  | 'sublocality'
  | 'locality'
  | 'postcode';

/** A place that customers may name. Its key is the triple of market, id and source. */
export interface PlaceTable {
  market: string;
  /** Made from what the place is called and where, so that it stays the same when the source is read in again. */
  place_id: string;
  /** Where the row came from: `catalogue`, or the name an import was given. */
  source: string;
  kind: PlaceKind;
  /** As customers write it; of a postcode area the postcode, or its first part. */
  name: string;
  city: string | null;
  sublocality: string | null;
  neighborhood: string | null;
  /** Street that a landmark stands in. */
  street: string | null;
  /** House number of a landmark. */
  number: string | null;
  state: string | null;
  postcode: string | null;
  /** The postcode in capital letters without spaces. */
  postcode_key: string | null;
  /** Lowest and highest house number of a street, as far as they are known. */
  number_from: number | null;
  number_to: number | null;
  /** The name, folded, for search by its beginning. */
  search: string;
  /** Degrees north, WGS 84. */
  latitude: number;
  /** Degrees east, WGS 84. */
  longitude: number;
}

/** A house number with its own position. */
export interface AddressPointTable {
  market: string;
  /** Place of the street. */
  place_id: string;
  source: string;
  number: number;
  /** What follows the number, such as `bis` or `B`; empty for none. */
  suffix: string;
  latitude: number;
  longitude: number;
}

/** A street, or a range of its numbers, and the hut that delivers there [ADR-14]. */
export interface StreetRecordTable {
  id: Generated<number>;
  market: string;
  source: string;
  /** Hut that delivers there; empty when the delivery areas at its position decide. */
  sector: string | null;
  hut_id: string | null;
  street: string;
  street_name: string;
  street_type: string;
  city: string;
  postcode: string;
  /** The postcode in capital letters without spaces. */
  postcode_key: string;
  /** The street, folded, with a space before each word. */
  search: string;
  number_from: number;
  number_to: number;
  number_type: 'Consecutive' | 'Odd' | 'Even';
  latitude: number | null;
  longitude: number | null;
}
