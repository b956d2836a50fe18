import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import { boundsOfCircle } from './bounds.ts';
import { distanceMetres, type Place as Position } from './distance-metres.ts';
import type { AddressPointTable, PlaceTable } from '../storage/place-tables.ts';
import type { Tables } from '../storage/tables.ts';

/** A place as the database holds it. */
export type PlaceRow = Selectable<PlaceTable>;
/** A house number as the database holds it. */
export type AddressPoint = Selectable<AddressPointTable>;

/** Places by their ids, each once, in the order asked for; those that are gone are left out. */
export async function placesById(
  db: Kysely<Tables>,
  market: string,
  ids: readonly string[],
): Promise<readonly PlaceRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('place')
    .selectAll()
    .where('market', '=', market)
    .where('place_id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.place_id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

/** Places whose name begins with a folded text, shortest first. */
export const placesByBeginning = (
  db: Kysely<Tables>,
  market: string,
  folded: string,
  limit: number,
): Promise<readonly PlaceRow[]> =>
  db
    .selectFrom('place')
    .selectAll()
    .where('market', '=', market)
    .where('search', '>=', folded)
    .where('search', '<', `${folded}\u{10ffff}`)
    .orderBy('search')
    .limit(limit)
    .execute();

/** Postcode areas whose code begins with a normalised text. */
export const postcodesByBeginning = (
  db: Kysely<Tables>,
  market: string,
  beginning: string,
  limit: number,
): Promise<readonly PlaceRow[]> =>
  db
    .selectFrom('place')
    .selectAll()
    .where('market', '=', market)
    .where('kind', '=', 'postcode')
    .where('postcode_key', '>=', beginning)
    .where('postcode_key', '<', `${beginning}~`)
    .orderBy('postcode_key')
    .limit(limit)
    .execute();

/** The smallest known area that a postcode lies in: itself, else the longest of its beginnings. */
export const areaOfPostcode = (
  db: Kysely<Tables>,
  market: string,
  codes: readonly string[],
): Promise<PlaceRow | undefined> =>
  db
    .selectFrom('place')
    .selectAll()
    .where('market', '=', market)
    .where('kind', '=', 'postcode')
    .where('postcode_key', 'in', codes)
    .orderBy(sql`length(postcode_key)`, 'desc')
    .limit(1)
    .executeTakeFirst();

/** The place nearest to a position, postcode areas left out; undefined when none is within the distance. */
export async function placeAt(
  db: Kysely<Tables>,
  market: string,
  position: Position,
  metres: number,
): Promise<PlaceRow | undefined> {
  const { south, north, west, east } = boundsOfCircle(position, metres);
  const { latitude, longitude } = position;
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  const row = await db
    .selectFrom('place')
    .selectAll()
    .where('market', '=', market)
    .where('kind', '!=', 'postcode')
    .where('latitude', '>=', south)
    .where('latitude', '<=', north)
    .where('longitude', '>=', west)
    .where('longitude', '<=', east)
    .orderBy(
      sql`power(latitude - ${latitude}::double precision, 2) + power((longitude - ${longitude}::double precision) * ${narrowing}::double precision, 2)`,
    )
    .limit(1)
    .executeTakeFirst();
  return row && distanceMetres(position, row) <= metres ? row : undefined;
}

/** A house number of a street; undefined when its position is not known. */
export const addressPoint = (
  db: Kysely<Tables>,
  market: string,
  placeId: string,
  number: number,
  suffix: string,
): Promise<AddressPoint | undefined> =>
  db
    .selectFrom('address_point')
    .selectAll()
    .where('market', '=', market)
    .where('place_id', '=', placeId)
    .where('number', '=', number)
    .orderBy(sql`suffix = ${suffix}`, 'desc')
    .limit(1)
    .executeTakeFirst();

/** The streets among places of which positions of single numbers are known. */
export async function streetsWithPoints(
  db: Kysely<Tables>,
  market: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('address_point')
    .select('place_id')
    .distinct()
    .where('market', '=', market)
    .where('place_id', 'in', ids)
    .execute();
  return new Set(rows.map(({ place_id }) => place_id));
}
