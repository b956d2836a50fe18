import type { Kysely } from 'kysely';
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import type { Tables } from '../storage/tables.ts';
import { distanceMetres, type Place } from './distance.ts';
import type { AreaNames } from './postcode.ts';

/** The key of a hut. */
export interface HutKey {
  readonly sector: string;
  readonly hutId: string;
}

/** The huts of a market that serve a postcode, the most exact area first, each once. */
export async function hutsServingPostcode(
  db: Kysely<Tables>,
  market: string,
  { postcodes, outcodes }: AreaNames,
): Promise<readonly HutKey[]> {
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
  const exactness = ({ kind, value }: { kind: string; value: string }): number =>
    kind === 'postcode' ? value.length : 0;
  const ranked = rows.toSorted((one, other) => exactness(other) - exactness(one));
  return distinct(ranked.map(({ sector, hut_id }) => ({ sector, hutId: hut_id })));
}

/** The huts of sectors whose polygon or circle holds a place. */
export async function hutsServingPlace(
  db: Kysely<Tables>,
  sectors: readonly string[],
  place: Place,
): Promise<readonly HutKey[]> {
  const { latitude, longitude } = place;
  const rows = await db
    .selectFrom('served_area')
    .innerJoin('hut', (join) =>
      join
        .onRef('hut.sector', '=', 'served_area.sector')
        .onRef('hut.hut_id', '=', 'served_area.hut_id'),
    )
    .select(['served_area.sector', 'served_area.hut_id', 'kind', 'polygon', 'radius_metres'])
    .select(['hut.latitude', 'hut.longitude'])
    .where('served_area.sector', 'in', sectors)
    .where('south', '<=', latitude)
    .where('north', '>=', latitude)
    .where('west', '<=', longitude)
    .where('east', '>=', longitude)
    .orderBy('hut.position')
    .execute();
  return distinct(
    rows
      .filter((row) =>
        row.kind === 'circle'
          ? distanceMetres(place, row) <= (row.radius_metres ?? 0)
          : booleanPointInPolygon([longitude, latitude], row.polygon as Polygon),
      )
      .map(({ sector, hut_id }) => ({ sector, hutId: hut_id })),
  );
}

type Polygon = Parameters<typeof booleanPointInPolygon>[1];

const distinct = (keys: readonly HutKey[]): readonly HutKey[] => [
  ...new Map(keys.map((key) => [`${key.sector}:${key.hutId}`, key])).values(),
];
