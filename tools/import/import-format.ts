import type { GazetteerPlace } from '../../schemas/types/catalogue/place.ts';
import type { StreetRecord } from '../../schemas/types/http/places.ts';

/** A house number with its position; its street is put together from all of its numbers. */
export interface ImportedAddress {
  readonly street: string;
  readonly number: number;
  readonly suffix: string;
  readonly city: string;
  readonly sublocality?: string | undefined;
  readonly state?: string | undefined;
  readonly postcode?: string | undefined;
  readonly latitude: number;
  readonly longitude: number;
}

/** A range of a street's numbers; which hut delivers there follows from its position. */
export interface ImportedStreet extends Omit<StreetRecord, 'hut'> {
  readonly latitude: number;
  readonly longitude: number;
}

/** What one row of a file brings, or why it brings nothing. */
export type ImportedRow =
  | { readonly kind: 'places'; readonly places: readonly GazetteerPlace[] }
  | { readonly kind: 'address'; readonly address: ImportedAddress }
  | { readonly kind: 'street'; readonly street: ImportedStreet }
  | { readonly kind: 'skipped'; readonly reason: string };

/** What a format needs to know of the market. */
export interface ImportMarket {
  /** ISO 3166 code of the country in lower case. */
  readonly country: string;
  /** Whether a text is a postcode of the market, or its first part. */
  readonly isPostcode: (text: string) => boolean;
}

/** A row by the names of its columns; a missing cell is an empty text. */
export type Cells = (column: string) => string;

/** An open format that addresses and places come in. */
export interface ImportFormat {
  readonly name: string;
  /** Whose format it is and what it holds. */
  readonly title: string;
  readonly delimiter: string;
  readonly isQuoted: boolean;
  /** Names of the columns of a file without a header; left out, the first row names them. */
  readonly columns?: readonly string[];
  /** Columns without which a file is none of this format, in lower case. */
  readonly required: readonly string[];
  /** First words of street names that say what kind of street it is. */
  readonly streetTypes: readonly string[];
  readonly read: (cells: Cells, market: ImportMarket) => ImportedRow;
}

/** Why rows are left out, as they are counted. */
export const reasons = {
  noPosition: 'without a position',
  otherCountry: 'of another country',
  noPostcode: 'with a postcode that is none of the market',
  ended: 'with a postcode that has ended',
  noName: 'without a name',
  noNumber: 'without a house number',
  noCity: 'without a city',
  wrongRange: 'with a range of numbers that is none',
} as const;

export const skipped = (reason: string): ImportedRow => ({ kind: 'skipped', reason });

/** A position from two cells; undefined when they are no degrees, or the point 0, 0 that stands for none. */
export function positionOf(
  latitudeText: string,
  longitudeText: string,
): { readonly latitude: number; readonly longitude: number } | undefined {
  if (latitudeText === '' || longitudeText === '') return undefined;
  const [latitude, longitude] = [Number(latitudeText), Number(longitudeText)];
  const isPosition = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPosition && (latitude !== 0 || longitude !== 0) ? { latitude, longitude } : undefined;
}

/** A house number and what follows it: `12`, `12 bis`, `12B`; undefined when it does not begin with a number. */
export function houseNumberOf(
  text: string,
  suffix = '',
): { readonly number: number; readonly suffix: string } | undefined {
  const parts = /^(\d{1,6})\s*([\p{L}]{0,6})/u.exec(text);
  const number = Number(parts?.[1]);
  return number > 0
    ? { number, suffix: (suffix === '' ? (parts?.[2] ?? '') : suffix).toLowerCase() }
    : undefined;
}
