import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { foldText } from '../../core/places/fold-text.ts';
import type { GazetteerPlace } from '../../schemas/types/catalogue/place.ts';
import type { StreetRecord } from '../../schemas/types/http/places.ts';
import { normalisePostcode } from '../../core/address/postcodes.ts';
import type { AddressPointTable, PlaceTable, StreetRecordTable } from '../storage/place-tables.ts';

/** Where a row belongs: its market, and what it was read from. */
export interface RowOrigin {
  readonly market: string;
  readonly source: string;
}

/** Digits of a place's id: enough that among ten million places none share one. */
const idLength = 16;

/** Id of a place: the same whenever a place of that name is read in again, even from elsewhere. */
export const placeIdOf = (
  market: string,
  { kind, name, city = '', sublocality = '', postcode = '' }: GazetteerPlace,
): string =>
  createHash('sha256')
    .update([market, kind, name, city, sublocality, postcode].map(foldText).join('|'))
    .digest('hex')
    .slice(0, idLength);

/** A place as the database holds it. */
export const placeRow = (
  { market, source }: RowOrigin,
  place: GazetteerPlace,
): Insertable<PlaceTable> => {
  const postcode = place.kind === 'postcode' ? place.name : place.postcode;
  return {
    market,
    source,
    place_id: placeIdOf(market, place),
    kind: place.kind,
    name: place.name,
    city: place.city ?? null,
    sublocality: place.sublocality ?? null,
    neighborhood: place.neighborhood ?? null,
    street: place.street ?? null,
    number: place.number ?? null,
    state: place.state ?? null,
    postcode: postcode ?? null,
    postcode_key: postcode === undefined ? null : normalisePostcode(postcode),
    number_from: place.numbers?.from ?? null,
    number_to: place.numbers?.to ?? null,
    search: foldText(place.name),
    latitude: place.latitude,
    longitude: place.longitude,
  };
};

/** A street record of the catalogue as the database holds it; its hut is one of the sector. */
export const streetRow = (
  { market, source }: RowOrigin,
  sector: string,
  { hut, ...record }: StreetRecord,
): Insertable<StreetRecordTable> => ({
  ...record,
  market,
  source,
  sector,
  hut_id: hut,
  postcode_key: normalisePostcode(record.postcode),
  search: streetSearch(record.street),
});

/** A street as its words are searched for: each begins behind a space. */
export const streetSearch = (street: string): string => ` ${foldText(street)}`;

/** A row of a house number. */
export type AddressPointRow = Insertable<AddressPointTable>;
