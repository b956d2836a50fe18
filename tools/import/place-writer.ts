import { sql, type Transaction } from 'kysely';
import {
  type AddressPointRow,
  placeIdOf,
  placeRow,
  type RowOrigin,
  streetSearch,
} from '../../server/address/place-rows.ts';
import { normalisePostcode } from '../../core/address/postcodes.ts';
import { toJson } from '../../server/storage/json-text.ts';
import type { Tables } from '../../server/storage/tables.ts';
import type { GazetteerPlace } from '../../schemas/types/catalogue/place.ts';
import type { ImportedAddress, ImportedRow, ImportedStreet } from './import-format.ts';

/** Rows that are sent together. */
const rowsAtOnce = 2_000;

type Written = 'place' | 'address_point' | 'street_record';

/**
 * Writes what an import brings, in the transaction it is given: first everything of the same source goes, at the end
 * the streets are put together from their numbers.
 */
export class PlaceWriter {
  readonly #tx: Transaction<Tables>;
  readonly #origin: RowOrigin;
  readonly #waiting: Record<Written, object[]> = {
    place: [],
    address_point: [],
    street_record: [],
  };

  constructor(tx: Transaction<Tables>, origin: RowOrigin) {
    this.#tx = tx;
    this.#origin = origin;
  }

  /** Removes what an earlier import of the source brought. */
  async clear(): Promise<void> {
    const { market, source } = this.#origin;
    for (const table of ['place', 'address_point', 'street_record'] as const) {
      await this.#tx
        .deleteFrom(table)
        .where('market', '=', market)
        .where('source', '=', source)
        .execute();
    }
  }

  async write(row: Exclude<ImportedRow, { kind: 'skipped' }>): Promise<void> {
    if (row.kind === 'places') for (const place of row.places) await this.#place(place);
    else if (row.kind === 'address') await this.#address(row.address);
    else await this.#street(row.street);
  }

  /** Sends what waits, and puts the streets together. @param streetTypes first words that are no part of the name */
  async finish(streetTypes: readonly string[]): Promise<void> {
    for (const table of ['place', 'address_point', 'street_record'] as const) {
      await this.#send(table);
    }
    await measureStreets(this.#tx, this.#origin);
    await makeStreetRecords(this.#tx, this.#origin, streetTypes);
  }

  async #place(place: GazetteerPlace): Promise<void> {
    await this.#add('place', placeRow(this.#origin, place));
  }

  async #address({ number, suffix, street, ...address }: ImportedAddress): Promise<void> {
    const { latitude, longitude } = address;
    const place: GazetteerPlace = {
      kind: 'street',
      name: street,
      ...known(address),
      latitude,
      longitude,
    };
    await this.#place(place);
    const { market, source } = this.#origin;
    const point: AddressPointRow = {
      market,
      source,
      place_id: placeIdOf(market, place),
      number,
      suffix,
      latitude,
      longitude,
    };
    await this.#add('address_point', point);
  }

  async #street({ latitude, longitude, ...street }: ImportedStreet): Promise<void> {
    const { street: name, city, postcode, number_from: from, number_to: to } = street;
    const position = { latitude, longitude };
    await this.#place({ kind: 'street', name, city, postcode, numbers: { from, to }, ...position });
    await this.#add('street_record', {
      ...this.#origin,
      ...street,
      ...position,
      postcode_key: normalisePostcode(postcode),
      search: streetSearch(name),
    });
  }

  async #add(table: Written, row: object): Promise<void> {
    this.#waiting[table].push(row);
    if (this.#waiting[table].length >= rowsAtOnce) await this.#send(table);
  }

  /** One parameter carries all rows: ten thousand of them would cost more than the rows themselves. */
  async #send(table: Written): Promise<void> {
    const rows = this.#waiting[table];
    this.#waiting[table] = [];
    const [first] = rows;
    if (!first) return;
    const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${toJson(rows)}::text::jsonb)
      on conflict do nothing`.execute(this.#tx);
  }
}

/** The fields that have a value. */
const known = ({
  city,
  sublocality,
  state,
  postcode,
}: Pick<ImportedAddress, 'city' | 'sublocality' | 'state' | 'postcode'>) => ({
  city,
  ...(sublocality !== undefined && { sublocality }),
  ...(state !== undefined && { state }),
  ...(postcode !== undefined && { postcode }),
});

/** A street lies in the middle of its numbers and has those from the lowest to the highest. */
async function measureStreets(
  tx: Transaction<Tables>,
  { market, source }: RowOrigin,
): Promise<void> {
  await sql`
    update place set latitude = measured.latitude, longitude = measured.longitude,
      number_from = measured.lowest, number_to = measured.highest
    from (
      select place_id, avg(latitude) as latitude, avg(longitude) as longitude,
        min(number) as lowest, max(number) as highest
      from address_point where market = ${market} and source = ${source} group by place_id
    ) as measured
    where place.market = ${market} and place.source = ${source}
      and place.place_id = measured.place_id`.execute(tx);
}

/**
 * Ranges of the streets whose numbers came one by one. Both sides together when they begin and end at most one apart;
 * else each side that has numbers for itself [ADR-14].
 */
async function makeStreetRecords(
  tx: Transaction<Tables>,
  { market, source }: RowOrigin,
  streetTypes: readonly string[],
): Promise<void> {
  const types = sql`array[${sql.join(streetTypes.map((type) => sql.val(type)))}]::text[]`;
  await sql`
    with sides as (
      select place.name, place.city, place.postcode, place.postcode_key, place.search,
        split_part(place.name, ' ', 1) as first_word,
        avg(point.latitude) as latitude, avg(point.longitude) as longitude,
        min(point.number) filter (where point.number % 2 = 1) as odd_from,
        max(point.number) filter (where point.number % 2 = 1) as odd_to,
        min(point.number) filter (where point.number % 2 = 0) as even_from,
        max(point.number) filter (where point.number % 2 = 0) as even_to
      from place join address_point as point
        on point.market = place.market and point.source = place.source
        and point.place_id = place.place_id
      where place.market = ${market} and place.source = ${source}
        and place.postcode is not null and place.city is not null
      group by place.market, place.source, place.place_id
    ), judged as (
      select *, coalesce(abs(odd_from - even_from) <= 1 and abs(odd_to - even_to) <= 1, false)
        as is_whole
      from sides
    ), ranges as (
      select judged.*, least(odd_from, even_from) as number_from,
        greatest(odd_to, even_to) as number_to, 'Consecutive' as number_type
      from judged where is_whole
      union all
      select judged.*, odd_from, odd_to, 'Odd' from judged where not is_whole and odd_from is not null
      union all
      select judged.*, even_from, even_to, 'Even'
      from judged where not is_whole and even_from is not null
    )
    insert into street_record (market, source, street, street_name, street_type, city, postcode,
      postcode_key, search, number_from, number_to, number_type, latitude, longitude)
    select ${market}, ${source}, name,
      case when first_word = any(${types}) and first_word <> name
        then substr(name, length(first_word) + 2) else name end,
      case when first_word = any(${types}) and first_word <> name then first_word else '' end,
      city, postcode, postcode_key, ' ' || search, number_from, number_to, number_type,
      latitude, longitude
    from ranges`.execute(tx);
}
