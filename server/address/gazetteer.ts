import { foldText } from '../../core/places/fold-text.ts';
import type { PlaceQuery } from '../../core/places/geocoder.ts';
import type { GeocodedPlace, PlaceSuggestion } from '../../schemas/types/http/places.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { areasOf, normalisePostcode } from '../../core/address/postcodes.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import { wrongFields } from '../shell/problem-error.ts';
import type { Database } from '../storage/database.ts';
import { type NumberedText, splitId, splitNumber } from './house-number.ts';
import { type HouseNumber, placeAnswer, suggestionOf } from './place-answer.ts';
import type { PlaceIndexes } from './place-indexes.ts';
import {
  addressPoint,
  areaOfPostcode,
  placeAt,
  type PlaceRow,
  placesByBeginning,
  placesById,
  postcodesByBeginning,
  streetsWithPoints,
} from './places-repository.ts';

/** Finds the places of markets in our own tables; each market has those of its country only [ADR-33]. */
export class Gazetteer {
  readonly #database: Database;
  readonly #indexes: PlaceIndexes;

  constructor(database: Database, indexes: PlaceIndexes) {
    this.#database = database;
    this.#indexes = indexes;
  }

  /** Suggestions for a typed text, best first: postcodes, names as typed, then numbers of streets [ADR-31]. */
  async suggest({ id, market }: RunningMarket, input: string): Promise<readonly PlaceSuggestion[]> {
    const limit = market.manifest.places.maxSuggestions;
    const split = splitNumber(input);
    const [areas, places, streets] = await Promise.all([
      this.#postcodes(id, market.manifest, input),
      this.#named(id, input, limit),
      split ? this.#named(id, split.rest, limit) : [],
    ]);
    const numbered = split ? await this.#numbered(id, streets, split) : [];
    const found = [
      ...areas.map((area) => suggestionOf(area)),
      ...places.map((place) => suggestionOf(place)),
      ...numbered,
    ];
    return [...new Map(found.map((one) => [one.placeId, one])).values()].slice(0, limit);
  }

  /**
   * The place of a postcode, an id or a position; undefined where nothing is known [ADR-32].
   * @throws ProblemError 400 for a postcode that is none of the market
   */
  async find(running: RunningMarket, query: PlaceQuery): Promise<GeocodedPlace | undefined> {
    if ('postcode' in query) return this.#byPostcode(running, query.postcode);
    if ('placeId' in query) return this.#byId(running, query.placeId);
    const { id, market } = running;
    const position = { latitude: query.lat, longitude: query.lng };
    const metres = market.manifest.places.reverseRadiusMetres;
    const place = await placeAt(this.#database.db, id, position, metres);
    return place && placeAnswer(place, market.manifest);
  }

  async #byPostcode(
    { id, market }: RunningMarket,
    postcode: string,
  ): Promise<GeocodedPlace | undefined> {
    const areas = areasOf(postcode, market.manifest.postcode);
    if (!areas) {
      throw wrongFields([{ field: 'postcode', reason: 'must be a postcode or its first part' }]);
    }
    const area = await areaOfPostcode(this.#database.db, id, areas.postcodes);
    return (
      area && placeAnswer({ ...area, postcode: postcode.trim().toUpperCase() }, market.manifest)
    );
  }

  async #byId({ id, market }: RunningMarket, asked: string): Promise<GeocodedPlace | undefined> {
    const split = splitId(asked);
    if (!split) return undefined;
    const [place] = await placesById(this.#database.db, id, [split.placeId]);
    if (!place || !split.number) return place && placeAnswer(place, market.manifest);
    return placeAnswer(place, market.manifest, await this.#houseNumber(place, split.number));
  }

  /** Places by name: from memory, and from the database where that does not hold all of them. */
  async #named(market: string, text: string, limit: number): Promise<readonly PlaceRow[]> {
    const { db } = this.#database;
    const { search, isComplete } = await this.#indexes.of(market);
    const found = search(text, limit).map(({ placeId }) => placeId);
    const rows = await placesById(db, market, found);
    const folded = foldText(text);
    if (isComplete || rows.length >= limit || folded === '') return rows;
    return [...rows, ...(await placesByBeginning(db, market, folded, limit))];
  }

  /** Postcode areas, once a text has a digit or is the first part of a postcode. */
  async #postcodes(
    market: string,
    { postcode, places }: Manifest,
    input: string,
  ): Promise<readonly PlaceRow[]> {
    const plain = normalisePostcode(input);
    const isCode = /^[A-Z0-9]{2,10}$/.test(plain) && /\d/.test(plain);
    if (!isCode && !areasOf(input, postcode)) return [];
    return postcodesByBeginning(this.#database.db, market, plain, places.maxSuggestions);
  }

  /** A street with the number typed, when it has such a number or nobody knows which it has; else the street alone. */
  async #numbered(
    market: string,
    places: readonly PlaceRow[],
    typed: NumberedText,
  ): Promise<readonly PlaceSuggestion[]> {
    const streets = places.filter(({ kind }) => kind === 'street');
    const ids = streets.map(({ place_id }) => place_id);
    const exact = await streetsWithPoints(this.#database.db, market, ids);
    return Promise.all(
      streets.map(async (street) => {
        const number = await this.#houseNumber(street, typed, exact.has(street.place_id));
        return suggestionOf(street, number);
      }),
    );
  }

  /** A number of a street with its position; undefined when the street has no such number. */
  async #houseNumber(
    { market, place_id, number_from, number_to }: PlaceRow,
    { number, suffix }: Omit<NumberedText, 'rest'>,
    hasPoints = true,
  ): Promise<HouseNumber | undefined> {
    const point = hasPoints
      ? await addressPoint(this.#database.db, market, place_id, number, suffix)
      : undefined;
    if (point) {
      return { number, suffix, latitude: point.latitude, longitude: point.longitude };
    }
    const isOutside =
      (number_from !== null && number < number_from) || (number_to !== null && number > number_to);
    return isOutside ? undefined : { number, suffix };
  }
}
