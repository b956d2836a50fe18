import type { Kysely } from 'kysely';
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import type { ServedAreaKind } from '../storage/catalogue-tables.ts';
import type { Tables } from '../storage/tables.ts';
import { distanceMetres, type Place } from '../address/distance-metres.ts';
import type { AreaNames } from '../../core/address/postcodes.ts';

/** An area that a hut delivers to and that holds the address asked for. */
export interface MatchingArea {
  readonly sector: string;
  readonly hutId: string;
  readonly kind: ServedAreaKind;
  readonly value: string;
}

/** The areas of a market that hold a postcode, in the market's own order. */
export async function areasWithPostcode(
  db: Kysely<Tables>,
  market: string,
  { postcodes, outcodes }: AreaNames,
): Promise<readonly MatchingArea[]> {
  const rows = await db
    .selectFrom('served_area')
    .select(['sector', 'hut_id', 'kind', 'value'])
    .where('market', '=', market)
    .where((where) =>
      where.or([
        where.and([where('kind', '=', 'postcode'), where('value', 'in', postcodes)]),
        where.and([where('kind', '=', 'outcode'), where('value', 'in', outcodes)]),
      ]),
    )
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ hut_id, ...area }) => ({ ...area, hutId: hut_id }));
}

/** The polygons and circles of sectors that hold a place, in the market's own order. */
export async function areasAround(
  db: Kysely<Tables>,
  sectors: readonly string[],
  place: Place,
): Promise<readonly MatchingArea[]> {
  const { latitude, longitude } = place;
  const rows = await db
    .selectFrom('served_area')
    .innerJoin('hut', (join) =>
      join
        .onRef('hut.sector', '=', 'served_area.sector')
        .onRef('hut.hut_id', '=', 'served_area.hut_id'),
    )
    .select(['served_area.sector', 'served_area.hut_id', 'kind', 'value', 'polygon'])
    .select(['radius_metres', 'hut.latitude', 'hut.longitude'])
    .where('served_area.sector', 'in', sectors)
    .where('south', '<=', latitude)
    .where('north', '>=', latitude)
    .where('west', '<=', longitude)
    .where('east', '>=', longitude)
    .orderBy('hut.position')
    .orderBy('served_area.id')
    .execute();
  return rows
    .filter((row) =>
      row.kind === 'circle'
        ? distanceMetres(place, row) <= (row.radius_metres ?? 0)
        : booleanPointInPolygon([longitude, latitude], row.polygon as Polygon),
    )
    .map(({ sector, hut_id, kind, value }) => ({ sector, hutId: hut_id, kind, value }));
}

type Polygon = Parameters<typeof booleanPointInPolygon>[1];
