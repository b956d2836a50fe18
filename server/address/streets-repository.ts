import type { Kysely, Selectable } from 'kysely';
import type { StreetRecordTable } from '../storage/place-tables.ts';
import type { Tables } from '../storage/tables.ts';

/** A street record as the database holds it. */
export type StreetRow = Selectable<StreetRecordTable>;

/** The street records of a postcode in hut order, those whose street has words that begin with the given ones. */
export async function streetsOf(
  db: Kysely<Tables>,
  market: string,
  postcodeKey: string,
  words: readonly string[],
): Promise<readonly StreetRow[]> {
  let query = db
    .selectFrom('street_record')
    .leftJoin('hut', (join) =>
      join
        .onRef('hut.sector', '=', 'street_record.sector')
        .onRef('hut.hut_id', '=', 'street_record.hut_id'),
    )
    .selectAll('street_record')
    .where('street_record.market', '=', market)
    .where('postcode_key', '=', postcodeKey);
  for (const word of words) query = query.where('search', 'like', `% ${word}%`);
  return query
    .orderBy('search')
    .orderBy('hut.position', (by) => by.asc().nullsLast())
    .orderBy('number_from')
    .orderBy('street_record.id')
    .execute();
}

/** A postcode with a city that it lies in. */
export interface PostcodeCity {
  readonly postcode: string;
  readonly city: string;
}

/** The postcodes that begin with a text and the cities of each, from streets and places. */
export async function citiesOf(
  db: Kysely<Tables>,
  market: string,
  beginning: string,
): Promise<readonly PostcodeCity[]> {
  const end = `${beginning}~`;
  const rows = await db
    .selectFrom('street_record')
    .select(['postcode', 'city'])
    .where('market', '=', market)
    .where('postcode_key', '>=', beginning)
    .where('postcode_key', '<', end)
    .union(
      db
        .selectFrom('place')
        .select((column) => [
          column.ref('postcode').$notNull().as('postcode'),
          column.ref('city').$notNull().as('city'),
        ])
        .where('market', '=', market)
        .where('kind', '=', 'postcode')
        .where('city', 'is not', null)
        .where('postcode_key', '>=', beginning)
        .where('postcode_key', '<', end),
    )
    .execute();
  return rows.toSorted(
    (one, other) =>
      one.postcode.localeCompare(other.postcode) || one.city.localeCompare(other.city),
  );
}
