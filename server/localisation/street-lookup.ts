import type { AddressMessage } from '../../core/address/address-problem.ts';
import { matchStreetNumber } from '../../core/address/street-matching.ts';
import { integerPrefix } from '../../core/address/street-number.ts';
import { foldedWords } from '../../core/places/fold-text.ts';
import { isTestPostcode } from '../../core/address/street-rules.ts';
import { PlaceIndex, PlaceWords } from '../../core/places/place-index.ts';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { PostcodeCities, StreetRecord } from '../../schemas/types/http/places.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { HutsFinder } from './huts-finder.ts';
import { normalisePostcode } from '../../core/address/postcodes.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import type { CatalogueReader } from '../menu/catalogue-reader.ts';
import { wrongFields } from '../shell/problem-error.ts';
import type { Database } from '../storage/database.ts';
import { citiesOf, type StreetRow, streetsOf } from '../address/streets-repository.ts';

/** A house as a call names it. */
export interface House {
  readonly postcode: string;
  readonly street?: string | undefined;
  readonly streetNumber?: string | undefined;
}

/** Looks up the streets of a postcode and the cities of postcodes. */
export class StreetLookup {
  readonly #database: Database;
  readonly #huts: HutsFinder;
  readonly #reader: Pick<CatalogueReader, 'hut'>;

  constructor(database: Database, huts: HutsFinder, reader: Pick<CatalogueReader, 'hut'>) {
    this.#database = database;
    this.#huts = huts;
    this.#reader = reader;
  }

  /**
   * The records of a postcode's streets that are like the typed one, each with the hut that delivers there, in hut
   * order [ADR-14, ADR-38]; streets that no hut serves are left out. The test postcode answers its street whatever
   * was typed [ADR-12].
   * @throws ProblemError 400 for a text that is no whole postcode of the market
   */
  async streets(
    running: RunningMarket,
    postcode: string,
    query: string,
  ): Promise<readonly StreetRecord[]> {
    const { manifest } = running.market;
    const isTest = isTestCode(postcode, manifest);
    const key = normalisePostcode(postcode);
    if (!isTest && !new RegExp(manifest.postcode.full, 'i').test(key)) {
      throw wrongFields([{ field: 'postcode', reason: 'must be a whole postcode' }]);
    }
    const words = isTest ? [] : foldedWords(query);
    const { db } = this.#database;
    const found = await streetsOf(db, running.id, key, words);
    const rows =
      found.length > 0 || words.length === 0
        ? found
        : likely(await streetsOf(db, running.id, key, []), query);
    return this.#served(running, key, firstStreets(rows, query, manifest.places.maxRecords));
  }

  /**
   * The hut that delivers to a house, by the records of its street; none where no record reaches it [ADR-23, LOC-35].
   * @throws ProblemError 400 with the rule that the address breaks [ADR-16, ADR-17, ADR-18, ADR-19, ADR-20, ADR-21]
   */
  async servingHouse(
    running: RunningMarket | undefined,
    { postcode, street = '', streetNumber = '' }: House,
  ): Promise<readonly Hut[]> {
    if (!running)
      throw wrongFields([{ field: 'postcode', reason: 'must be a postcode of a market' }]);
    const number = integerPrefix(streetNumber) ?? 0;
    const refused = [
      ...(street.trim() === '' ? [{ field: 'street', reason: 'Must be present' }] : []),
      ...(streetNumber.trim() === ''
        ? [{ field: 'streetNumber', reason: 'Must be present' }]
        : number > 0
          ? []
          : [{ field: 'streetNumber', reason: 'Must be a positive integer' }]),
    ];
    if (refused.length > 0) throw wrongFields(refused);
    const found = await this.streets(running, postcode, street);
    const records = found.filter((record) => record.street === found[0]?.street);
    const match = matchStreetNumber(records, number);
    if (match.kind === 'refused') {
      throw wrongFields([{ field: 'streetNumber', reason: told(match.problem) }]);
    }
    if (match.kind === 'unserved') return [];
    const { hut, street: name, number_from, number_to } = match.record;
    const huts = await Promise.all(
      running.market.manifest.sectors.map((sector) => this.#reader.hut(sector, hut)),
    );
    const value = `${name} ${number_from}-${number_to}`;
    return huts
      .filter((one) => one !== undefined)
      .map((one) => ({ ...one, servedBy: { area: 'street', value } }));
  }

  /**
   * The cities of each postcode that begins with a text [ADR-39]; the test postcode's only when it is typed in full.
   * @throws ProblemError 400 for a text that cannot be the beginning of one
   */
  async postcodes({ id, market }: RunningMarket, beginning: string): Promise<PostcodeCities> {
    const key = normalisePostcode(beginning);
    if (!/^[A-Z0-9]{1,10}$/.test(key)) {
      throw wrongFields([{ field: 'postcode', reason: 'must be a postcode or its first part' }]);
    }
    const { manifest } = market;
    const isTest = isTestCode(beginning, manifest);
    const cities = new Map<string, string[]>();
    for (const { postcode, city } of await citiesOf(this.#database.db, id, key)) {
      if (!isTest && isTestCode(postcode, manifest)) continue;
      const known = cities.get(postcode) ?? [];
      if (known.length === 0 && cities.size >= manifest.places.maxRecords) break;
      cities.set(postcode, [...known, city]);
    }
    return Object.fromEntries(cities);
  }

  /** Fills in the hut of records that leave it to the delivery areas. */
  async #served(
    running: RunningMarket,
    postcode: string,
    rows: readonly StreetRow[],
  ): Promise<readonly StreetRecord[]> {
    const isOpen = rows.some(({ hut_id }) => hut_id === null);
    const [byPostcode] = isOpen
      ? await this.#huts.servingPostcode(postcode, running, undefined)
      : [];
    const records = await Promise.all(
      rows.map(async (row) => {
        const hut = row.hut_id ?? byPostcode?.id ?? (await this.#hutAt(running, row));
        return hut === undefined ? [] : [recordOf(row, hut)];
      }),
    );
    return records.flat();
  }

  async #hutAt(
    { market }: RunningMarket,
    { latitude, longitude }: StreetRow,
  ): Promise<string | undefined> {
    if (latitude === null || longitude === null) return undefined;
    const place = { latitude, longitude };
    return (await this.#huts.servingPlace(place, market.manifest.sectors, undefined))?.id;
  }
}

/** The rules of a street number as the calls tell them [ADR-19, ADR-20, ADR-21]. */
const toldRules: Readonly<Record<string, string>> = {
  'localisation.address.notBetween': "'{n}' is not between {from} and {to}",
  'localisation.address.oddOnly': 'Your hut only services odd street numbers',
  'localisation.address.evenOnly': 'Your hut only services even street numbers',
};

const told = ({ message, values = {} }: AddressMessage): string =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, String(value)),
    toldRules[message] ?? message,
  );

const isTestCode = (postcode: string, { address }: Manifest): boolean =>
  isTestPostcode(postcode, address.testPostcode?.postcode);

/** The streets that a mistyped text probably means. */
function likely(rows: readonly StreetRow[], query: string): readonly StreetRow[] {
  const streets = [...new Set(rows.map(({ street }) => street))];
  const words = new PlaceWords();
  for (const street of streets) words.add({ name: street, context: '' });
  const found = PlaceIndex.of(words).search(query, streets.length);
  const meant = found.map(({ at }) => streets[at]);
  return meant.flatMap((street) => rows.filter((row) => row.street === street));
}

/** The records of the first streets, the one that was typed in full before all others; no street is cut apart. */
function firstStreets(
  rows: readonly StreetRow[],
  query: string,
  limit: number,
): readonly StreetRow[] {
  const typed = foldedWords(query).join(' ');
  const isTyped = ({ search }: StreetRow): boolean => search.trim() === typed;
  const ordered = [...rows.filter(isTyped), ...rows.filter((row) => !isTyped(row))];
  const streets = new Set([...new Set(ordered.map(({ street }) => street))].slice(0, limit));
  return ordered.filter(({ street }) => streets.has(street));
}

const recordOf = (row: StreetRow, hut: string): StreetRecord => ({
  street: row.street,
  street_name: row.street_name,
  street_type: row.street_type,
  city: row.city,
  postcode: row.postcode,
  hut,
  number_from: row.number_from,
  number_to: row.number_to,
  number_type: row.number_type,
});
